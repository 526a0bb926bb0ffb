"""Uses the apps in Examples in Chromium from end to end. Usage: examples.py FOLDER CHROMIUM [NAME...].

The folder holds the built programs, which are served with a process for each user.
"""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from playwright.sync_api import expect

from drive import heading, live, run, until

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Support"))
from issue_server import IssueServer  # noqa: E402

SHOP, ARABIC, ISSUES, FETCHED = [], [], [], []
SERVER = IssueServer()
CACHE = tempfile.mkdtemp()


def shop(function):
    SHOP.append(function)
    return function


def arabic(function):
    ARABIC.append(function)
    return function


def issues(function):
    ISSUES.append(function)
    return function


def fetched(function):
    FETCHED.append(function)
    return function


def press(page, name, role="button"):
    page.get_by_role(role, name=name).first.click()


@shop
def a_purchase_leads_through_the_login_to_its_order(b):
    with b.page() as page:
        press(page, "Green Tea", "link")
        heading(page, "Green Tea")
        press(page, "Sencha", "link")
        heading(page, "Sencha")
        press(page, "Add to Cart")
        press(page, "Cart", "tab")
        heading(page, "Cart")
        press(page, "Check Out")
        heading(page, "Log In")
        page.get_by_label("Email").fill("ann@example.org")
        page.get_by_label("Password").fill("secret")
        press(page, "Log In")
        heading(page, "Checkout")
        page.go_back()
        heading(page, "Cart")


@shop
def going_back_stays_in_the_browsers_history(b):
    with b.page() as page:
        press(page, "Green Tea", "link")
        press(page, "Sencha", "link")
        heading(page, "Sencha")
        page.go_back()
        heading(page, "Green Tea")
        page.go_forward()
        heading(page, "Sencha")
        page.reload()
        live(page)
        heading(page, "Sencha")


@shop
def a_tab_has_a_url_and_an_entry_in_the_history(b):
    with b.page() as page:
        press(page, "Green Tea", "link")
        heading(page, "Green Tea")
        press(page, "Cart", "tab")
        heading(page, "Cart")
        # The keys stay at the tabs.
        expect(page.get_by_role("tab", name="Cart")).to_be_focused()
        assert page.url == b.base + "/cart", page.url
        press(page, "Account", "tab")
        heading(page, "Account")
        assert page.url == b.base + "/account", page.url
        page.reload()
        live(page)
        heading(page, "Account")
        page.go_back()
        heading(page, "Cart")
        assert page.url == b.base + "/cart", page.url
        page.go_back()
        heading(page, "Green Tea")
        assert page.url == b.base + "/teas/green", page.url
        page.go_back()
        heading(page, "Tea Shop")
        assert page.url == b.base + "/", page.url
        page.go_forward()
        heading(page, "Green Tea")
        page.go_forward()
        heading(page, "Cart")
        expect(page.get_by_role("tab", name="Cart")).to_have_attribute("aria-selected", "true")


@shop
def the_url_of_a_tab_opens_it(b):
    with b.page("/orders") as page:
        heading(page, "Orders")
        assert page.url == b.base + "/orders", page.url
        press(page, "Teas", "tab")
        heading(page, "Tea Shop")
        assert page.url == b.base + "/", page.url
        page.go_back()
        heading(page, "Orders")


def right_to_left(page):
    assert page.evaluate("document.documentElement.dir") == "rtl"
    assert page.evaluate("document.documentElement.lang").startswith("ar")
    expect(page.get_by_role("tab")).to_have_count(4)


@shop
def the_shop_is_in_the_language_of_the_user(b):
    with b.page(locale="ar-EG") as page:
        right_to_left(page)
    with b.page(locale="de-AT") as page:
        assert page.evaluate("document.documentElement.lang").startswith("de")
        expect(page.get_by_role("tab", name="Warenkorb")).to_have_count(1)


@shop
def titles_of_tabs_are_whole_in_large_text(b):
    with b.page(locale="de-AT", width=360, height=640) as page:
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        cut = page.evaluate("[...document.querySelectorAll('.tabbar .t')].filter(t => t.scrollWidth > t.clientWidth + 1).map(t => t.textContent)")
        assert not cut, f"cut: {cut}"
        last = page.get_by_role("tab").last
        last.scroll_into_view_if_needed()
        expect(last).to_be_in_viewport(ratio=1)


