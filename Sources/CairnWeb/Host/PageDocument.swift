import CairnScreen
import CairnValues

/// The HTML around the elements of a window.
@MainActor
struct PageDocument {
  let text: String

  init(tab: WebTab, body: String) {
    let language = HTMLText.escaped(tab.surroundings.locale.language.languageCode?.identifier ?? "en")
    let direction = tab.surroundings.layoutDirection == .rightToLeft ? "rtl" : "ltr"
    var page = "<!doctype html><html lang=\"\(language)\" dir=\"\(direction)\"><head><meta charset=\"utf-8\">"
    page += "<title>\(HTMLText.escaped(tab.title))</title>"
    page += "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1,viewport-fit=cover\">"
    page += "<meta name=\"theme-color\" content=\"#f5f5f7\" media=\"(prefers-color-scheme:light)\">"
    page += "<meta name=\"theme-color\" content=\"#0e0e10\" media=\"(prefers-color-scheme:dark)\">"
    page += "<link rel=\"stylesheet\" href=\"\(Resources.stylePath)\">"
    page += "<script src=\"\(Resources.scriptPath)\" defer></script></head>"
    page += "<body data-tab=\"\(tab.token)\" data-key=\"\(tab.history.key)\""
    let keys = ShortcutKeys.names(inside: tab.window?.menuBar)
    if !keys.isEmpty { page += " data-keys=\"\(HTMLText.escaped(keys.joined(separator: " ")))\"" }
    page += " data-path=\"\(HTMLText.escaped(tab.history.current.url))\">"
    page += "<div id=\"root\">\(body)</div>"
    // Everything that can be pressed or written belongs to this form, for browsers without the script.
    page += "<form id=\"post\" method=\"post\" action=\"\(HTMLText.escaped(tab.history.current.url))\" hidden>"
    page += "<input type=\"hidden\" name=\"tab\" value=\"\(tab.token)\">"
    page += "<input type=\"hidden\" name=\"proof\" value=\"\(tab.person.formToken)\"></form>"
    page += "<div id=\"note\" role=\"status\" aria-live=\"polite\"></div>"
    page += "<div id=\"said\" class=\"sr\" role=\"status\" aria-live=\"polite\"></div></body></html>"
    text = page
  }
}
