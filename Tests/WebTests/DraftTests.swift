import CairnCore
import CairnHosting
import CairnScreen
import CairnStorage
import CairnValues
import CairnWire
import Foundation
import SwiftUI
import Testing

@testable import CairnWeb

private struct Desk: App {
  var body: some Scene { WindowGroup { DeskView() } }
}

private struct DeskView: View {
  @State private var title = ""
  @State private var text = "Dear "
  @State private var secret = ""
  @State private var code = ""
  @State private var isUrgent = false
  @State private var size = "Small"
  @State private var day = Date(timeIntervalSince1970: 0)
  @State private var volume = 1.0
  @State private var sent = 0
  @SceneStorage("kept") private var kept = ""
  @FocusState private var isWriting: Bool

  var body: some View {
    NavigationStack {
      Form {
        TextField("Title", text: $title)
        TextField("Title", text: $kept)
        TextEditor(text: $text).accessibilityLabel("Letter").focused($isWriting)
        SecureField("Secret", text: $secret)
        TextField("Code", text: $code).textContentType(.oneTimeCode)
        Toggle("Urgent", isOn: $isUrgent)
        if isUrgent { TextField("Reason", text: $code) }
        Picker("Size", selection: $size) { ForEach(["Small", "Large"], id: \.self) { Text($0) } }
        DatePicker("Day", selection: $day, displayedComponents: .date)
        Slider(value: $volume, in: 0...10) { Text("Volume") }
        Button("Send") { (title, sent) = ("", sent + 1) }
        Text("\(title)|\(kept)|\(text)|\(isUrgent)|\(size)|\(volume)|\(isWriting)|\(sent)")
        NavigationLink("Deep") { DeepView() }
      }
      .navigationTitle("Desk")
    }
  }
}

private struct DeepView: View {
  @State private var title = ""

  var body: some View {
    List {
      TextField("Title", text: $title)
      ForEach(0..<200, id: \.self) { Text("Row \($0)") }
    }
    .navigationTitle("Deep")
  }
}

@MainActor
@Suite struct DraftTests {
  private func town() -> Town { Town { .of(Desk()) } }

  private func element(_ name: String, _ roles: Role..., at index: Int = 0, in tab: WebTab) throws -> Element {
    var found: [Element] = []
    func visit(_ element: Element) {
      let named = element.measureAround ?? element
      // Controls say their values, too.
      let label = [named.label ?? "", element.prompt ?? ""]
      if roles.contains(element.role), label.contains(where: { $0.hasPrefix(name) }) { found.append(element) }
      for child in element.children { visit(child) }
    }
    visit(tab.root!)
    return try #require(found.dropFirst(index).first, "no \(name)")
  }

  private func write(_ text: String, _ label: String, at index: Int = 0, in tab: WebTab) throws {
    tab.user.keep()
    tab.files.keep()
    let id = try element(label, .field, .secureField, .textEditor, at: index, in: tab).id.number
    tab.perform([.edit(id, text, version: 1)])
  }

  /// The process is killed after it has written what it had to, and the browser connects to the next one.
  private func thaw(_ tab: WebTab, _ cookie: String, of town: Town, at path: String = "/") throws -> (
    html: String, tab: WebTab
  ) {
    let name = tab.token
    tab.files.flush()
    town.restart(inOrder: false)
    let user = try #require(town.service.knownUser(of: HTTPRequest(.get, "/", headers: ["cookie": cookie])))
    town.service.thaw(tabNamed: name, of: user)
    let page = try town.get(path, cookie)
    return (page.html, page.tab)
  }

  private func files(_ town: Town) throws -> String {
    let paths = try #require(FileManager.default.enumerator(at: town.folder, includingPropertiesForKeys: nil))
    return paths.compactMap { ($0 as? URL).flatMap { try? String(contentsOf: $0, encoding: .utf8) } }.joined()
  }

