"""Looks at every page of an app, at several widths and sizes of text, for what must hold on all of them.

Usage: rules.py PROGRAM CHROMIUM [PATH ...]. Without paths, follows links and rows from the first page, two steps far.
"""

import os
import subprocess
import sys
import tempfile

from playwright.sync_api import sync_playwright

from answers import KNOWN, Answers
from pages import crawl

# The width of the window, the size of the browser's font, the color scheme, and whether there is a mouse.
SIZES = [(360, 16, "dark", False), (640, 32, "light", True), (1280, 16, "dark", True), (1280, 32, "light", True), (1920, 16, "light", True)]
MOUSE = "primaryPointerType=4,availablePointerTypes=4,primaryHoverType=2,availableHoverTypes=2"

# Functions for what follows.
TOOLS = """() => {
    window.isSeen = node => {
        const box = node.getBoundingClientRect();
        return box.width > 1 && box.height > 1 && node.checkVisibility({ visibilityProperty: true }) && !node.closest('.sr,[inert]');
    };
    window.called = node => node.outerHTML.replace(/\\s(style|form|name|value|id)="[^"]*"/g, '').slice(0, 60) + ' “' + node.textContent.trim().slice(0, 30) + '”';
    window.wordsOf = node => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return range.getBoundingClientRect();
    };
    const pen = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true });
    window.parts = color => {
        pen.clearRect(0, 0, 1, 1);
        pen.fillStyle = color;
        pen.fillRect(0, 0, 1, 1);
        const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
        return [r, g, b, a / 255];
    };
    const mix = (over, under) => [0, 1, 2].map(i => over[i] * over[3] + under[i] * (1 - over[3])).concat(1);
    window.behind = node => {
        const layers = [];
        for (let one = node; one; one = one.parentElement) layers.push(parts(getComputedStyle(one).backgroundColor));
        return layers.reverse().reduce((under, over) => mix(over, under), [255, 255, 255, 1]);
    };
    const light = color => [.2126, .7152, .0722].reduce((sum, part, i) => {
        const value = color[i] / 255;
        return sum + part * (value <= .04045 ? value / 12.92 : ((value + .055) / 1.055) ** 2.4);
    }, 0);
    window.contrast = node => {
        const back = behind(node), [one, two] = [mix(parts(getComputedStyle(node).color), back), back].map(light).sort((a, b) => b - a);
        return (one + .05) / (two + .05);
    };
}"""

# A title begins above its rows, if what is before it leaves the room; texts have a width at which they can be read.
WIDTHS = """() => {
    const problems = [], em = parseFloat(getComputedStyle(document.documentElement).fontSize);
    for (const page of document.querySelectorAll('#root .page')) {
        const title = page.querySelector(':scope>.bar .title'), rows = page.querySelector(':scope>.list:not(.side)>.rows,:scope>.content>.list:not(.side)>.rows');
        if (!title || !rows || !isSeen(title) || !isSeen(rows)) continue;
        const words = wordsOf(title), style = getComputedStyle(rows), area = rows.getBoundingClientRect();
        const isMirrored = document.dir === 'rtl', line = title.closest('.bar').querySelector('.line');
        const start = isMirrored ? area.right - parseFloat(style.paddingRight) : area.left + parseFloat(style.paddingLeft);
        const off = isMirrored ? start - words.right : words.left - start;
        // What stands before the title, as narrow as it can be, and what stands after it.
        const around = [...line.children].filter(one => isSeen(one) && !one.contains(title)).flatMap(one => [...one.children].filter(isSeen));
        const tabs = page.closest('.tabs.one')?.querySelector(':scope>.tabbar .tab');
        const before = around.filter(one => isMirrored ? one.getBoundingClientRect().left > start : one.getBoundingClientRect().right < start);
        const isCentred = innerWidth < 40 * em && before.length;
        const room = (isMirrored ? words.right - (tabs ? tabs.closest('.tabbar').getBoundingClientRect().right : 0)
            : (tabs ? tabs.closest('.tabbar').getBoundingClientRect().left : innerWidth) - words.left);
        if (title.closest('.mid').parentElement !== line && Math.abs(off) > 2) problems.push('title: ' + off);
        else if (!isCentred && Math.abs(off) > 2 && before.length === around.length && !(off > 0 && area.width < 46 * em)
            && words.width + 8 < room + off && area.width > 46 * em) problems.push('title ' + Math.round(off) + ' px off its rows: ' + called(title));
    }
    for (const text of document.querySelectorAll('#root .t'))
        if (isSeen(text) && wordsOf(text).width > 46 * em) problems.push('too wide to read: ' + called(text));
    return problems;
}"""

