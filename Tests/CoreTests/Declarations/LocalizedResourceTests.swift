import CairnFoundation
import CairnTesting
import Foundation
import SwiftUI
import Testing

@MainActor @Suite("Localized resources as texts")
struct LocalizedResourceTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../Sources")

  /// The signatures of a file's functions and initializers that contain a type, without line breaks, and with the same
  /// names for keys and resources.
  private static func signatures(in text: String, with type: String) -> [String] {
    var found: [String] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where line.contains("public ") || line.hasPrefix("  nonisolated public") {
      guard line.contains("init") || line.contains("func ") else { continue }
      var signature = ""
      var depth = 0
      reading: for further in lines[index...].prefix(12) {
        for character in further {
          if character == "(" { depth += 1 }
          if character == ")" { depth -= 1 }
          if character == "{", depth == 0 { break reading }
          signature.append(character)
        }
        signature.append(" ")
      }
      guard signature.contains(": \(type)") else { continue }
      let attributes = lines[..<index].reversed().prefix { $0.contains("@") }
      if attributes.contains(where: { $0.contains("deprecated") || $0.contains("unavailable") }) { continue }
      found.append(
        signature.replacing("Localized\(type.dropFirst("Localized".count))", with: "Text").replacing(
          "Resource", with: "Key"
        )
        .split(separator: " ").joined(separator: " ").replacing("( ", with: "(").replacing(" )", with: ")"))
    }
    return found
  }

  /// Older names, which Apple left as they are.
  private static let older = ["OlderControlInitializers", "OlderFieldInitializers", "OlderTitles", "BoundLinks"]

  @Test func whateverTakesAKeyTakesAResource() throws {
    var missing: [String] = []
    var count = 0
    for module in ["CairnCore", "CairnKits", "CairnPlatform"] {
      let files = FileManager.default.enumerator(
        at: Self.sources.appending(path: module), includingPropertiesForKeys: nil)
      for case let file as URL in files! where file.pathExtension == "swift" {
        let name = file.deletingPathExtension().lastPathComponent
        if Self.older.contains(name) { continue }
        let text = try String(contentsOf: file, encoding: .utf8)
        guard text.contains("LocalizedStringKey") else { continue }
        let resources = Self.signatures(in: text, with: "LocalizedStringResource")
        for key in Self.signatures(in: text, with: "LocalizedStringKey") where !key.contains("tableName") {
          count += 1
          if !resources.contains(key) { missing.append("\(name): \(key)") }
        }
      }
    }
    #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
    #expect(count > 160)
  }

  private struct Controls: View {
    let title: LocalizedStringResource
    @State private var isOn = false
    @State private var number = 1
    @State private var share = 0.5
    @State private var date = Date(timeIntervalSinceReferenceDate: 0)
    @State private var text = ""
    @State private var color = Color.red
    @State private var days: Set<DateComponents> = []

    var body: some View {
      Form {
        Section(title) {
          Text(title)
          Label(title, systemImage: "star")
          Button(title) {}
          Button(title, role: .destructive) {}
          Button(title, systemImage: "star") {}
          Toggle(title, isOn: $isOn)
          Toggle(title, systemImage: "star", isOn: $isOn)
          Picker(title, selection: $number) { Text("One").tag(1) }
          Stepper(title, value: $number)
          Stepper(title, value: $number, in: 0...3)
          TextField(title, text: $text)
          TextField(title, text: $text, axis: .vertical)
          TextField(title, value: $number, format: .number)
          SecureField(title, text: $text)
          DatePicker(title, selection: $date)
          MultiDatePicker(title, selection: $days)
          ColorPicker(title, selection: $color)
          ProgressView(title, value: share)
          LabeledContent(title, value: "3")
          LabeledContent(title) { Text("4") }
          DisclosureGroup(title) { Text("5") }
          GroupBox(title) { Text("6") }
          Menu(title) { Button(title) {} }
          ControlGroup(title) { Button(title) {} }
          Link(title, destination: URL(string: "https://example.org")!)
          ShareLink(title, item: "text")
          NavigationLink(title) { Text("7") }
          NavigationLink(title, value: 1)
          ContentUnavailableView(title, systemImage: "star")
        }
      }
      .navigationTitle(title)
      .navigationSubtitle(title)
    }
  }

  private struct Modified: View {
    let title: LocalizedStringResource
    @State private var isShown = true
    var body: some View {
      Text("text")
        .badge(title)
        .help(title)
        .accessibilityLabel(title)
        .accessibilityValue(title)
        .accessibilityHint(title)
        .accessibilityAction(named: title) {}
        .accessibilityCustomContent(title, title)
        .accessibilityRotor(title, textRanges: [])
        .fileDialogMessage(title)
        .fileDialogConfirmationLabel(title)
        .searchable(text: .constant(""), prompt: title)
        .confirmationDialog(title, isPresented: .constant(false)) { Button("OK") {} }
        .alert(title, isPresented: $isShown) {
          Button("OK") {}
        } message: {
          Text(title)
        }
        .dialogSuppressionToggle(title, isSuppressed: .constant(false))
    }
  }

  private struct Tabs: View {
    let title: LocalizedStringResource
    var body: some View {
      TabView {
        Tab(title, systemImage: "star") { Text("tab") }
        TabSection(title) { Tab("Other", systemImage: "star") { Text("other") } }
      }
    }
  }

  private struct Columns: View {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    let title: LocalizedStringResource
    var body: some View {
      Table([Item(id: 1, name: "a")]) {
        TableColumn(title, value: \.name)
        TableColumn(title) { Text($0.name) }
      }
    }
  }

  private struct Windows: Scene {
    let title: LocalizedStringResource
    var body: some Scene {
      WindowGroup(title) { Text("group") }
      Window(title, id: "one") { Text("window") }
      MenuBarExtra(title, systemImage: "star") { Text("menu") }
    }
  }

  private let title: LocalizedStringResource = "A resource"

  @Test func aResourceIsShownByControls() {
    let host = TestHost(height: 4_000) { NavigationStack { Controls(title: title) } }
    #expect(host.texts.count { $0 == "A resource" } >= 20, "\(host.texts)")
    #expect(host.title == "A resource")
  }

  @Test func aResourceIsShownByDialogs() {
    let host = TestHost { NavigationStack { Modified(title: title) } }
    #expect(host.alert.title == "A resource")
  }

  @Test func aResourceIsShownByTabsAndTables() {
    #expect(TestHost { Tabs(title: title) }.tab("A resource").exists)
    #expect(TestHost(width: 1_000) { Columns(title: title) }.texts.prefix(2) == ["A resource", "A resource"])
    _ = Windows(title: title)
  }

  @Test func aLiteralIsStillAKey() {
    // Both are expressible by literals; the key is preferred.
    let key: Text = Text("words")
    #expect(key == Text(LocalizedStringKey("words")))
  }
}
