"""Compares where Chromium puts the elements of pages with where the engine believes them to be.

The pages come from `LayoutPages`. Usage: layout.py FOLDER CHROMIUM [--show PAGE]
"""

import base64
import collections
import json
import pathlib
import sys

from playwright.sync_api import sync_playwright

from testfont import font

# The share of elements that must agree within a pixel on all four sides. What is missing are circles in rows, pickers in
# stacks, content that overflows its page, and frames that share room by priority.
WANTED = 0.95

# What is not compared, and why.
EXCEPTIONS = {
    # A box around text that wraps is as wide as its room in CSS, and as its longest line in the engine: what is around it is
    # compared vertically, and must contain what the engine believes. Transformed elements are not compared.
    "picker": "Options are HTML's own controls.",
    "menu": "What surrounds its label is the button's.",
    "stepper": "Its label is in HTML's own.",
    "bar": "Bars are the style sheet's own: a title is where pages have it, and targets are large enough for fingers.",
}

LOOK = """() => {
  const found = {};
  for (const node of document.querySelectorAll('#root [id]')) {
    if (!node.checkVisibility() || node.closest('[popover],[style*="rotate"],[style*="scale("],[style*="matrix"],[style*="perspective"]')) continue;
    const box = node.getBoundingClientRect(), text = [node, ...node.querySelectorAll('.t')].filter(n => n.matches('.t'));
    const wraps = text.some(n => n.offsetHeight > 1.6 * parseFloat(getComputedStyle(n).lineHeight));
    found[node.id] = [box.left, box.top, box.width, box.height, wraps];
  }
  return found;
}"""


def main():
    folder, chromium, shown = pathlib.Path(sys.argv[1]), sys.argv[2], sys.argv[4] if len(sys.argv) > 4 else None
    face = base64.b64encode(font()).decode()
    style = (folder / "style.css").read_text() + (
        f"@font-face{{font-family:Half;font-weight:1 1000;src:url(data:font/ttf;base64,{face})}}"
        "@font-face{font-family:Half;font-weight:1 1000;font-style:italic;src:url(data:font/ttf;base64," + face + ")}"
        # Without geometric precision, some machines round the width of each letter to whole pixels.
        "*,::before,::after{font-family:Half!important;letter-spacing:0!important;text-rendering:geometricPrecision!important;"
        "animation:none!important;transition:none!important}"
        "::-webkit-scrollbar{width:0;height:0}")
    pages, causes, kinds = [], collections.Counter(), collections.defaultdict(lambda: [0, 0])
    examples = collections.defaultdict(list)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--hide-scrollbars"])
        view = browser.new_page()
        for file in sorted(folder.glob("*.json")):
            if shown and shown != file.stem:
                continue
            page = json.loads(file.read_text())
            view.set_viewport_size({"width": int(page["width"]), "height": int(page["height"])})
            html = page["html"].replace('<link rel="stylesheet"', "<style>" + style + '</style><link rel="x"').replace("<script", "<script type=x")
            view.set_content(html, wait_until="domcontentloaded")
            view.evaluate("document.fonts.load('16px Half').then(() => document.fonts.ready)")
            rects = view.evaluate(LOOK)
            if shown:
                view.screenshot(path=str(folder / f"{shown}.png"))
            places, good, wrong = page["places"], 0, 0

            def agrees(one):
                if one not in rects:
                    return True
                is_, believed = edges(rects[one]), edges(places[one]["frame"])
                # Areas that scroll are as wide as there is room, so that their bars are at the edge.
                if (rects[one][4] or places[one]["role"] == "scrollArea") and is_[0] <= believed[0] + 1 and is_[2] >= believed[2] - 1:
                    is_ = believed[0], is_[1], believed[2], is_[3]
                return all(abs(a - b) <= 1 for a, b in zip(is_, believed))

            def excepted(one):
                outer = places[one].get("parent")
                # An option in a row answers to a press anywhere in it.
                if places[one]["role"] == "option" and outer in places and places[outer]["role"] == "row":
                    return True
                return outer in places and (places[outer]["role"] in EXCEPTIONS or excepted(outer))

            for one, place in places.items():
                if excepted(one) or one not in rects or place["frame"][2] <= 0 and rects[one][2] <= 0:
                    continue
                right = agrees(one)
                good, wrong = good + right, wrong + (not right)
                outer = place.get("parent")
                kind = f"{places[outer]['role']}.{places[outer]['arrangement']} > {place['role']}.{place['arrangement']}" if outer in places else "root"
                kinds[kind][0 if right else 1] += 1
                if not right and (outer is None or agrees(outer)):
                    causes[kind] += 1
                    examples[kind].append(f"{file.stem} {one} is {tidy(rects[one])}, believed {tidy(place['frame'])}")
                if shown and not right:
                    print(one, kind, "is", tidy(rects[one]), "believed", tidy(place["frame"]), "" if outer is None or agrees(outer) else "(in another)")
            pages.append((good, wrong, file.stem))
        browser.close()
    good, wrong = sum(page[0] for page in pages), sum(page[1] for page in pages)
    for kind, count in causes.most_common(40):
        print(f"{count:5} {kind}: " + "; ".join(examples[kind][:2]))
    print("the worst pages: " + ", ".join(f"{name} {one} of {one + two}" for one, two, name in sorted(pages, key=lambda page: -page[1])[:12]))
    share = good / max(good + wrong, 1)
    print(f"{good} of {good + wrong} elements on {len(pages)} pages agree within a pixel: {share:.1%}")
    sys.exit(0 if share >= WANTED or shown else 1)


def edges(box):
    return box[0], box[1], box[0] + box[2], box[1] + box[3]


def tidy(box):
    return " ".join(f"{one:g}" for one in (round(one, 1) for one in box[:4]))


main()
