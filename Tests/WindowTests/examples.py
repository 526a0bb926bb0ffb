"""Uses the apps in Examples in windows from end to end. Each walk starts its app for a new user; a GTK warning on standard error
is a failure."""

import functools
import os
import pathlib
import sys

import pyatspi
from person import App, Problem, until
from walks import language, take

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / "Support"))
from issue_server import IssueServer  # noqa: E402

WALKS = {}
ISSUES_SIZE = (1180, 840)
CHOSEN = (pyatspi.STATE_CHECKED, pyatspi.STATE_PRESSED, pyatspi.STATE_SELECTED)


def example(name, *arguments, size, **environment):
    """Adds a walk through an example, which is started with arguments and an environment, in a window of a size."""

    def note(walk):
        @functools.wraps(walk)
        def there(app):
            app.resize(*size)
            walk(app)

        there.start = functools.partial(App, *arguments, program=os.environ[name], **environment)
        WALKS[walk.__name__] = there
        return there

    return note


shop = functools.partial(example, "SHOP", size=(900, 840))
issues = functools.partial(example, "ISSUES", size=ISSUES_SIZE)


# Actions of a person


def starting(app, start, role):
    return next((node for node in app.everything() if node.name.startswith(start) and node.getRoleName() == role), None)


def shows(app, start, role="list item"):
    """Returns what has a name that begins so."""
    return until(lambda: f"“{start}…” is to be seen; there is {app.texts()[:80]}", lambda: starting(app, start, role))


def press(app, start, role="list item"):
    app.click_on(shows(app, start, role))


def fill(app, name, text):
    app.click(name, "text")
    app.has_focus(name)
    app.type(text)


def contents(app, name):
    """Returns the text in a field."""
    text = app.sees(name, "text").queryText()
    return text.getText(0, text.characterCount)


def answers(app, question, choice):
    app.sees(question, "dialog")
    app.click(choice, "push button")
    app.misses(question)


def again(app, *arguments, size, **environment):
    """Returns the app after it was terminated and started another time by the same user."""
    app.stop(keep=True)
    next = App(*arguments, program=app.program, home=app.home, **environment)
    next.resize(*size)
    return next


def is_mirrored(app, leading, trailing):
    """Fails unless a thing that leads is to the right of one that trails."""
    if app.box(leading)[0] <= app.box(trailing)[0]:
        raise Problem(f"“{leading.name}” is to the left of “{trailing.name}”")


# The shop


def put_sencha_into_the_cart(app):
    press(app, "Green Tea")
    app.is_at("Green Tea")
    press(app, "Sencha")
    app.is_at("Sencha")
    press(app, "Add to Cart")
    app.sees("1 in your cart")
    press(app, "View Cart")
    app.is_at("Cart")


def check_out(app):
    put_sencha_into_the_cart(app)
    press(app, "Check Out")
    app.is_at("Log In")
    fill(app, "Email", "ann@example.org")
    app.key("Tab")
    app.type("secret")
    press(app, "Log In")
    app.is_at("Checkout")


def begin_address(app):
    check_out(app)
    press(app, "Address")
    app.is_at("Address")
    press(app, "New Address")
    app.is_at("New Address")
    app.has_focus("Name")
    app.type("Ann Example")
    # A busy app may still be reading the keys when the next step ends it.
    until("the name is entered", lambda: contents(app, "Name") == "Ann Example")


def finish_address(app):
    for name, text in ("Street", "1 Harbor Road"), ("Postal Code", "12345"), ("City", "Springfield"):
        fill(app, name, text)
    press(app, "Save Address")
    app.is_at("Checkout")
    shows(app, "Address, Ann Example")


@shop()
def a_purchase_leads_through_the_login_to_its_order(app):
    begin_address(app)
    finish_address(app)
    for row, choice in ("Delivery", "Express"), ("Payment", "Invoice"):
        press(app, row)
        app.is_at(row)
        press(app, choice)
        app.is_at("Checkout")
        shows(app, f"{row}, {choice}")
    press(app, "Review Order")
    app.is_at("Review")
    press(app, "Place Order")
    app.is_at("Order 1001")
    shows(app, "Total, €17.70")
    press(app, "Cart", "page tab")
    app.is_at("Cart")
    app.sees("Your Cart Is Empty")
    press(app, "Orders", "page tab")
    app.is_at("Order 1001")
    app.key("Escape")
    app.is_at("Orders")


