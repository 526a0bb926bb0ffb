import CairnTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Controls")
struct ControlTests {
  @Test func aToggleIsSwitched() throws {
    struct Settings: View {
      @State private var isOn = false
      var body: some View {
        Form {
          Toggle("Wi-Fi", isOn: $isOn)
          Text(isOn ? "connected" : "offline")
        }
      }
    }
    let host = TestHost { Settings() }
    #expect(host.value(of: "Wi-Fi") == "off")
    try host.toggle("Wi-Fi")
    #expect(host.value(of: "Wi-Fi") == "on")
    #expect(host.texts == ["Wi-Fi", "connected"])
    try host.tap("Wi-Fi")
    #expect(host.value(of: "Wi-Fi") == "off")
  }

  @Test func aFieldHoldsText() throws {
    struct Greeting: View {
      @State private var name = ""
      @State private var greeted = ""
      var body: some View {
        VStack {
          TextField("Name", text: $name).onSubmit { greeted = name }
          Text("Hello \(greeted)")
        }
      }
    }
    let host = TestHost { Greeting() }
    try host.type("Ann", into: "Name")
    #expect(host.value(of: "Name") == "Ann")
    #expect(host.texts == ["Hello "])
    try host.submit("Name")
    #expect(host.texts == ["Hello Ann"])
  }

  @Test @available(*, deprecated) func fieldsOfOldTellWhenTheyAreEditedAndLeft() throws {
    struct Old: View {
      let title = "Name"
      @State private var name = ""
      @State private var age = 5
      @State private var log: [String] = []
      var body: some View {
        VStack {
          TextField(title, text: $name) { log.append($0 ? "editing" : "left") }
          TextField("Age", value: $age, formatter: NumberFormatter(), onCommit: { log.append("age \(age)") })
          Text(log.joined(separator: ", "))
        }
      }
    }
    let host = TestHost { Old() }
    try host.focus("Name")
    #expect(host.texts == ["editing"])
    try host.type("7", into: "Age")
    try host.submit("Age")
    #expect(host.texts == ["editing, left, age 7"])
  }

  @Test func aFormatThatRejectsATextLeavesTheTextAndTheValue() throws {
    struct Amount: View {
      @State private var amount = 5
      var body: some View {
        VStack {
          TextField("Amount", value: $amount, format: .number)
          Text("Amount is \(amount)")
        }
      }
    }
    let host = TestHost { Amount() }
    #expect(host.value(of: "Amount") == "5")
    try host.type("12", into: "Amount")
    #expect(host.texts == ["Amount is 12"])
    try host.type("x", into: "Amount")
    #expect(host.value(of: "Amount") == "x")
    #expect(host.texts == ["Amount is 12"])
    try host.submit("Amount")
    #expect(host.value(of: "Amount") == "12")
  }

  @Test(arguments: ["menu", "segmented", "inline"])
  func aPickerChoosesByTag(style: String) throws {
    struct Flavours: View {
      let style: String
      @State private var flavour = 2
      var body: some View {
        VStack {
          let picker = Picker("Flavour", selection: $flavour) {
            Text("Mint").tag(1)
            Text("Plum").tag(2)
          }
          switch style {
          case "menu": picker.pickerStyle(.menu)
          case "segmented": picker.pickerStyle(.segmented)
          default: picker.pickerStyle(.inline)
          }
          Text("Chosen \(flavour)")
        }
      }
    }
    let host = TestHost { Flavours(style: style) }
    #expect(host.value(of: "Flavour") == "Plum")
    try host.pick("Mint", from: "Flavour")
    #expect(host.value(of: "Flavour") == "Mint")
    #expect(host.isVisible("Chosen 1"))
  }

  @Test func aPickerTakesTheIDsOfACollectionForTags() throws {
    struct Sizes: View {
      @State private var size = "S"
      var body: some View {
        Picker("Size", selection: $size) { ForEach(["S", "M"], id: \.self) { Text("Size \($0)") } }
      }
    }
    let host = TestHost { Sizes() }
    try host.pick("Size M", from: "Size")
    #expect(host.value(of: "Size") == "Size M")
  }

