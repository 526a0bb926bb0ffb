import CairnCore
import CairnScreen
import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Pickers spread over the rows of a list")
struct InlinePickerTests {
  private struct Settings: View {
    @State private var flavour = "Mint"
    var style = 0
    var body: some View {
      Form {
        Section("Taste") {
          Picker("Flavour", selection: $flavour) {
            ForEach(["Mint", "Plum", "Lime"], id: \.self) { Text($0) }
          }
          .pickerStyle(.inline)
          Text("Chosen: \(flavour)")
        }
      }
    }
  }

  private func rows(_ host: TestHost) -> [String] {
    var rows: [String] = []
    func visit(_ element: Element) {
      if element.role == .row { rows.append(element.textsInside.joined(separator: " ")) }
      for child in element.children { visit(child) }
    }
    if let root = host.root { visit(root) }
    return rows
  }

  @Test func eachChoiceIsARowOfItsOwn() throws {
    let host = TestHost { Settings() }
    #expect(rows(host) == ["Flavour", "Mint", "Plum", "Lime", "Chosen: Mint"])
    #expect(host.isSelected("Mint"))
    try host.tap("Plum")
    #expect(rows(host).last == "Chosen: Plum")
    #expect(host.isSelected("Plum"))
    #expect(!host.isSelected("Mint"))
  }

  @Test func withoutItsLabelThereAreOnlyTheChoices() {
    let host = TestHost {
      List {
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.inline)
        .labelsHidden()
      }
    }
    #expect(rows(host) == ["Small", "Large"])
  }

  @Test func anotherStyleMakesItOneRowAgain() throws {
    struct Changing: View {
      @State private var isInline = true
      @State private var choice = 1
      var body: some View {
        List {
          Button("Change") { isInline.toggle() }
          if isInline { picker.pickerStyle(.inline) } else { picker.pickerStyle(.menu) }
        }
      }
      private var picker: some View {
        Picker("Size", selection: $choice) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
      }
    }
    let host = TestHost { Changing() }
    #expect(rows(host) == ["Change", "Size", "Small", "Large"])
    try host.tap("Change")
    #expect(rows(host).count == 2)
    try host.tap("Change")
    #expect(rows(host) == ["Change", "Size", "Small", "Large"])
  }

  @Test func choicesComeAndGoWithTheirData() throws {
    struct Growing: View {
      @State private var sizes = ["S"]
      @State private var choice = "S"
      var body: some View {
        List {
          Picker("Size", selection: $choice) { ForEach(sizes, id: \.self) { Text($0) } }.pickerStyle(.inline)
          Button("Add") { sizes.append("XL") }
        }
      }
    }
    let host = TestHost { Growing() }
    #expect(rows(host) == ["Size", "S", "Add"])
    try host.tap("Add")
    #expect(rows(host) == ["Size", "S", "XL", "Add"])
    try host.tap("XL")
    #expect(host.isSelected("XL"))
  }

  @Test func outsideOfAListItStaysOneThing() throws {
    let host = TestHost {
      VStack {
        Picker("Size", selection: .constant(1)) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.inline)
      }
    }
    #expect(host.value(of: "Size") == "Small")
  }
}