@shop()
def tabs_stay_where_they_are_when_one_is_chosen(app):
    def places():
        tabs = [node for node in app.everything() if node.getRoleName() == "page tab"]
        return {node.name.split(",")[0]: app.box(node)[:2] for node in tabs}

    for width in 1400, 900, 560, 360:
        app.resize(width, 840)
        before = until("there are tabs", places)
        for name in before:
            press(app, name, "page tab")
            chosen = lambda: shows(app, name, "page tab").getState()
            until(f"{name} is chosen", lambda: any(chosen().contains(state) for state in CHOSEN))
            until(lambda: f"tabs at {before} are at {places()} after {name} was chosen", lambda: places() == before)


@shop()
def each_tab_keeps_its_page(app):
    put_sencha_into_the_cart(app)
    press(app, "Account", "page tab")
    app.is_at("Account")
    press(app, "Teas", "page tab")
    app.is_at("Sencha")
    app.key("Escape")
    app.is_at("Green Tea")
    press(app, "Cart", "page tab")
    app.is_at("Cart")
    press(app, "Continue Shopping")
    app.is_at("Green Tea")


@shop()
def an_unfinished_address_is_not_lost_without_a_question(app):
    begin_address(app)
    app.key("Escape")
    answers(app, "Discard this address?", "Keep Editing")
    # Another tab keeps the page.
    press(app, "Teas", "page tab")
    app.is_at("Sencha")
    press(app, "Cart", "page tab")
    app.is_at("New Address")
    app.ask_to_close()
    answers(app, "Discard this address?", "Keep Editing")
    until("the name is still there", lambda: contents(app, "Name") == "Ann Example")
    app.ask_to_close()
    app.sees("Discard this address?", "dialog")
    app.click("Discard Address", "push button")
    app.has_ended()
    if app.process.returncode != 0:
        raise Problem(f"it ended with {app.process.returncode}")


@shop()
def a_restart_continues_the_purchase(app):
    begin_address(app)
    app = again(app, size=(900, 840))
    try:
        app.is_at("New Address")
        until("the name is still there", lambda: contents(app, "Name") == "Ann Example")
        finish_address(app)
        app.key("Escape")
        app.is_at("Cart")
        shows(app, "Sencha, 1 × 100 g")
        app.end()
    finally:
        app.stop()


@shop("--open", "shop://teas/black/tea/assam?size=250")
def a_link_opens_a_tea_in_its_category(app):
    app.is_at("Assam")
    shows(app, "Price, €17.25")
    app.key("Escape")
    app.is_at("Black Tea")


@shop("--open", "shop://teas/black/tea/assam?size=100", **language("ar_EG"))
def the_shop_is_arabic_from_the_right(app):
    if not language("ar_EG"):
        print("        skipped: no Arabic locale is installed")
        return
    app.is_at("آسام")
    is_mirrored(app, app.sees("الشاي", "page tab"), app.sees("الحساب", "page tab"))

    def ends():
        """Where labels of rows begin: a picker's, and a plain one's."""
        return {sum(app.box(app.sees(name, "label"))[::2]) for name in ("الحجم", "السعر")}

    until(lambda: f"labels of rows begin at the same place, not at {ends()}", lambda: len(ends()) == 1)
    app.key("alt+Right")
    app.is_at("شاي أسود")


# The issues

BED = "Let a bed be copied to the next year"
LINK = ["--open", "issues://projects/garden/issues/3"]


def row(issue):
    return f"Open, {issue}"


def edit(app):
    app.is_at("#3")
    press(app, "Edit", "push button")
    app.is_at("Edit #3")
    app.click("Title", "text")
    app.key("ctrl+a")
    app.type("Copy a bed")


@issues(*LINK)
def three_columns_show_projects_issues_and_an_issue(app):
    app.is_at("#3")
    columns = [app.box(node)[0] for node in (
        shows(app, "Garden Diary"), shows(app, row(BED)), shows(app, "Assignee"))]
    if columns != sorted(set(columns)):
        raise Problem(f"the columns begin at {columns}")
    press(app, row("Frost warning"))
    app.is_at("#4")
    press(app, "Harbor Backup")
    press(app, row("Pausing a backup"))
    app.is_at("#12")
    # In a narrow window, the same pages are one above the other.
    app.resize(360, 640)
    app.is_at("#12")
    app.key("Escape")
    app.is_at("Harbor Backup")
    app.key("Escape")
    app.is_at("Projects")
    shows(app, "Garden Diary, 9")
    app.resize(*ISSUES_SIZE)
    app.sees("Choose a Project")


