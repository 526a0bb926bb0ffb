"""What covers the things that can be pressed in rows."""

# For each row in view, what can be pressed in it and is covered there by something else.
COVERED = """row => {
    const pressable = 'a[href],button,input,select,textarea,[role=button],label,.grip', problems = [];
    const isShown = node => node.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !node.closest('.sr');
    for (const node of row.querySelectorAll(pressable)) {
        const box = node.getBoundingClientRect();
        if (!isShown(node) || box.width < 4 || box.height < 4) continue;
        for (const [x, y] of [[.5, .5], [.1, .5], [.9, .5], [.25, .25], [.75, .75]]) {
            const left = box.left + box.width * x, top = box.top + box.height * y, hit = document.elementFromPoint(left, top);
            // Outside the window, or under the bars between which the page scrolls.
            if (!hit || !row.contains(hit) && hit.closest('.bar,.toolbar,.tabbar,#note')) continue;
            const other = hit.closest(pressable), label = other && other.closest('label');
            if (node.contains(hit) || label && label.contains(node) || node.closest('label') === label && label) continue;
            // A row that is pressed as a whole leaves the places of its controls to them.
            if (node.matches('.pickr') && other && row.contains(other)) continue;
            problems.push(node.outerHTML.slice(0, 90) + ' at ' + x + ' is under ' + hit.outerHTML.slice(0, 90));
        }
    }
    return problems;
}"""


def covered(page, most=6):
    """What is covered in the rows in view while the mouse is over them."""
    problems = []
    for row in [row for row in page.locator("#root .row").all() if row.is_visible()][:most]:
        box = row.bounding_box()
        if not box or box["y"] < 60 or box["y"] + box["height"] > page.viewport_size["height"] - 60:
            continue
        for share in [0.3, 0.9]:
            page.mouse.move(box["x"] + box["width"] * share, box["y"] + box["height"] / 2)
            problems += row.evaluate(COVERED)
    return problems
