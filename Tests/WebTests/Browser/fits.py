"""Looks for labels that do not fit, on every page of an app, at several widths and sizes of text.

Finds words broken by letter, text that leaves its box, texts and controls that lie on each other, text that is cut in a bar
with room to give, and what covers the things that can be pressed in rows. Also compares the first paint in a window of
unknown size with the last.

Usage: fits.py PROGRAM CHROMIUM [--shots FOLDER] [PATH ...]. Without paths, follows the links from the first page, two steps
far.
"""

import os
import pathlib
import re
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

from answers import KNOWN, Answers
from pages import crawl as crawl_by_rows
from rows import covered

# The widths of windows on a phone, and of others. A window of each is resized from one width to the next.
DEVICES = [[360, 390], [820, 1280]]
WIDTHS = [width for widths in DEVICES for width in widths]
# The size of the browser's own font, in CSS pixels: as usual, and of a user who has set 200 %.
SIZES = [16, 32]
# Pages of the Gallery with views of a fixed size, or rows of buttons, that need a wide window and text of the usual size.
FIXED = ["/measures", "/gestures", "/motion", "/effects", "/dragging", "/texts", "/paints"]
# The color schemes, with text of the usual size, in which rows are looked at.
SCHEMES = {390: "light", 820: "dark", 1280: "light"}
MOST_LINKS = 16
# Chromium has no pointer if it gets other settings.
MOUSE = "primaryPointerType=4,availablePointerTypes=4,primaryHoverType=2,availableHoverTypes=2"