@issues(*LINK)
def a_changed_issue_is_not_lost_without_a_question(app):
    question = "You have changed the issue."
    edit(app)
    app.key("Escape")
    answers(app, question, "Cancel")
    press(app, row("Frost warning"))
    answers(app, question, "Cancel")
    app.is_at("Edit #3")
    if contents(app, "Title") != "Copy a bed":
        raise Problem(f"the title is “{contents(app, 'Title')}”")
    # Saving goes on with what the user wanted, here a link from the desktop.
    app.start_again("--open", "issues://projects/lantern/issues/1")
    answers(app, question, "Save")
    app.is_at("#1")
    press(app, "Garden Diary")
    shows(app, row("Copy a bed"))


@issues(*LINK)
def discarding_goes_where_the_user_wanted(app):
    edit(app)
    press(app, row("Frost warning"))
    answers(app, "You have changed the issue.", "Discard")
    app.is_at("#4")
    shows(app, row(BED))


@issues(*LINK)
def pages_answer_with_people_and_labels(app):
    app.is_at("#3")
    press(app, "Assignee, Nobody")
    app.is_at("Assignee")
    press(app, "Wen")
    app.is_at("#3")
    shows(app, "Assignee, Wen")
    press(app, "Labels, Feature")
    app.is_at("Labels")
    press(app, "Bug")
    press(app, "Done", "push button")
    app.is_at("#3")
    shows(app, "Labels, Bug, Feature")
    press(app, "Labels")
    app.is_at("Labels")
    press(app, "Question")
    # Leaving changes nothing.
    app.key("Escape")
    app.is_at("#3")
    shows(app, "Labels, Bug, Feature")


@issues(*LINK)
def a_restart_continues_with_the_draft(app):
    edit(app)
    until("the draft is typed", lambda: contents(app, "Title") == "Copy a bed")
    app = again(app, size=ISSUES_SIZE)
    try:
        app.is_at("Edit #3")
        until("the draft is still there", lambda: contents(app, "Title") == "Copy a bed")
        press(app, "Save", "push button")
        app.is_at("#3")
        shows(app, row("Copy a bed"))
        app.end()
    finally:
        app.stop()


@issues(*LINK)
def a_comment_is_sent_before_the_window_closes(app):
    app.is_at("#3")
    fill(app, "Write a Comment", "Good idea")
    app.ask_to_close()
    answers(app, "You have not sent your comment.", "Cancel")
    app.is_at("#3")
    app.ask_to_close()
    app.sees("You have not sent your comment.", "dialog")
    # Behind the dialog, the page has a button with that name, too.
    app.click("Send", "push button")
    app.has_ended()
    app = again(app, *LINK, size=ISSUES_SIZE)
    try:
        app.is_at("#3")
        shows(app, "Good idea, Mira")
        app.end()
    finally:
        app.stop()


@issues()
def issues_are_found(app):
    press(app, "Garden Diary")
    app.click("Title, Text or #Number", "entry")
    app.type("screen readers")
    app.misses(BED)
    press(app, "Filter", "push button")
    app.click("All")
    shows(app, "Closed, Screen readers read the moon phase as an empty image")


@issues()
def issues_of_a_server_can_be_read_offline(app):
    server = IssueServer("{}")
    app = again(app, size=ISSUES_SIZE, ISSUES_SERVER=server.address)
    try:
        app.sees("No Issues Yet")
        app.sees("The server sent something other than issues.")
        server.text = IssueServer.GOOD
        press(app, "Retry", "push button")
        press(app, "Bridge")
        shows(app, row("It sways"))
        server.status = 503
        press(app, "Refresh")
        app.sees("The server answered with error 503.")
        shows(app, row("It sways"))
        server.stop()
        app = again(app, size=(360, 640), ISSUES_SERVER=server.address)
        app.is_at("Bridge")
        press(app, row("It sways"))
        app.sees("In the wind.")
        app.key("Escape")
        app.is_at("Bridge")
        app.key("Escape")
        app.is_at("Projects")
        app.sees("The server cannot be reached.")
        app.end()
    finally:
        app.stop()


@issues("--open", "issues://nothing/here")
def an_unknown_link_says_so(app):
    app.is_at("Page Not Found")
    app.start_again("--open", "issues://projects/garden/issues/999")
    app.sees("No Such Issue")


@issues(*LINK, **language("ar_EG"))
def issues_are_arabic_from_the_right(app):
    if not language("ar_EG"):
        print("        skipped: no Arabic locale is installed")
        return
    app.is_at("#3")
    is_mirrored(app, shows(app, "Garden Diary"), shows(app, "المسؤول"))


@issues(*LINK, **language("de_DE"))
def issues_are_german(app):
    if not language("de_DE"):
        print("        skipped: no German locale is installed")
        return
    shows(app, "Zuständig, Niemand")
    app.sees("Kommentare")


take(WALKS, lambda walk: walk.start())
