import CairnCore
import CairnScreen
import SwiftUI
import Testing

@testable import CairnWeb

private struct Tag: Codable, Hashable, Transferable {
  var name: String
  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
  }
}

private struct Copying: App {
  var body: some SwiftUI.Scene { WindowGroup { CopyingView() } }
}

private struct CopyingView: View {
  @State private var pasted: [String] = []
  @State private var tags: [Tag] = []
  @State private var placed = "nothing"

  var body: some View {
    List {
      Button("Copy") { UIPasteboard.general.string = "code 1" }
      Button("Copy file") { UIPasteboard.general.url = URL(filePath: "/etc/passwd") }
      PasteButton(payloadType: String.self) { pasted += $0 }
      PasteButton(payloadType: Tag.self) { tags += $0 }.accessibilityIdentifier("pasteTag")
      PasteButton(payloadType: String.self) { pasted += $0 }.disabled(true).accessibilityIdentifier("never")
      Text("Pasted \(pasted.joined(separator: ","))")
      Text("Card").focusable().copyable(["red"]).accessibilityIdentifier("card")
      Text("Tag").focusable().copyable([Tag(name: "blue")]).accessibilityIdentifier("tag")
      Text("Place").focusable().pasteDestination(for: String.self) { placed = $0.joined() }
        .accessibilityIdentifier("place")
      Text("Placed \(placed)")
      Text("Tags \(tags.map(\.name).joined())")
    }
  }
}

@MainActor
@Suite struct WebClipboardTests {
  private let page: Served

  init() throws { page = try Served { .of(Copying()) } }

  private func id(_ identifier: String) throws -> Int {
    try #require(page.root.firstInside { $0.semantics?.identifier == identifier }).id.number
  }

  @Test func copiedTextReachesTheBrowser() throws {
    #expect(page.patches(.tap(try page.element("Copy").id.number)).contains(#"["c","code 1"]"#))
  }

  @Test func pathsOnTheServerAreNotCopied() throws {
    #expect(!page.patches(.tap(try page.element("Copy file").id.number)).contains("passwd"))
  }

  @Test func aPasteButtonPastesTheBrowsersText() throws {
    let button = try page.element("Paste", .button).id.number
    #expect(page.html.contains(#"data-p="1""#))
    #expect(page.patches(.paste(button, "milk")).contains("Pasted milk"))
  }

  @Test func withoutBrowserAccessAPasteButtonPastesTheAppsOwnText() throws {
    let button = try page.element("Paste", .button).id.number
    #expect(page.patches(.tap(button)).isEmpty)
    _ = page.patches(.tap(try page.element("Copy").id.number))
    #expect(page.patches(.tap(button)).contains("Pasted code 1"))
  }

  @Test func onlyPasteButtonsAcceptText() throws {
    let copy = try page.element("Copy").id.number
    #expect(page.patches(.paste(copy, "milk")).isEmpty)
    #expect(page.patches(.paste(try id("never"), "milk")).isEmpty)
    #expect(page.tab.session.clipboard.contents.isEmpty)
  }

  @Test func linksArePastedAsLinksUnlessTheyNameAFile() {
    #expect(_SharedContent.from(outside: "https://example.org/a") == .url(URL(string: "https://example.org/a")!))
    #expect(_SharedContent.from(outside: "file://localhost/etc/passwd") == .text("file://localhost/etc/passwd"))
    #expect(_SharedContent.from(outside: "Milk: 2") == .text("Milk: 2"))
  }

  @Test func clipboardCommandsReachTheFocusedElement() throws {
    #expect(page.patches(.clip(try id("card"), .copy, "")).contains(#"["c","red"]"#))
    #expect(page.patches(.clip(try id("place"), .paste, "sugar")).contains("Placed sugar"))
  }

  @Test func richContentStaysInTheApp() throws {
    #expect(page.patches(.clip(try id("tag"), .copy, "")).contains(#"["c",""]"#))
    #expect(page.patches(.paste(try id("pasteTag"), "")).contains("Tags blue"))
  }
}