LOOK = """() => {
    const problems = [], controls = 'a[href],button,input,select,textarea,[role=button],.seg';
    // What an app places itself may lie on something, and what is turned has other edges.
    const free = '.abs,.pos,.neg,.over,.behind,.np,.rbg,.redacted,svg,[style*="transform:"],[style*="rotate"],[style*="scale"],.fw,.af,.sr,.skip,#note';
    const isShort = label => label && label.scrollHeight > label.clientHeight + 2;
    const shown = node => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !node.closest('.sr,[inert]')
        // Back without room has only its arrow.
        && !isShort(node.closest('.back .t'));
    const name = node => node.outerHTML.replace(/\\s(style|form|name|value|id)="[^"]*"/g, '').slice(0, 70) + ' “' + node.textContent.trim().slice(0, 40) + '”';
    const styles = new Map();
    const style = node => styles.get(node) || (styles.set(node, getComputedStyle(node)), styles.get(node));
    const modal = [...document.querySelectorAll('dialog[open]')].pop();
    const root = modal || document.getElementById('root');
    const pieces = [];

    // What is left of a rectangle in the areas that scroll or clip it, or null.
    function seen(box, node) {
        let { left, top, right, bottom } = box;
        for (let one = node; one && one !== document.body; one = one.parentElement) {
            const look = style(one);
            if (look.overflowX === 'visible' && look.overflowY === 'visible') continue;
            const area = one.getBoundingClientRect();
            left = Math.max(left, area.left); right = Math.min(right, area.right);
            top = Math.max(top, area.top); bottom = Math.min(bottom, area.bottom);
        }
        left = Math.max(left, 0); right = Math.min(right, innerWidth); top = Math.max(top, 0); bottom = Math.min(bottom, innerHeight);
        return right - left > 1 && bottom - top > 1 ? { left, top, right, bottom } : null;
    }
    const isCut = node => style(node).textOverflow === 'ellipsis' || style(node).webkitLineClamp !== 'none';

    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text; text = walker.nextNode();) {
        const parent = text.parentElement, range = document.createRange();
        if (!text.data.trim() || parent.closest('option,svg,script,style,textarea') || !shown(parent)) continue;
        // Words broken by letter, and prices and other numbers broken anywhere.
        for (const word of text.data.matchAll(/(?:(?<!\\p{N})[\\p{Sc}−-])?\\p{N}[\\p{N}\\p{Sc}.,:%°\\u00a0\\u202f]+|[\\p{L}\\p{M}\\p{N}]{3,}/gu)) {
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            if (range.getClientRects().length < 2) continue;
            const lines = new Map();
            for (let at = 0; at < word[0].length; at++) {
                range.setStart(text, word.index + at);
                range.setEnd(text, word.index + at + 1);
                const top = Math.round(range.getBoundingClientRect().top);
                lines.set(top, (lines.get(top) || 0) + 1);
            }
            if (lines.size > 1 && (/\\p{N}/u.test(word[0][1]) || Math.min(...lines.values()) < 3)) { problems.push('broken: ' + word[0] + ' in ' + name(parent)); break; }
        }
        // Text outside its box.
        range.selectNodeContents(text);
        const rects = [...range.getClientRects()].filter(box => box.width > 1);
        if (!rects.length) continue;
        const left = Math.min(...rects.map(box => box.left)), right = Math.max(...rects.map(box => box.right));
        const top = Math.min(...rects.map(box => box.top)), bottom = Math.max(...rects.map(box => box.bottom));
        const isFree = parent.closest(free);
        let x = true, y = true;
        for (let one = parent; one && one !== root.parentElement && !isFree; one = one.parentElement) {
            const look = style(one), box = one.getBoundingClientRect();
            if (isCut(one)) { x = y = false; break; }
            if (/auto|scroll/.test(look.overflowX)) x = false;
            if (/auto|scroll/.test(look.overflowY)) y = false;
            const isBox = one.matches(controls + ',.row,.bar,.toolbar,.tabbar,.tab,.col,.page,dialog,.badge,.item,.title,.sh,.fr') || look.overflowX !== 'visible';
            if (isBox && box.width > 0) {
                // Spaces at the end of a line hang over.
                const space = parseFloat(style(parent).fontSize) * .3;
                if (x && (left < box.left - 1.5 - space || right > box.right + 1.5 + space)) { problems.push('outside: ' + name(parent) + ' leaves ' + name(one)); break; }
                const slack = Math.max(2, parseFloat(style(parent).fontSize) * .3);
                if (y && !one.matches('.fr') && (top < box.top - slack || bottom > box.bottom + slack)) { problems.push('outside: ' + name(parent) + ' is higher than ' + name(one)); break; }
            }
        }
        if (!isFree) for (const box of rects) {
            const part = seen(box, parent);
            if (part) pieces.push({ node: parent, text, ...part });
        }
    }
    for (const node of root.querySelectorAll('button,input,select,textarea,.steps,.sw,.im')) {
        if (!shown(node) || node.closest(free) || node.matches('.pickr,.opt input') || style(node).opacity === '0') continue;
        const part = seen(node.getBoundingClientRect(), node);
        if (part) pieces.push({ node, ...part });
    }
    // Two that lie on each other.
    const layers = '.z,.ov,.bg,.win,.rev', apart = '.bar,.toolbar,.tabbar,.rev>:first-child,.sh,.col.over';
    pieces.sort((one, two) => one.top - two.top);
    pieces.forEach((one, index) => {
        for (let other, at = index + 1; (other = pieces[at]) && other.top < one.bottom - 3; at++) {
            if (one.node === other.node && one.text === other.text || one.node.contains(other.node) || other.node.contains(one.node)) continue;
            const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
            const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
            if (wide < 2 || high < 4) continue;
            if (one.node.closest(apart) !== other.node.closest(apart)) continue;
            let common = one.node;
            while (!common.contains(other.node)) common = common.parentElement;
            if (common.matches(layers) && common.children.length > 1) continue;
            // The label of a control that is pressed anywhere.
            if (common.matches('label') && common.querySelector('.opt input')) continue;
            problems.push('overlap: ' + name(one.node) + ' and ' + name(other.node));
        }
    });
    // Cut in a bar with room to give.
    for (const bar of root.querySelectorAll('.bar,.toolbar,.tabbar')) {
        if (!shown(bar)) continue;
        const cut = [...bar.querySelectorAll('*')].filter(node => isCut(node) && shown(node) && node.scrollWidth > node.clientWidth + 1);
        for (const node of cut) {
            const back = bar.querySelector('.back .t');
            if (back && back !== node && shown(back)) problems.push('cut: ' + name(node) + ' beside Back with its text');
            else if (bar.querySelectorAll('.trail>*').length > 2 && [...bar.querySelectorAll('.trail>*')].filter(shown).length > 2) problems.push('cut: ' + name(node) + ' beside items that could be in a menu');
            else {
                const parts = [...bar.children].filter(shown).map(one => [...one.children].filter(shown).reduce((sum, child) => sum + child.getBoundingClientRect().width, 0));
                const rest = bar.clientWidth - parseFloat(style(bar).paddingLeft) - parseFloat(style(bar).paddingRight) - parts.reduce((sum, one) => sum + one, 0);
                if (!node.closest('.big .mid,.below') && rest > 60) problems.push('cut: ' + name(node) + ' with ' + Math.round(rest) + ' px left');
            }
        }
    }
    return [...new Set(problems)];
}"""


