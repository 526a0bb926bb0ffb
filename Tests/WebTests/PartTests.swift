import Cairn
import CairnCore
import CairnScreen
import CairnParts
import CairnWire
import Foundation
import SwiftUI
import Testing

@testable import CairnWeb

/// Markup of the app's own.
@MainActor
@Suite struct PartTests {
  private struct Counter: HTMLRepresentable {
    struct Step: Codable { var by: Int }
    @Binding var count: Int

    static var html: HTMLPart {
      HTMLPart("<b>fixed</b>", style: "b{color:red}", script: "export default (root, app) => {}")
    }

    var htmlValue: [String: Int] { ["count": count] }
    func receive(_ message: Step) { count += message.by }
  }

  private struct Sample: App {
    var isDisabled = false
    var body: some Scene { WindowGroup { SampleView().disabled(isDisabled) } }
  }

  private struct SampleView: View {
    @State private var count = 3
    @State private var isCovered = false

    var body: some View {
      VStack {
        Counter(count: $count)
        Text("Count \(count)")
        Button("Cover") { isCovered = true }
      }
      .sheet(isPresented: $isCovered) { Text("Over it") }
    }
  }

  private func part(_ page: Served) throws -> Element { try #require(page.root.firstInside { $0.part != nil }) }

  private func answer(_ page: Served, _ path: String) -> HTTPResponse {
    page.service.answer(to: HTTPRequest(.get, path, headers: ["cookie": page.cookie]))
  }

  @Test func aPageHasTheMarkupAndServesItsScriptAndStyle() throws {
    let page = try Served { .of(Sample()) }
    #expect(page.html.contains("<b>fixed</b></template></cairn-part>"))
    #expect(page.html.contains(#"value="{&quot;count&quot;:3}""#), "\(page.html)")
    let script = try #require(page.html.firstMatch(of: /src="(\/cairn\/part\/[^"]+\.js)"/)?.1)
    let style = try #require(page.html.firstMatch(of: /href="(\/cairn\/part\/[^"]+\.css)"/)?.1)
    #expect(answer(page, String(script)).body == Array("export default (root, app) => {}".utf8))
    #expect(answer(page, String(script)).headers["content-type"]?.hasPrefix("text/javascript") == true)
    #expect(answer(page, String(style)).body == Array("b{color:red}".utf8))
    #expect(answer(page, "/cairn/part/0.js").status == .notFound)
  }

  @Test func messagesReachTheViewAndTheValueReachesTheScript() throws {
    let page = try Served { .of(Sample()) }
    let patches = page.patches(.part(try part(page).id.number, #"{"by":4}"#))
    #expect(page.texts().contains("Count 7"))
    #expect(patches.contains("count") && patches.contains("7") && !patches.contains("fixed"), "\(patches)")
  }

  @Test(arguments: ["", "{", "null", #"{"by":"4"}"#, #"{"by":1e99}"#, "[[[[", #"{"by":4}}"#])
  func badMessagesChangeNothing(_ text: String) throws {
    let page = try Served { .of(Sample()) }
    _ = page.patches(.part(try part(page).id.number, text))
    #expect(page.texts().contains("Count 3"))
    #expect(page.tab.session.graph.diagnostics.all.contains { $0.code == "html.unreadable" })
  }

  @Test func whatASheetCoversStillReports() throws {
    let page = try Served { .of(Sample()) }
    let part = try part(page)
    _ = page.patches(.tap(try page.element("Cover").id.number))
    _ = page.patches(.part(part.id.number, #"{"by":4}"#))
    #expect(page.root.firstInside { $0.label == "Count 7" } != nil)
  }

  @Test func disabledPartsTakeNoMessages() throws {
    let page = try Served { .of(Sample(isDisabled: true)) }
    _ = page.patches(.part(try part(page).id.number, #"{"by":4}"#))
    #expect(page.texts().contains("Count 3"))
  }

  @Test func aScriptThatIsNotSeenRunsOnceAndHearsNewValues() throws {
    let page = try Served { .of(Sample()) }
    let heard = Heard()
    func run(_ value: Int) -> String {
      page.patches { page.tab.act { #expect(page.tab.session.runScript(of: Ear(value: value, heard: heard))) } }
    }
    let first = run(1)
    #expect(first.contains("<cairn-part") && first.contains(" hidden"), "\(first)")
    let ear = try #require(page.root.firstInside { $0.part?.isUnseen == true })
    let second = run(2)
    #expect(!second.contains("<cairn-part") && second.contains("value"), "\(second)")
    _ = page.patches(.tap(try page.element("Cover").id.number))
    _ = page.patches(.part(ear.id.number, "9"))
    #expect(ear.frame.size == .zero)
    #expect(heard.last == 9)
    #expect(page.texts() == ["Over it"])
  }

  private final class Heard { var last = 0 }

  private struct Ear: HTMLRepresentable {
    let value: Int
    let heard: Heard
    static var html: HTMLPart { HTMLPart("", script: "export default () => {}") }
    var htmlValue: Int { value }
    func receive(_ message: Int) { heard.last = message }
  }

  @Test func onlyPartsTakeMessages() throws {
    let page = try Served { .of(Sample()) }
    #expect(page.patches(.part(try page.element("Cover").id.number, "{}")).isEmpty)
  }
}