  @Test func aPickerOfOptionalsChoosesNothingToo() throws {
    struct Sizes: View {
      @State private var size: String? = "S"
      var body: some View {
        Picker("Size", selection: $size) {
          Text("None").tag(nil as String?)
          Text("Small").tag("S")
        }
      }
    }
    let host = TestHost { Sizes() }
    #expect(host.value(of: "Size") == "Small")
    try host.pick("None", from: "Size")
    #expect(host.value(of: "Size") == "None")
  }

  @Test func anOptionWithATagOfAnotherTypeIsDiagnosed() {
    struct Wrong: View {
      @State private var size = 1
      var body: some View { Picker("Size", selection: $size) { Text("Large").tag("L") } }
    }
    let host = TestHost { Wrong() }
    #expect(throws: TestHostError.self) { try host.pick("Large", from: "Size") }
    #expect(host.diagnostics.map(\.code) == ["picker.invalid-tag"])
  }

  @Test func aSliderIsReadInTheWordsOfItsCurrentValueLabel() throws {
    struct Volume: View {
      @State private var volume = 3.0
      var body: some View {
        Slider(value: $volume, in: 0...10) {
          Text("Volume")
        } currentValueLabel: {
          Text("\(Int(volume)) of ten")
        } ticks: {
          SliderTick(5)
        }
      }
    }
    let host = TestHost { Volume() }
    #expect(host.value(of: "Volume") == "3 of ten")
    try host.slide("Volume", to: 7)
    #expect(host.value(of: "Volume") == "7 of ten")
  }

  @Test func slidersAndSteppersMoveWithinTheirBounds() throws {
    struct Levels: View {
      @State private var volume = 3.0
      @State private var guests = 7
      var body: some View {
        VStack {
          Slider(value: $volume, in: 0...10, step: 2) { Text("Volume") }
          Stepper("Guests: \(guests)", value: $guests, in: 1...8)
        }
      }
    }
    let host = TestHost { Levels() }
    try host.slide("Volume", to: 6.7)
    #expect(host.value(of: "Volume") == "6")
    try host.slide("Volume", to: 99)
    #expect(host.value(of: "Volume") == "10")
    try host.step("Guests: 7")
    try host.step("Guests: 8")
    #expect(host.value(of: "Guests: 8") == "8")
    try host.step("Guests: 8", by: -20)
    #expect(host.value(of: "Guests: 1") == "1")
  }

  @Test func aMenuOpensAndClosesWhenSomethingIsChosen() throws {
    struct Sorting: View {
      @State private var order = "name"
      var body: some View {
        VStack {
          Text("By \(order)")
          Menu("Sort") {
            Button("Date") { order = "date" }
            Button("Size") { order = "size" }
          }
        }
      }
    }
    let host = TestHost { Sorting() }
    #expect(!host.isVisible("Date"))
    try host.tap("Sort")
    #expect(host.isVisible("Date"))
    try host.tap("Date")
    #expect(host.texts == ["By date", "Sort"])
  }