  @Test func draftsAreRestored() throws {
    let town = town()
    let ann = try town.get()
    let tab = ann.tab
    try write("Hello", "Title", in: tab)
    try write("Dear Ben", "Letter", in: tab)
    tab.perform([.tap(try element("Urgent", .toggle, in: tab).id.number)])
    try write("Fire", "Reason", in: tab)
    let picker = try element("Size", .picker, in: tab)
    tab.perform([.choose(picker.optionsInside[1].id.number, in: picker.id.number)])
    tab.perform([.adjust(try element("Volume", .shape, in: tab).id.number, 7)])
    tab.perform([.date(try element("Day", .datePicker, in: tab).id.number, "2024-05-06")])
    let before = tab.root!.frontTexts
    #expect(before.contains { $0.hasPrefix("Hello||Dear Ben|true|Large|7.0|") })
    let again = try thaw(tab, ann.cookie, of: town)
    #expect(again.tab !== tab && again.tab.root!.frontTexts == before)
    #expect(again.html.contains("value=\"Hello\"") && again.html.contains("Dear Ben</textarea>"))
    #expect(again.html.contains("value=\"Fire\"") && again.html.contains("value=\"2024-05-06\""))
    again.tab.notices.notifyIfThawed(withDrafts: again.tab.place.draftsAreRestored)
    #expect(again.tab.line.outbox.waiting.last?.text.contains("This page was restored with your input.") == true)
    // A second time, without anything being entered between.
    #expect(try thaw(again.tab, ann.cookie, of: town).tab.root!.frontTexts == before)
  }

  @Test func valuesThatTheAppRestoresWinOverDrafts() throws {
    let town = town()
    let ann = try town.get()
    try write("by the app", "Title", at: 1, in: ann.tab)
    ann.tab.freeze()
    let again = try thaw(ann.tab, ann.cookie, of: town)
    #expect(again.tab.root!.frontTexts.contains { $0.hasPrefix("|by the app|") })
    #expect(!again.tab.place.draftsAreRestored)
  }

  @Test func aDraftEndsWhenTheAppChangesTheValue() throws {
    let town = town()
    let ann = try town.get()
    try write("Hello", "Title", in: ann.tab)
    try town.press("Send", ann.tab)
    let again = try thaw(ann.tab, ann.cookie, of: town)
    #expect(!again.html.contains("Hello"))
    #expect(try !files(town).contains("Hello"))
  }

  @Test func secretsAreNeverStored() throws {
    let town = town()
    let ann = try town.get()
    try write("hunter2", "Secret", in: ann.tab)
    try write("123456", "Code", in: ann.tab)
    try write("open", "Title", in: ann.tab)
    let again = try thaw(ann.tab, ann.cookie, of: town)
    #expect(!again.html.contains("hunter2") && !again.html.contains("123456") && again.html.contains("open"))
    let written = try files(town)
    #expect(written.contains("open") && !written.contains("hunter2") && !written.contains("123456"))
  }

  @Test func theFocusIsRestored() throws {
    let town = town()
    let ann = try town.get()
    try write("x", "Title", in: ann.tab)
    ann.tab.perform([.focus(try element("Letter", .textEditor, in: ann.tab).id.number, true)])
    let again = try thaw(ann.tab, ann.cookie, of: town)
    let letter = try element("Letter", .textEditor, in: again.tab)
    #expect(again.tab.window?.screen.focused === letter)
    #expect(again.tab.root!.frontTexts.contains { $0.contains("|true|") })
    #expect(again.tab.line.outbox.waiting.contains { $0.text.contains("[\"f\",\"\(letter.nodeID)\"]") })
  }

