import CairnFoundation
import CairnHosting
import CairnMessages
import CairnPrinting
import CairnScreen
import CairnValues

extension WebTab {
  /// The shortcuts of the app's menus, by name.
  var shortcutNames: String { ShortcutKeys.names(inside: window?.menuBar).joined(separator: " ") }
}

/// The HTML around the elements of a window.
@MainActor
struct PageDocument {
  let text: String

  /// The document of a browser tab whose window is closed.
  static func closed(_ words: OwnWords) -> String {
    "<main class=\"closed\" style=\"display:grid;place-content:center;gap:8px;min-height:90vh;text-align:center\">"
      + "<h1 style=\"font-size:1.5rem;font-weight:600\">\(words("This window is closed."))</h1>"
      + "<p><a href=\"/\" style=\"color:var(--tint)\">\(words("Open another"))</a></p></main>"
  }

  /// The styles in the head that let a page be shown while its other files load.
  enum Styles {
    /// A link to the style sheet, which is probably in the browser's cache.
    case linked
    /// The rules that the page needs, permitted by this nonce. The script loads the style sheet.
    case written(nonce: String)
  }

  init(tab: WebTab, body: String, styles: Styles) {
    let language = HTMLText.escaped(tab.surroundings.locale.language.languageCode?.identifier ?? "en")
    let direction = tab.surroundings.layoutDirection == .rightToLeft ? "rtl" : "ltr"
    let palette = Brand.palette.isEmpty ? "" : " style=\"\(Brand.palette)\""
    var page = "<!doctype html><html lang=\"\(language)\" dir=\"\(direction)\"\(palette)><head><meta charset=\"utf-8\">"
    page += "<title>\(HTMLText.escaped(tab.title))</title>"
    page += "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1,viewport-fit=cover\">"
    page += "<meta name=\"theme-color\" content=\"#f5f5f7\" media=\"(prefers-color-scheme:light)\">"
    page += "<meta name=\"theme-color\" content=\"#0e0e10\" media=\"(prefers-color-scheme:dark)\">"
    page += Brand.head(appName: tab.service.name)
    page += Self.summary(of: tab)
    let head = page
    page = ""
    page += "<script src=\"\(Resources.scriptPath)\" defer></script></head>"
    // The page may also contain text that an attacker has chosen. The secrets are masked, so that the compressed length
    // does not leak them.
    let token = RandomToken.masked(tab.token)
    let proof = RandomToken.masked(tab.user.formToken)
    page += "<body data-tab=\"\(token)\" data-key=\"\(tab.history.key)\" data-mark=\"\(tab.mark.text)\""
    let keys = tab.shortcutNames
    if !keys.isEmpty { page += " data-keys=\"\(HTMLText.escaped(keys))\"" }
    if tab.hasMenus { page += " data-menus" }
    let words = tab.words.translations(of: PageFiles.words)
    if !words.isEmpty {
      let pairs = words.map { "\(JSON.quoted($0.english)):\(JSON.quoted($0.own))" }
      page += " data-words=\"\(HTMLText.escaped("{\(pairs.joined(separator: ","))}"))\""
    }
    page += " data-path=\"\(HTMLText.escaped(tab.history.current.url))\">"
    page += "<div id=\"root\">\(body)</div>"
    // Every control belongs to this form, for browsers without the script.
    page += "<form id=\"post\" method=\"post\" action=\"\(HTMLText.escaped(tab.history.current.url))\" hidden>"
    page += "<input type=\"hidden\" name=\"tab\" value=\"\(token)\">"
    page += "<input type=\"hidden\" name=\"mark\" value=\"\(tab.mark.text)\">"
    page += "<input type=\"hidden\" name=\"proof\" value=\"\(proof)\"></form>"
    page += "<div id=\"note\" role=\"status\" aria-live=\"polite\"></div>"
    page += "<div id=\"said\" class=\"sr\" role=\"status\" aria-live=\"polite\"></div></body></html>"
    let style =
      switch styles {
      case .linked: "<link rel=\"stylesheet\" href=\"\(Resources.stylePath)\">"
      case .written(let nonce):
        "<style nonce=\"\(nonce)\">\(Resources.neededStyles.text(for: head + page))</style>"
          + "<noscript><link rel=\"stylesheet\" href=\"\(Resources.stylePath)\"></noscript>"
      }
    text = head + style + page
  }

  /// What other programs show of a link to the page: its title, and how its content begins.
  private static func summary(of tab: WebTab) -> String {
    let title = HTMLText.escaped(tab.title)
    var texts: [String] = []
    var length = 0
    for text in tab.window?.frontStack?.element?.contentBesideBars.flatMap(\.textsInside) ?? [] where length < 80 {
      texts.append(text.printable)
      length += text.count
    }
    let words = String(texts.joined(separator: ", ").prefix(160))
    let description =
      words.isEmpty
      ? "" : "<meta name=\"description\" property=\"og:description\" content=\"\(HTMLText.escaped(words))\">"
    return "<meta property=\"og:title\" content=\"\(title)\">" + description
  }
}
