import CairnCompression
import CairnCore
import CairnWire
import SwiftUI
import Testing

@testable import CairnWeb

/// The parts of a first visit: HTML with the styles it needs, and the script.
@MainActor
struct FirstPageTests {
  private struct Sample: App {
    var body: some Scene {
      WindowGroup {
        NavigationStack {
          List { NavigationLink("Mint") { Text("Page") } }.navigationTitle("Colors")
        }
      }
    }
  }

  private func service() -> WebService { WebService({ .of(Sample()) }, name: "sample") }

  private func get(_ service: WebService, _ headers: HTTPHeaders = [:]) -> (response: HTTPResponse, html: String) {
    let response = service.answer(to: HTTPRequest(.get, "/", headers: headers))
    return (response, String(decoding: response.body, as: UTF8.self))
  }

  @Test func aFirstPageHasItsStylesInline() throws {
    let (response, html) = get(service())
    // Only a browser without scripts waits for the style sheet.
    let link = "<noscript><link rel=\"stylesheet\" href=\"\(Resources.stylePath)\"></noscript>"
    #expect(html.contains(link) && !html.replacing(link, with: "").contains("rel=\"stylesheet\""))
    let nonce = try #require(html.split(separator: "<style nonce=\"").last?.prefix { $0 != "\"" })
    let policy = try #require(response.headers["content-security-policy"])
    #expect(policy.contains("style-src 'self' 'nonce-\(nonce)';"))
    #expect(policy.contains("script-src 'self';"))
    let style = try #require(html.split(separator: "<style").last?.split(separator: "</style>").first)
    #expect(style.contains(".row{") && style.contains("--tint:"))
    #expect(!style.contains(".sheet") && !style.contains("--bad:") && !style.contains("@keyframes"))
  }

  @Test func laterPagesLinkTheCachedStyleSheet() throws {
    let service = service()
    let cookie = try #require(get(service).response.headers["set-cookie"]?.split(separator: ";").first)
    let (response, html) = get(service, ["cookie": "\(cookie); size=1280x800"])
    #expect(html.contains("<link rel=\"stylesheet\" href=\"\(Resources.stylePath)\">"))
    #expect(!html.contains("<style"))
    #expect(response.headers["content-security-policy"]?.contains("nonce") == false)
  }

  @Test func everyPageHasANewNonce() {
    let service = service()
    let nonces = (0..<3).map { _ in get(service).html.split(separator: "<style nonce=\"").last?.prefix(26) }
    #expect(Set(nonces).count == 3)
  }

  @Test func isSmall() throws {
    let service = service()
    let page = Gzip.compress(get(service).response.body).count
    let script = try #require(Resources.scriptFile.gzipped).count
    #expect(page + script <= 12 * 1024, "\(page) and \(script)")
    #expect(script <= 6 * 1024)
  }

  // MARK: Secrets

  @Test func secretsAreMaskedDifferentlyOnEachPage() throws {
    let service = service()
    let (response, html) = get(service)
    let cookie = try #require(response.headers["set-cookie"]?.split(separator: ";").first)
    let tab = try #require(service.runningTabs.first)
    let again = get(service, ["cookie": String(cookie)]).html
    #expect(service.runningTabs.first === tab)
    for secret in [tab.token, tab.user.formToken] { #expect(!html.contains(secret) && !again.contains(secret)) }
    func masked(_ html: String) -> [String] {
      html.split(separator: "value=\"").compactMap {
        RandomToken.unmasked(String($0.prefix { $0 != "\"" })) == nil ? nil : String($0.prefix(52))
      }
    }
    #expect(masked(html).count == 2)
    #expect(Set(masked(html)).isDisjoint(with: masked(again)))
    #expect(masked(again).compactMap { RandomToken.unmasked($0) } == [tab.token, tab.user.formToken])
  }

  @Test(arguments: ["", "0", String(repeating: "0", count: 51), String(repeating: "A", count: 52)])
  func malformedMaskedTokensAreRejected(text: String) { #expect(RandomToken.unmasked(text) == nil) }

  // MARK: Styles

  private let sheet = NeededStyles(
    """
    :root{--a:1;--b:var(--c);--c:url("x;y,{}");--d:4}
    .row,.row>.cell:focus{color:var(--b)}
    .row:hover,.row:not(.cell):active{color:var(--b)}
    .row:not(:hover) .cell{g:h}
    ul.list li::before{content:"x"}
    [dir=rtl] .row{left:0}[hidden]{display:none}
    .spin{animation:turn 1s}
    @media(max-width:9px){.row{a:b}.other{c:d}}
    @media print{.row{e:f}}
    @keyframes turn{to{x:y}}
    @keyframes other{to{x:y}}
    """)

  @Test(
    arguments: [
      ("<p>", ""), ("<p class=\"rows row-x\" title=\".row\">", ""),
      (
        "<p class=\"a row\">",
        ":root{--b:var(--c);--c:url(\"x;y,{}\")}.row{color:var(--b)}@media(max-width:9px){.row{a:b}}"
      ),
      (
        "<p class=\"row\"><i class=\"cell\">",
        ":root{--b:var(--c);--c:url(\"x;y,{}\")}.row,.row>.cell:focus{color:var(--b)}.row:not(:hover) .cell{g:h}@media(max-width:9px){.row{a:b}}"
      ),
      ("<ul class=\"list\"><li>", "ul.list li::before{content:\"x\"}"), ("<ol class=\"list\"><li>", ""),
      ("<p hidden>", "[hidden]{display:none}"), ("<p dir=\"rtl\" class=\"row\">", nil), ("<p dir=\"ltr\">", ""),
      ("<p style=\"width:var(--d,1)\">", ":root{--d:4}"),
      ("<p class=\"spin\">", ".spin{animation:turn 1s}@keyframes turn{to{x:y}}"),
    ] as [(String, String?)])
  func aPageNeedsTheRulesThatSelectSomethingOnIt(page: String, styles: String?) {
    let text = sheet.text(for: page)
    if let styles { #expect(text == styles) } else { #expect(text.contains("[dir=rtl] .row{left:0}")) }
  }

  /// Nothing of the style sheet is lost on the way.
  @Test func everyRuleIsRead() {
    let everything = Resources.style.filter { $0 == "{" }.count
    let rules = StyleRule.list(Resources.style)
    let groups = ["@media", "@container"].reduce(0) { $0 + Resources.style.split(separator: $1).count - 1 }
    let steps = rules.filter { $0.keyframes != nil }.count
    #expect(rules.count + groups + steps == everything)
    #expect(rules.count > 300)
  }

  // MARK: The script

  @Test func theScriptIsSentWithoutComments() {
    #expect(!Resources.script.contains("//") && !Resources.script.contains("STYLE_PATH"))
    #expect(Resources.script.contains(Resources.stylePath) && Resources.script.contains(Resources.extrasPath))
  }
}
