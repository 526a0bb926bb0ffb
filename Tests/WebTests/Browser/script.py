"""Runs the tests of the page's script in Chromium, each in a page of its own. Usage: script.py CHROMIUM [NAME...]

The modules are loaded as they are in Sources/CairnWeb/Page. A test plays the server.
"""

import pathlib
import sys

from playwright.sync_api import sync_playwright

TESTS = pathlib.Path(__file__).parent / "Script"
PAGE = pathlib.Path(__file__).parents[3] / "Sources/CairnWeb/Page"
sys.path.insert(0, str(pathlib.Path(__file__).parents[3] / "Scripts"))
from javascript.shortener import shorten

DOCUMENT = """<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,">
<script type="importmap">{"imports": {"EXTRAS_PATH": "/EXTRAS_PATH", "PALETTE_PATH": "/PALETTE_PATH"}}</script>
<body data-tab="tab" data-key="home" data-path="/" data-keys="Control+S">
<form id="post" action="/"><input name="tab" type="hidden"></form>
<div id="root"></div><div id="said"></div><div id="note"></div>"""
# Other keys than the server's, so that tests see that the script follows the table.
TABLE = '{"leave":"F2","menus":"F4","slack":8,"hold":500,"grip":400,"drag":1,"swipe":30,"edge":40,"scroll":12}'
SHORTENED = [
    ("const total = 1; // one\n\nemit(total + 1);", "const a=1;emit(a+1);"),
    ("let first = 1, second = first;", "let a=1,b=a;"),
    ("const go = (one, two) => one + two", "const go=(a,b)=>a+b"),
    ("function say(text) { return text.text; }", "function a(text){return text.text;}"),
    ("const { act, step } = node.dataset;", "const{act,step}=node.dataset;"),
    ("const id = 'id // id'; f({ id: id });", "const id='id // id';f({id:id});"),
    ("const word = /[/'] word/g.test(word), half = 4 / 2;", "const a=/[/'] word/g.test(a),b=4/2;"),
    ("const sum = a + +b - -c", "const d=a+ +b- -c"),
    ("const x = `${name} y`, word = 1", "const x=`${name} y`,a=1"),
    ("const history = 1", "const history=1"),
    ("for (const [key, value] of list) f(key)", "for(const[a,b]of list)f(a)"),
    ("f()\ng()", "f()\ng()"),
    ("if (a) { emit(1); } const emit = 2", "if(a){b(1);}const b=2"),
    ("const o = { run() { return 1; } }, run = 2", "const o={run(){return 1;}},run=2"),
    ("typeof value", "typeof value"),
    ("/** @type {Node} */ (first).text; const first = 1", "a.text;const a=1"),
    ("const first = /** @type {Node} */ (one || two);", "const a=one||two;"),
    ("f(/** @type {Node} */ (one || two), 1)", "f(one||two,1)"),
    ("/** @type {Node} */ (one || two).text", "(one||two).text"),
    ("const first = /** @type {Node} */ (one || two).text", "const a=(one||two).text"),
    ("if (a == /** @type {Node} */ (b || c)) f()", "if(a==(b||c))f()"),
    ("return /** @type {Node[]} */ ([...all].map(one => one + 1));", "return[...all].map(a=>a+1);"),
    ("f(/** @type {Node} */ (one, two))", "f((one,two))"),
    ("let first = 1; for (const [a, b] of list) first = a", "let c=1;for(const[a,b]of list)c=a"),
]


def serve(route):
    path = route.request.url.removeprefix("http://page.test/").split("?")[0]
    if path.endswith("EXTRAS_PATH"):
        return route.fulfill(content_type="text/javascript", body="import all from '/Page/Extras/main.js'; export default () => all;")
    if path.endswith("PALETTE_PATH"):
        return route.fulfill(content_type="text/javascript", body="import show from '/Page/Palette/main.js'; export default () => show;")
    if path.endswith("STYLE_PATH"):
        return route.fulfill(content_type="text/css", body="")
    folder, _, rest = path.partition("/")
    file = {"Page": PAGE, "Tests": TESTS}.get(folder, TESTS / "none") / rest
    if file.suffix == ".js":
        return route.fulfill(content_type="text/javascript", body=file.read_text().replace("INPUT_TABLE", TABLE))
    return route.fulfill(content_type="text/html", body=DOCUMENT)


# What waits for ever is to fail, and the tests after it are to run.
RUN = """([file, name]) => Promise.race([
    import('/Tests/harness.js').then(all => all.run(file, name)),
    new Promise((_, fail) => setTimeout(() => fail(new Error('it does not end')), 30000)),
])"""


def main(chromium, wanted):
    failed = [f"{script}: {found}" for script, short in SHORTENED if (found := shorten(script)) != short]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox"])

        def run(file, name):
            context = browser.new_context()
            page, errors = context.new_page(), []
            page.on("pageerror", lambda error: errors.append(str(error)))
            page.route("**/*", serve)
            page.goto("http://page.test/")
            try:
                found = page.evaluate(RUN, [file, name])
            except Exception as error:
                errors.append(str(error))
            context.close()
            if errors:
                raise AssertionError("; ".join(errors))
            return found

        count = 0
        for path in sorted(TESTS.glob("*.test.js")):
            for name in run(f"/Tests/{path.name}", None):
                if wanted and name not in wanted:
                    continue
                count += 1
                try:
                    run(f"/Tests/{path.name}", name)
                    print("passed", name, flush=True)
                except AssertionError as error:
                    failed.append(f"{name}: {error}")
                    print("FAILED", failed[-1], flush=True)
        browser.close()
    print(f"{count} tests of the script, {len(failed)} failed" + "".join(f"\n  {one}" for one in failed))
    return 1 if failed or not count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
