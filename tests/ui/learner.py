"""Somebody at a lesson in a browser, with a mouse, a finger or the keyboard."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

QUICK = "localStorage.getItem('zwicker-lab-look') ?? localStorage.setItem('zwicker-lab-look', '{\"pace\":\"quick\"}')"
WHERE = """el => { const on = el.getRootNode().activeElement;
  const beside = on && on.parentNode === el.parentNode && on.tabIndex === 0 && el.tabIndex < 0;
  return on === el ? "here" : beside ? "beside" : "" }"""


class Learner:
    """Somebody at a lesson who does everything with a mouse, a finger or the keyboard alone."""

    def __init__(self, page: Page, by: str) -> None:
        self.page, self.by = page, by

    def press(self, place: Locator) -> None:
        """Press a button, a card or an item."""
        expect(place).to_be_visible()
        if self.by == "keyboard":
            self.reach(place)
            self.page.keyboard.press("Enter")
        elif self.by == "touch":
            place.tap()
        else:
            place.click()

    def reach(self, place: Locator) -> None:
        """Come to a place with Tab, and with the arrows inside a group that is one stop."""
        for _ in range(150):
            at = place.evaluate(WHERE)
            if at == "here":
                return
            if at == "beside":
                self.page.keyboard.press("Home")
                while place.evaluate(WHERE) != "here":
                    self.page.keyboard.press("ArrowRight")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{place} cannot be reached with the keyboard")

    def choose(self, card: str) -> None:
        """Choose a card of the hand, unless it is chosen already."""
        place = self.page.locator(f'.hand [data-card="{card}"]')
        expect(place).to_be_visible()
        if place.get_attribute("aria-pressed") != "true":
            self.press(place)
            expect(place).to_have_attribute("aria-pressed", "true")

    def touch(self, *items: str) -> None:
        """Touch items of the table, and let go of others that are still chosen from a try that was refused."""
        chosen = self.page.locator('.tableau [data-item][aria-pressed="true"]')
        names = {str(place.get_attribute("data-item")) for place in chosen.all()}
        for item in sorted(names ^ set(items)):
            place = self.page.locator(f'.tableau [data-item="{item}"]')
            self.press(place)
            expect(place).to_have_attribute("aria-pressed", str(item in items).lower())

    def attempt(self, card: str, *items: str) -> None:
        """Try a card with items."""
        self.choose(card)
        self.touch(*items)
        self.press(self.page.locator(".below [data-id=try]"))

    def use(self, card: str, move: str) -> None:
        """Choose a card and one of the uses offered, then see the others answer."""
        self.choose(card)
        self.press(self.page.locator(f'.choice[data-id="{move}"]'))
        expect(self.page.locator(f'.hand [data-card="{card}"]')).to_have_count(0)

    def go_on(self) -> None:
        """Press the button that leads on; it has the keyboard already."""
        button = self.page.locator(".slip .acts [data-id=next]")
        expect(button).to_be_focused()
        self.press(button)


def start(page: Page, visit: Callable[[Page, str], Page], url: str) -> Page:
    """Open an address with quick cards."""
    page.add_init_script(QUICK)
    return visit(page, url)


def slip(page: Page) -> Locator:
    """What is said beside the table."""
    return page.locator(".side .slip h2").first