@arabic
def the_shop_is_in_the_language_of_the_server_for_users_whose_own_it_lacks(b):
    with b.page(locale="fi-FI") as page:
        right_to_left(page)


# What Cairn says itself, on pages and in scripts.
ENGLISH = ("Back", "Menu", "Close", "Toolbar", "Sidebar", "Actions", "Delete", "Move", "Loading", "Increase", "Decrease", "Skip", "Commands", "Search")


@shop
def cairns_own_words_are_in_the_language_of_the_user(b):
    for language, back, skip in ("de-DE", "Zurück zu Teeladen", "Zum Inhalt springen"), ("ar-EG", "رجوع إلى متجر الشاي", "الانتقال إلى المحتوى"):
        with b.page("/teas/green/tea/sencha", locale=language) as page:
            expect(page.locator(".skip")).to_have_text(skip)
            named = page.locator("[aria-label]").evaluate_all("all => all.map(node => node.ariaLabel)")
            assert not [name for name in named if name.startswith(ENGLISH)], named
            page.goto(b.base + "/teas/green")
            live(page)
            expect(page.locator("a.back:visible").last).to_have_attribute("aria-label", back)
            page.keyboard.press("Control+k")
            expect(page.locator("#palette")).to_be_visible()
            words = [page.locator("#palette").get_attribute("aria-label"), page.locator("#palette input").get_attribute("placeholder"), *page.locator("#palette .source").all_inner_texts()]
            assert not [word for word in words if word.startswith((*ENGLISH, "Page", "Recent", "Earlier"))], words


@issues
def a_url_opens_an_issue_and_its_draft_is_kept_until_the_user_decides(b):
    with b.page("/projects/garden/issues/1") as page:
        heading(page, "#1")
        press(page, "Edit")
        heading(page, "Edit #1")
        assert page.url.endswith("/projects/garden/issues/1/edit"), page.url
        page.get_by_role("textbox", name="Title").first.fill("Another title")
        page.go_back()
        dialog = page.get_by_role("alertdialog").or_(page.get_by_role("dialog"))
        expect(dialog).to_contain_text("You have changed the issue.")
        until(lambda: page.url.endswith("/edit"))
        # Saving goes on with what the user wanted.
        dialog.get_by_role("button", name="Save").click()
        heading(page, "#1")
        expect(page.get_by_text("Another title", exact=True).first).to_be_visible()
        assert page.url.endswith("/projects/garden/issues/1"), page.url


@issues
def an_unknown_url_says_so(b):
    with b.page(waits=False) as page:
        assert page.goto(b.base + "/nothing/here").status == 404
        live(page)
        heading(page, "Page Not Found")
        page.problems.clear()


@fetched
def an_issue_of_a_server_can_be_retried(b):
    shutil.rmtree(CACHE, ignore_errors=True)
    SERVER.text = "{}"
    with b.page("/projects/bridge/issues/1", width=400) as page:
        main = page.get_by_role("main")
        expect(main.get_by_text("The server sent something other than issues.")).to_be_visible()
        SERVER.text = IssueServer.GOOD
        press(main, "Retry")
        heading(page, "#1")
        expect(main.get_by_text("In the wind.")).to_be_visible()
        # The page below has not been shown yet, but the link has its title.
        page.get_by_role("link", name="Back to Bridge", exact=True).click()
        heading(page, "Bridge")


def served(program, tests, chromium, names, language="en_US", **variables):
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ, "CAIRN_WEB_STATE": folder + "/state", "TMPDIR": folder, "XDG_CACHE_HOME": CACHE,
            "LANG": language + ".UTF-8", **variables,
        }
        server = subprocess.Popen(
            [program, "--web", "127.0.0.1:0"], stdout=subprocess.PIPE, text=True, env=environment)
        try:
            return run(tests, server.stdout.readline().strip(), chromium, names)
        finally:
            server.terminate()
            server.wait(30)


def main():
    folder, chromium, names = sys.argv[1], sys.argv[2], sys.argv[3:]
    failed = served(folder + "/Shop", SHOP, chromium, names)
    failed += served(folder + "/Shop", ARABIC, chromium, names, "ar_EG")
    failed += served(folder + "/Issues", ISSUES, chromium, names)
    failed += served(folder + "/Issues", FETCHED, chromium, names, ISSUES_SERVER=SERVER.address)
    shutil.rmtree(CACHE, ignore_errors=True)
    sys.exit(1 if failed else 0)


main()