  @Test func scrollingIsRestoredAndAPageBelowGetsItsDraftWhenItAppears() throws {
    let town = town()
    let ann = try town.get()
    try write("below", "Title", in: ann.tab)
    try town.press("Deep", ann.tab)
    _ = ann.tab.document()
    try write("above", "Title", in: ann.tab)
    let list = try #require(ann.tab.root!.firstInside { $0.events.contains(.scroll) && !$0.isNotShown })
    ann.tab.perform([.scroll(list.id.number, x: 0, y: 3_000)])
    let offset = list.scrollOffset.y
    #expect(offset == 3_000)
    let again = try thaw(ann.tab, ann.cookie, of: town, at: "/deep")
    let scrolled = try #require(again.tab.root!.firstInside { $0.events.contains(.scroll) && !$0.isNotShown })
    #expect(scrolled.scrollOffset.y == offset)
    #expect(
      again.tab.line.outbox.waiting.contains { $0.text.contains("[\"s\",\"\(scrolled.nodeID)\",0,\(Int(offset))]") })
    again.tab.perform([.scroll(scrolled.id.number, x: 0, y: 0)])
    #expect(try element("Title", .field, in: again.tab).fieldText == "above")
    again.tab.perform([.back])
    #expect(again.tab.root!.frontTexts.contains { $0.hasPrefix("below|") })
    // The page above was removed, and its drafts with it.
    try town.press("Deep", again.tab)
    #expect(try element("Title", .field, in: again.tab).fieldText == "")
    #expect(try element("Title", .field, in: thaw(again.tab, ann.cookie, of: town, at: "/deep").tab).fieldText == "")
  }

  @Test func fieldsWithTheSameNameKeepTheirOrder() throws {
    let town = Town { .of(Guests()) }
    let ann = try town.get()
    for (index, name) in ["Ann", "Ben", "Cleo"].enumerated() { try write(name, "Name", at: index, in: ann.tab) }
    let again = try thaw(ann.tab, ann.cookie, of: town)
    #expect(again.tab.root!.frontTexts.contains("Ann,Ben,Cleo"))
  }

  @Test func draftsAreLimited() {
    let store = MemoryStore()
    let drafts = KeptPlace(store)
    drafts.note(.string(String(repeating: "x", count: KeptPlace.mostBytesOfOne + 1)), before: .string(""), for: "large")
    #expect(drafts.drafts.isEmpty && store.keys.isEmpty)
    for number in 0..<KeptPlace.mostDrafts + 10 { drafts.note(.bool(true), before: .bool(false), for: "\(number)") }
    #expect(drafts.drafts.count == KeptPlace.mostDrafts && drafts.drafts["0"] == nil && drafts.drafts["209"] != nil)
    let half = String(repeating: "y", count: KeptPlace.mostBytesOfOne - 100)
    for number in 0..<5 { drafts.note(.string(half), before: .string(""), for: "half \(number)") }
    #expect(drafts.drafts["half 0"] == nil && drafts.drafts["half 4"] != nil)
    #expect(
      Set(store.keys.filter { $0.hasPrefix("value ") }.map { String($0.dropFirst(6)) }) == Set(drafts.drafts.keys))
    drafts.note(.string(""), before: .string(half), for: "half 4")
    #expect(drafts.drafts["half 4"] == nil)
  }

  @Test func aDamagedDraftFileIsReadWithoutCrashing() throws {
    let store = MemoryStore()
    store.set(.data(Data([1])), for: "value a")
    store.set(.string(""), for: "before a")
    store.set(.string("x"), for: "value alone")
    store.set(.string(String(repeating: "x", count: KeptPlace.mostBytesOfOne + 1)), for: "value long")
    store.set(.string(""), for: "before long")
    store.set(.double(.nan), for: "value number")
    store.set(.double(0), for: "before number")
    for text in ["", "1", "nan 1", "-1 0", "1e99 0", "1 2 3"] { store.set(.string(text), for: "offset \(text)") }
    store.set(.int(1), for: "focus")
    store.set(.bool(true), for: "value \(String(repeating: "n", count: KeptPlace.mostBytesOfName + 1))")
    #expect(!KeptPlace(store).isWaiting)
    // Of the wrong kind for its control.
    let town = town()
    let ann = try town.get()
    try write("x", "Title", in: ann.tab)
    let drafts = ann.tab.files.store(for: .scene("drafts"))
    let name = try #require(drafts.keys.first { $0.hasPrefix("value ") }).dropFirst(6)
    drafts.set(.bool(true), for: "value \(name)")
    #expect(try thaw(ann.tab, ann.cookie, of: town).tab.root!.frontTexts.contains { $0.hasPrefix("||Dear ") })
  }
}

private struct Guests: App {
  var body: some Scene { WindowGroup { GuestsView() } }
}

private struct GuestsView: View {
  @State private var names = ["", "", ""]

  var body: some View {
    NavigationStack {
      List {
        ForEach(0..<3, id: \.self) { TextField("Name", text: $names[$0]) }
        Text(names.joined(separator: ","))
      }
      .navigationTitle("Guests")
    }
  }
}

extension Element {
  fileprivate var prompt: String? { if case .field(let field) = content { field.prompt } else { nil } }
}