  @Test func aStyleOfTheAppMakesTheLookOfAButton() throws {
    struct Loud: ButtonStyle {
      @Environment(\.isEnabled) private var isEnabled
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.label
          Text(isEnabled ? "!" : "?")
        }
      }
    }
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Go \(count)") { count += 1 }
          Button("Off") {}.disabled(true)
        }
        .buttonStyle(Loud())
      }
    }
    let host = TestHost { Screen() }
    #expect(host.texts == ["Go 0", "!", "Off", "?"])
    try host.tap("Go 0")
    #expect(host.texts.first == "Go 1")
    #expect(!host.isEnabled("Off"))
  }

  @Test func aPrimitiveStyleDecidesWhatTriggersAButton() throws {
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.onTapGesture(count: 2) { configuration.trigger() }
      }
    }
    struct Screen: View {
      @State private var count = 0
      var body: some View { Button("Count \(count)") { count += 1 }.buttonStyle(Twice()) }
    }
    let host = TestHost { Screen() }
    #expect(throws: TestHostError.self) { try host.tap("Count 0") }
    try host.doubleTap("Count 0")
    #expect(host.texts == ["Count 1"])
  }

  @Test func aStyleOfTheAppMakesTheLookOfAToggle() throws {
    struct Word: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button {
          configuration.isOn.toggle()
        } label: {
          HStack {
            configuration.label
            Text(configuration.isOn ? "yes" : "no")
          }
        }
      }
    }
    struct Screen: View {
      @State private var isOn = false
      var body: some View { Toggle("Sure", isOn: $isOn).toggleStyle(Word()) }
    }
    let host = TestHost { Screen() }
    try host.toggle("Sure")
    #expect(host.texts == ["Sure", "yes"])
  }

  @Test func stylesOfLabelsReachAllLabelsInside() {
    struct Swapped: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          configuration.title
          configuration.icon
        }
      }
    }
    let host = TestHost {
      VStack {
        Label("Rain", systemImage: "cloud.rain")
        Button {
        } label: {
          Label("Sun", systemImage: "sun.max").labelStyle(.iconOnly)
        }
      }
      .labelStyle(Swapped())
    }
    #expect(host.texts == ["Rain", "Sun"])
    #expect(host.isVisible("Sun"))
  }

  @Test func aDisclosureGroupOpensInPlace() throws {
    let host = TestHost {
      List { DisclosureGroup("Details") { Text("Weight 3 kg") } }
    }
    #expect(host.value(of: "Details") == "collapsed")
    #expect(!host.isVisible("Weight 3 kg"))
    try host.tap("Details")
    #expect(host.isVisible("Weight 3 kg"))
    #expect(host.value(of: "Details") == "expanded")
  }

  @Test func N230_treesOpenInPlace() throws {
    struct Folder: Identifiable {
      let id: String
      var children: [Folder]?
    }
    let folders = [
      Folder(id: "A", children: [Folder(id: "A1"), Folder(id: "A2", children: [Folder(id: "A2x")])]), Folder(id: "B"),
    ]
    let host = TestHost { List(folders, children: \.children) { Text($0.id) } }
    #expect(host.texts == ["A", "B"])
    try host.tap("A")
    #expect(host.texts == ["A", "A1", "A2", "B"])
    try host.tap("A2")
    #expect(host.texts == ["A", "A1", "A2", "A2x", "B"])
    try host.tap("A")
    #expect(host.texts == ["A", "B"])
  }

  @Test func elementsOfATreeAreChangedInPlace() throws {
    struct Folder: Identifiable {
      let id: String
      var name = ""
      var children: [Folder]?
    }
    struct Screen: View {
      @State private var folders = [Folder(id: "A", children: [Folder(id: "A1")])]
      var body: some View {
        List($folders, children: \.children) { $folder in
          Text(folder.id)
          TextField("Name of \(folder.id)", text: $folder.name)
        }
        Text("named \(folders[0].children?[0].name ?? "")")
      }
    }
    let host = TestHost { Screen() }
    try host.tap("A", role: .disclosure)
    try host.type("inner", into: "Name of A1")
    #expect(host.isVisible("named inner"))
  }

  @Test func theFocusFollowsItsStateAndTheOtherWayRound() throws {
    enum Field: Hashable { case name, mail }
    struct Entry: View {
      @State private var name = ""
      @State private var mail = ""
      @FocusState private var field: Field?
      var body: some View {
        VStack {
          TextField("Name", text: $name).focused($field, equals: .name).onSubmit { field = .mail }
          TextField("Mail", text: $mail).focused($field, equals: .mail)
          Text(field == .name ? "at name" : field == .mail ? "at mail" : "nowhere")
          Button("Done") { field = nil }
        }
      }
    }
    let host = TestHost { Entry() }
    #expect(host.focused == nil)
    try host.focus("Name")
    #expect(host.isVisible("at name"))
    try host.submit("Name")
    #expect(host.focused == "Mail")
    try host.tap("Done")
    #expect(host.focused == nil)
    #expect(host.isVisible("nowhere"))
  }

  @Test func hiddenLabelsAreStillHeard() throws {
    struct Quiet: View {
      @State private var isOn = false
      var body: some View { Toggle("Sound", isOn: $isOn).labelsHidden() }
    }
    let host = TestHost { Quiet() }
    try host.toggle("Sound")
    #expect(host.value(of: "Sound") == "on")
  }
}