# Where the parts of a page are that depend on the window's width.
PARTS = """() => [...document.querySelectorAll('#root :is(.col,.bar,.tabbar,.list)')].filter(node => node.checkVisibility()).map(node => {
    const box = node.getBoundingClientRect();
    return [node.className.match(/col|bar|tabbar|list/)[0], Math.round(box.left), Math.round(box.top), Math.round(box.width)].join(' ');
})"""


def paints(browser, base, paths):
    """Where the first paint of a window that the server does not know differs from the last, with the page and the width."""
    problems = []
    for width in 500, 820:
        for path in paths:
            found = []
            for has_script in False, True:
                context = browser.new_context(viewport={"width": width, "height": 800}, reduced_motion="reduce")
                page = context.new_page()
                if not has_script:
                    page.route("**/cairn/*.js", lambda route: route.abort())
                page.goto(base + path)
                if has_script:
                    settled(page)
                found.append(page.evaluate(PARTS))
                context.close()
            if found[0] != found[1]:
                problems.append((path, width, 100, f"paint: first {found[0]}, last {found[1]}"))
    return problems


def links(page, url):
    page.goto(url)
    page.wait_for_selector("#root h1", state="attached")
    return [link.get_attribute("href") for link in page.locator("#root a[href^='/']:not(.back)").all()]


def crawl(browser, base):
    """All pages that links lead to, two steps far."""
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    page = context.new_page()
    paths = links(page, base + "/")
    for path in list(paths):
        # The links of a long list lead to pages that are alike.
        paths += links(page, base + path)[:MOST_LINKS]
    context.close()
    return ["/", *dict.fromkeys(path for path in paths if path != "/")]


def settled(page):
    """Waits until the server has laid the page out for this window."""
    page.wait_for_selector("#root h1", state="attached")
    page.evaluate(KNOWN)


def look(playwright, chromium, base, wanted=(), shots=None):
    """The problems by page, width and size of text, and the number of pages."""
    problems, paths = [], list(wanted)
    for size in SIZES:
        browser = playwright.chromium.launch(
            executable_path=chromium,
            args=["--no-sandbox", f"--blink-settings=defaultFontSize={size},{MOUSE}"])
        # Rows of columns lead on without links.
        paths = paths or max(crawl(browser, base), crawl_by_rows(browser, base, 6), key=len)
        # Its title is to be cut.
        paths = [path for path in paths if not path.endswith("/a-title-of-4-000-characters")]
        for widths in DEVICES:
            context = browser.new_context(reduced_motion="reduce", has_touch=widths is DEVICES[0])
            page = context.new_page()
            answers = Answers(page)
            for path in paths:
                if path in FIXED and (widths is DEVICES[0] or size != SIZES[0]):
                    continue
                for width in widths:
                    page.set_viewport_size({"width": width, "height": 800})
                    page.emulate_media(color_scheme=SCHEMES.get(width, "light"))
                    if width == widths[0]:
                        page.goto(base + path)
                    try:
                        settled(page)
                    except Exception as error:
                        raise SystemExit(f"FAILED {path} at {width}: {error}")
                    answers.settle()
                    problems += [(path, width, size * 100 // 16, one) for one in page.evaluate(LOOK)]
                    if shots:
                        name = re.sub(r"[^a-z0-9]+", "-", path.lower()).strip("-") or "first"
                        page.screenshot(path=f"{shots}/{name}_{width}_{size}.png")
                    if size == SIZES[0] and width in SCHEMES:
                        problems += [(path, width, 100, "covered: " + one) for one in covered(page)]
            context.close()
        if size == SIZES[0]:
            problems += paints(browser, base, paths[:24])
        browser.close()
    return problems, len(paths)


def main():
    program, chromium, *rest = sys.argv[1:]
    shots = None
    if rest[:1] == ["--shots"]:
        shots, rest = rest[1], rest[2:]
        pathlib.Path(shots).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "CAIRN_WEB_STATE": folder + "/state", "TMPDIR": folder}
        server = subprocess.Popen([program, "--web", "127.0.0.1:0"], stdout=subprocess.PIPE, text=True, env=environment)
        try:
            with sync_playwright() as playwright:
                problems, count = look(playwright, chromium, server.stdout.readline().strip(), rest, shots)
        finally:
            server.terminate()
            server.wait(30)
    for problem in problems[:int(os.environ.get("MOST", "60"))]:
        print("FAILED", *problem)
    print(f"{count} pages of {os.path.basename(program)} at {len(WIDTHS)} widths and {len(SIZES)} sizes of text: {len(problems)} things do not fit or are covered")
    sys.exit(1 if problems or count < (1 if rest else 10) else 0)


if __name__ == "__main__":
    main()
