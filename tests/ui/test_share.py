"""Taking an address along: its code in a panel, what is said where a phone cannot use it, and the site as an app."""

from __future__ import annotations

import json
import re
from urllib.parse import quote

import pytest
import segno
from playwright.sync_api import expect

from zwicker_lab.texts import LANGUAGES
from zwicker_lab.ui.manifest import manifest
from zwicker_lab.ui.qr import MOST
from zwicker_lab.ui.settings import ASSET_URL, ASSETS
from zwicker_lab.ui.share import code

HOME = "http://192.168.1.20:5006/deal?lang=en"
MODULES = """async ([source, count]) => {
  const picture = new Image();
  picture.src = source;
  await picture.decode();
  const sheet = Object.assign(document.createElement('canvas'), { width: count * 8, height: count * 8 });
  const pen = sheet.getContext('2d', { willReadFrequently: true });
  pen.drawImage(picture, 0, 0, sheet.width, sheet.height);
  const dark = (row, column) => pen.getImageData(column * 8 + 4, row * 8 + 4, 1, 1).data[0] < 128;
  return Array.from({ length: count }, (_, row) => Array.from({ length: count }, (_, column) => +dark(row, column)));
}"""
"""The modules of a code as a browser paints them: dark is 1."""


# ---- what is said ------------------------------------------------------------------------------------------------


def test_an_address_a_phone_can_reach_needs_no_words():
    told = code(HOME, "en")
    assert told["address"] == HOME and told["picture"].startswith("data:image/svg+xml;") and told["notes"] == []


@pytest.mark.parametrize("host", ["localhost:5006", "127.0.0.1:5006", "[::1]:5006", "0.0.0.0:5006"])
def test_an_address_of_this_machine_alone_is_told_with_what_to_do(host):
    (note,) = code(f"http://{host}/look", "de")["notes"]
    assert "Ein Telefon erreicht" in note and "--address" in note


def test_a_long_address_gives_way_to_the_position_and_says_so():
    told = code(f"{HOME}&file={'x' * MOST}", "en", True, "look?lang=en&position=zwicker3")
    assert told["address"] == "http://192.168.1.20:5006/look?lang=en&position=zwicker3"
    assert told["picture"] and "the position alone" in told["notes"][0]


def test_what_only_the_window_keeps_is_told():
    told = code(f"{HOME}&id=own", "en", False, "look?lang=en&position=zwicker3")
    assert told["address"].endswith("look?lang=en&position=zwicker3") and "this window only" in told["notes"][0]


def test_the_words_above_a_code_are_true_of_it():
    """Only the address of the page opens exactly what is seen; a code of the position says what it leaves out."""
    whole, position = code(HOME, "en"), code(HOME, "en", False, "look?lang=en&position=zwicker3")
    assert "exactly what you see" in whole["text"] and "exactly" not in position["text"]


def test_a_deal_no_address_leads_to_is_not_sent_as_one():
    """An own deal that is over has no position to show either: nothing to copy, and the way that works is named."""
    told = code(f"{HOME}&id=own", "en", False, None)
    assert (told["picture"], told["address"], told["text"]) == ("", "", "")
    assert "too long" not in told["notes"][0] and "file" in told["notes"][0]


def test_an_address_too_long_in_every_way_has_no_code():
    told = code(f"{HOME}&file={'x' * MOST}", "en", True, f"look?position={'x' * MOST}")
    assert told["picture"] == "" and told["notes"] == [
        "This address is too long for a code a phone can read. Copy it and send it as a message."
    ]


@pytest.mark.parametrize(
    "address", [None, 7, "", "javascript:alert(1)", "file:///etc", "http://[", "http:", "x" * 20_000]
)
def test_what_is_no_address_gets_no_code(address):
    assert code(address, "en") is None


# ---- in the browser ----------------------------------------------------------------------------------------------


def test_the_panel_shows_the_code_of_the_page_and_closes_by_escape_or_beside_it(page, app_url, visit, axe):
    """What the browser paints is, module by module, the code segno makes of this very address."""
    position = "zwicker3; table 9d 5c; hand 9s Kc"
    visit(page, f"{app_url}look?lang=en&position={quote(position)}")
    page.locator(".looking-at").wait_for()
    opener = page.get_by_role("button", name="QR code")
    opener.click()
    picture = page.get_by_role("img", name="QR code of the address below")
    expect(picture).to_be_visible()
    address = page.get_by_label("Address", exact=True)
    expect(address).to_have_value(page.url)
    drawn = segno.make(page.url, error="m", micro=False)
    wanted = [list(row) for row in drawn.matrix_iter(border=4)]
    assert page.evaluate(MODULES, [picture.get_attribute("src"), len(wanted)]) == wanted
    expect(page.get_by_role("dialog")).to_contain_text("A phone cannot reach “localhost”")
    axe(page)
    dialog = page.get_by_role("dialog")
    page.get_by_role("button", name="Copy the address").click()
    expect(dialog.locator("[aria-live]")).to_have_text(re.compile("Copied|did not work"))
    box = dialog.bounding_box()
    page.mouse.click(box["x"] + 8, box["y"] + 12)  # its own margin
    expect(dialog).to_be_visible()
    page.mouse.click(box["x"] - 20, box["y"] + 12)
    expect(dialog).to_be_hidden()
    expect(opener).to_be_focused()
    opener.click()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(opener).to_be_focused()


# ---- the site as an app ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_browser_finds_a_manifest_it_can_install(page, app_url, visit, lang):
    visit(page, f"{app_url}home?lang={lang}")
    browser = page.context.new_cdp_session(page)
    found = browser.send("Page.getAppManifest")
    told = json.loads(found["data"])
    assert found["errors"] == [] and found["url"].endswith(f"manifest-{lang}.json")
    assert told["lang"] == lang
    assert browser.send("Page.getInstallabilityErrors")["installabilityErrors"] in ([], IN_PRIVATE)
    start = page.request.get(f"{found['url']}/../{told['start_url']}")
    assert start.ok and "Zwicker" in start.text()


IN_PRIVATE = [{"errorId": "in-incognito", "errorArguments": []}]
"""All that stands against installing from a test: its profile keeps nothing."""


def test_every_icon_is_there_in_the_size_it_claims():
    told = manifest("de")
    for icon in told["icons"]:
        data = (ASSETS / icon["src"].removeprefix(ASSET_URL)).read_bytes()
        if icon["type"] == "image/png":
            assert data[:8] == b"\x89PNG\r\n\x1a\n"
            assert f"{int.from_bytes(data[16:20])}x{int.from_bytes(data[20:24])}" == icon["sizes"]
    assert {icon["purpose"] for icon in told["icons"]} == {"any", "maskable"}
