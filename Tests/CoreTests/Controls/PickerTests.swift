import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Pickers")
struct PickerTests {
  private enum Flavour: String, CaseIterable, Identifiable {
    case mint, plum
    var id: Self { self }
  }

  @Test func N151_aLinkPushesItsOptionsAndPopsWhenOneIsChosen() throws {
    struct Settings: View {
      @State private var flavour = Flavour.plum
      var body: some View {
        NavigationStack {
          Form {
            Picker("Flavour", selection: $flavour) {
              ForEach(Flavour.allCases) { Text($0.rawValue) }
            }
            .pickerStyle(.navigationLink)
          }
          .navigationTitle("Settings")
        }
      }
    }
    let host = TestHost { Settings() }
    #expect(host.value(of: "Flavour") == "plum")
    try host.tap("Flavour")
    #expect(host.pages == ["Settings", "Flavour"])
    #expect(host.isSelected("plum"))
    #expect(!host.isSelected("mint"))
    try host.tap("mint")
    #expect(host.pages == ["Settings"])
    #expect(host.value(of: "Flavour") == "mint")
    try host.tap("Flavour")
    try host.tap("mint")
    #expect(host.pages == ["Settings"])
  }

  @Test func whatIsChosenCanBeSaidInWordsOfItsOwn() throws {
    struct Settings: View {
      @State private var flavour = Flavour.plum
      var body: some View {
        NavigationStack {
          Form {
            Picker("Flavour", selection: $flavour) {
              ForEach(Flavour.allCases) { Text($0.rawValue) }
            } currentValueLabel: {
              Text("a \(flavour.rawValue)")
              Image(systemName: "leaf")
            }
          }
        }
      }
    }
    let host = TestHost { Settings() }
    #expect(host.value(of: "Flavour") == "a plum")
    #expect(host.texts.contains("a plum"))
    try host.tap("Flavour")
    try host.tap("mint")
    #expect(host.value(of: "Flavour") == "a mint")
    #expect(host.texts.contains("a mint") && !host.texts.contains("a plum"))
  }

  @Test func aPageOfOptionsFollowsThePicker() async throws {
    struct Settings: View {
      @State private var flavour = Flavour.plum
      @State private var names = ["mint", "plum"]
      var body: some View {
        NavigationStack {
          VStack {
            Picker("Flavour", selection: $flavour) {
              ForEach(Array(zip(Flavour.allCases, names)), id: \.0) { Text($0.1) }
            }
            .pickerStyle(.navigationLink)
          }
          .task {
            try? await Task.sleep(for: .seconds(1))
            names = ["Mint!", "Plum!"]
          }
        }
      }
    }
    let host = TestHost { Settings() }
    try host.tap("Flavour")
    #expect(host.isVisible("mint"))
    await host.advance(by: .seconds(1))
    #expect(host.depth == 1)
    #expect(host.isVisible("Mint!"))
  }

  @Test func aPickerInAMenuOffersItsOptionsThere() throws {
    struct Sorting: View {
      @State private var order = "Name"
      var body: some View {
        Menu("Sort") {
          Picker("Order", selection: $order) {
            ForEach(["Name", "Date"], id: \.self) { Text($0) }
          }
        }
        Text("by \(order)")
      }
    }
    let host = TestHost { Sorting() }
    #expect(!host.isVisible("Date"))
    try host.tap("Sort")
    #expect(host.isSelected("Name"))
    try host.tap("Date")
    #expect(host.isVisible("by Date"))
    #expect(!host.isVisible("Name"))
  }

  @Test func aMenuOfOptionsOpensInPlace() throws {
    struct Sizes: View {
      @State private var size = 1
      var body: some View {
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .pickerStyle(.menu)
      }
    }
    let host = TestHost { Sizes() }
    #expect(host.texts == ["Size", "Small"])
    try host.tap("Size")
    #expect(host.isVisible("Large"))
    try host.tap("Large")
    #expect(host.texts == ["Size", "Large"])
  }

  @Test func N217_aSelectionThatNamesNoOptionShowsNone() throws {
    struct Sizes: View {
      @State private var size = 9
      var body: some View {
        Picker("Size", selection: $size) { Text("Small").tag(1) }
      }
    }
    let host = TestHost { Sizes() }
    #expect(host.value(of: "Size") == "")
    try host.pick("Small", from: "Size")
    #expect(host.value(of: "Size") == "Small")
  }

  @Test func optionsThatChangeAreFollowed() throws {
    struct Sizes: View {
      @State private var size = 2
      @State private var count = 2
      var body: some View {
        Picker("Size", selection: $size) {
          ForEach(0..<count, id: \.self) { Text("Size \($0)") }
        }
        Button("More") { count += 1 }
        Button("None") { count = 0 }
      }
    }
    let host = TestHost { Sizes() }
    #expect(host.value(of: "Size") == "")
    try host.tap("More")
    #expect(host.value(of: "Size") == "Size 2")
    try host.tap("None")
    #expect(host.value(of: "Size") == "")
    #expect(throws: TestHostError.self) { try host.pick("Size 1", from: "Size") }
  }

  @Test func aDisabledPickerChoosesNothing() {
    struct Sizes: View {
      @State private var size = 1
      var body: some View {
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        .disabled(true)
      }
    }
    let host = TestHost { Sizes() }
    #expect(throws: TestHostError.self) { try host.pick("Large", from: "Size") }
    #expect(host.value(of: "Size") == "Small")
  }

  @Test func sourcesAreChangedTogether() throws {
    struct Sizes: View {
      @State private var sizes = [1, 2]
      var body: some View {
        Picker(sources: $sizes, selection: \.self) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        } label: {
          Text("Size")
        }
        Text("\(sizes[0]) \(sizes[1])")
      }
    }
    let host = TestHost { Sizes() }
    try host.pick("Large", from: "Size")
    #expect(host.isVisible("2 2"))
  }

  @Test func aChoiceForManyThingsSetsThemAll() throws {
    struct Lamp { var colour: Flavour }
    struct Room: View {
      @State var lamps: [Lamp]
      var body: some View {
        Picker("Colour", sources: $lamps, selection: \.colour) {
          ForEach(Flavour.allCases) { Text($0.rawValue) }
        }
        Text(lamps.map(\.colour.rawValue).joined(separator: " "))
      }
    }
    let host = TestHost { Room(lamps: [Lamp(colour: .mint), Lamp(colour: .plum)]) }
    #expect(host.value(of: "Colour") == "mint")
    try host.pick("plum", from: "Colour")
    #expect(host.texts.contains("plum plum"))
    let empty = TestHost { Room(lamps: []) }
    #expect(empty.value(of: "Colour") == "")
    try empty.pick("plum", from: "Colour")
    #expect(empty.value(of: "Colour") == "")
  }
}
