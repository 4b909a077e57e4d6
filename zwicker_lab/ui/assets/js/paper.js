// Prints the page.
document.getElementById('zl-print').addEventListener('click', () => print());