# Links in texts are underlined; what has the tint can be read.
LINKS = """() => {
    const problems = [];
    for (const link of document.querySelectorAll('#root .tl'))
        if (isSeen(link) && !getComputedStyle(link).textDecorationLine.includes('underline')) problems.push('not underlined: ' + called(link));
    for (const node of document.querySelectorAll('#root :is(.tl,.free,.link,.bor,.barb,.back,.pro,.tab[aria-selected=true])')) {
        if (!isSeen(node) || node.closest(':disabled,[aria-disabled=true],.redacted,.over,[style*=opacity],[style*=filter]')) continue;
        // The app has painted something behind it.
        if (node.closest('.bg,.z')?.querySelector(':scope>.svg') || node.style.color) continue;
        const words = [...node.querySelectorAll('*')].find(one => one.style.color);
        if (words) continue;
        const value = contrast(node);
        if (value < 4.45) problems.push('contrast ' + value.toFixed(2) + ': ' + called(node));
    }
    return problems;
}"""

# What other programs show of the page.
HEAD = """() => {
    const content = name => document.querySelector(`meta[name="${name}"],meta[property="${name}"]`)?.content, problems = [];
    if (!content('og:title')) problems.push('no og:title');
    if (!content('description') || content('description') !== content('og:description')) problems.push('no description');
    if (!document.querySelector('link[rel=icon]')) problems.push('no icon');
    return problems;
}"""

# What would be printed besides the content, and what of it would be cut.
PRINT = """() => [
    ...[...document.querySelectorAll('#root :is(.bar button,.bar input,.toolbar,.tabbar,.back,.acts,nav.col),.skip,#busy,.pop')].filter(isSeen).map(node => 'printed: ' + called(node)),
    ...[...document.querySelectorAll('#root :is(.page,.list,.scroll.sv)')].filter(node => isSeen(node) && node.scrollHeight > node.clientHeight + 2 && getComputedStyle(node).overflowY !== 'visible').map(node => 'cut in print: ' + called(node)),
]"""

# The opacity of what is beside a row's content, and the row's background.
ROW = """row => ({
    besides: [...row.querySelectorAll(':scope>.acc.im,:scope>.acts>:not(.pop)')].filter(isSeen).map(node => getComputedStyle(node).opacity),
    background: ['', '::before'].map(part => getComputedStyle(row, part || null).backgroundColor).join(),
    isSelected: row.classList.contains('sel'),
})"""

# Whether a press of each kind is marked in its frame, before the server can have answered. The page is of no use afterwards.
PRESSES = """async () => {
    WebSocket.prototype.send = () => {};
    const problems = [], frame = () => new Promise(shown => requestAnimationFrame(shown));
    for (const kind of ['.row>.pickr', '.row>a.lk', '.back', '.tab', '.barb:not([popovertarget],[data-act])', '.link:not([popovertarget])']) {
        const node = [...document.querySelectorAll('#root ' + kind)].find(one => isSeen(one) && !one.matches(':disabled'));
        if (!node) continue;
        node.click();
        await frame();
        if (!document.querySelector('[data-pressed]')?.contains(node)) problems.push('not marked: ' + called(node));
    }
    return problems;
}"""

# The list of the row whose press has the focus, the row's number, and how many there are.
FOCUS = """() => {
    const node = document.activeElement;
    if (!node || !node.matches('.pickr,.row>a.lk,.acts>.b')) return null;
    const list = node.closest('.list'), rows = [...list.querySelectorAll('.row')].filter(row => row.querySelector(':scope>.pickr,:scope>a.lk'));
    return [list.id, rows.indexOf(node.closest('.row')), rows.length];
}"""


def point(page, x, y):
    """Moves the mouse, and waits until the page shows it."""
    page.mouse.move(x, y)
    page.evaluate("new Promise(shown => requestAnimationFrame(() => requestAnimationFrame(shown)))")


