# The address to take along: as a QR code and as text.
share-open = QR code
share-title = Take it along
share-text = Point a phone’s camera at the pattern: it opens exactly what you see here.
share-text-position = Point a phone’s camera at the pattern: it opens the position you see here.
share-alt = QR code of the address below
share-address = Address
share-copy = Copy the address
share-copied = Copied
share-failed = Copying did not work, mark the address by hand
share-close = Close
share-local = A phone cannot reach “{ $host }”, which is what every device calls itself. Start the server with this computer’s address in your home network, for example zwicker-lab serve --address 192.168.1.20, and open the page at that address.
share-too-long = This address is too long for a code a phone can read. Copy it and send it as a message.
share-position-only = The link with the whole deal is too long for a code. This code leads to the position alone.
share-position-kept = Your deal is kept in this window only. This code leads to the position alone.
share-kept = This deal is kept in this window only, no address leads to it. Save it as a file and send that.
