"""Finds the pages of an app."""

from answers import KNOWN, Answers


def steps(page, answers, base, path, most):
    """The pages that links and rows on a page lead to."""
    page.goto(base + path)
    page.evaluate(KNOWN)
    found = page.locator("#root a[href^='/']:not(.back)").evaluate_all("all => all.map(a => a.getAttribute('href'))")[:most]
    for index in range(min(page.locator("#root .pickr[aria-pressed]").count(), most)):
        page.locator("#root .pickr[aria-pressed]").nth(index).evaluate("node => node.click()")
        answers.settle()
        found.append(page.evaluate("location.pathname"))
        page.goto(base + path)
        page.evaluate(KNOWN)
    return found


def crawl(browser, base, most):
    """The pages that links and rows lead to, two steps far. Those of a long list are alike."""
    context = browser.new_context(viewport={"width": 390, "height": 800}, reduced_motion="reduce")
    page = context.new_page()
    answers = Answers(page)
    paths = ["/"]
    for _ in range(2):
        for path in list(paths):
            paths += [one for one in steps(page, answers, base, path, most) if one not in paths]
    context.close()
    return list(dict.fromkeys(paths))