def rows_of(page, has_mouse):
    """What is wrong with what rows show besides their content."""
    rows = [row for row in page.locator("#root .row").all() if row.is_visible()][:8]
    if has_mouse:
        point(page, 1, 1)
    for row in rows:
        box = row.bounding_box()
        if not box or box["y"] < 80 or box["y"] + box["height"] > page.viewport_size["height"] - 80:
            continue
        still = row.evaluate(ROW)
        wanted = "0" if has_mouse else "1"
        if any(one != wanted for one in still["besides"]):
            yield f"{still['besides']} beside a row at rest"
        if not has_mouse:
            continue
        point(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        under = row.evaluate(ROW)
        if any(one != "1" for one in under["besides"]):
            yield f"{under['besides']} beside a row under the pointer"
        if under["isSelected"] and under["background"] != still["background"]:
            yield "the pointer hides that a row is selected"
        point(page, 1, 1)


def stops_of(page, answers):
    """What is wrong with the way of the Tab key through lists, and of the arrow keys through rows."""
    found, seen = {}, set()
    for _ in range(40):
        page.keyboard.press("Tab")
        where = page.evaluate("() => { const node = document.activeElement; return node === document.body ? '' : (node.id || node.className) + node.outerHTML.length; }")
        if where in seen:
            break
        seen.add(where)
        row = page.evaluate(FOCUS)
        if not row:
            continue
        name, at, count = row
        found[name] = found.get(name, 0) + 1
        if found[name] > 1:
            yield f"list {name} is more than one stop"
            return
        if count > 1:
            for key, wanted in ("End", count - 1), ("Home", 0), ("ArrowDown", 1), ("ArrowUp", 0):
                page.keyboard.press(key)
                answers.settle()
                now = page.evaluate(FOCUS)
                if now is None or now[:2] != [name, wanted]:
                    # A row that is selected may lead to a page with other lists, or to one that covers its own.
                    if page.locator(f"#{name}").is_visible() and (now is None or now[0] == name):
                        yield f"{key} in list {name} leads to {now}, not to row {wanted}"
                    return


def look(playwright, chromium, base, paths):
    problems = []
    for width, size, scheme, has_mouse in SIZES:
        settings = f"defaultFontSize={size}" + (f",{MOUSE}" if has_mouse else "")
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", f"--blink-settings={settings}"])
        paths = paths or crawl(browser, base, 4)
        context = browser.new_context(
            viewport={"width": width, "height": 800}, color_scheme=scheme, reduced_motion="reduce", has_touch=not has_mouse)
        page = context.new_page()
        answers = Answers(page)
        for path in paths:
            page.goto(base + path)
            page.evaluate(KNOWN)
            answers.settle()
            page.evaluate(TOOLS)
            found = page.evaluate(WIDTHS) + page.evaluate(LINKS) + page.evaluate(HEAD) + list(rows_of(page, has_mouse))
            if has_mouse:
                page.emulate_media(media="print")
                found += page.evaluate(PRINT)
                page.emulate_media(media="screen")
                found += list(stops_of(page, answers))
                if width == 1280:
                    page.goto(base + path)
                    # Part of the script that is loaded last.
                    page.wait_for_selector("#busy", state="attached")
                    answers.settle()
                    page.evaluate(TOOLS)
                    found += page.evaluate(PRESSES)
            problems += [(path, width, size * 100 // 16, one) for one in found]
        browser.close()
    return problems, len(paths)


def main():
    program, chromium, *paths = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "CAIRN_WEB_STATE": folder + "/state", "TMPDIR": folder}
        server = subprocess.Popen([program, "--web", "127.0.0.1:0"], stdout=subprocess.PIPE, text=True, env=environment)
        try:
            with sync_playwright() as playwright:
                problems, count = look(playwright, chromium, server.stdout.readline().strip(), paths)
        finally:
            server.terminate()
            server.wait(30)
    for problem in problems[:int(os.environ.get("MOST", "60"))]:
        print("FAILED", *problem)
    print(f"{count} pages of {os.path.basename(program)} at {len(SIZES)} sizes: {len(problems)} break a rule")
    sys.exit(1 if problems or count < (1 if paths else 3) else 0)


if __name__ == "__main__":
    main()
