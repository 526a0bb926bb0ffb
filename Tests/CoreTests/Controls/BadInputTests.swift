import CairnScreen
import CairnTesting
import Foundation
import SwiftUI
import Testing

@MainActor
@Suite("Controls and bad input")
struct BadInputTests {
  @Test func aStepperAtTheEndOfItsTypeStaysThere() throws {
    struct Screen: View {
      @State private var large = Int.max
      @State private var small: UInt8 = 0
      var body: some View {
        Stepper("Large", value: $large)
        Stepper("Small", value: $small)
      }
    }
    let host = TestHost { Screen() }
    try host.step("Large")
    #expect(host.value(of: "Large") == "\(Int.max)")
    try host.step("Large", by: -1)
    #expect(host.value(of: "Large") == "\(Int.max - 1)")
    try host.step("Small", by: -1)
    #expect(host.value(of: "Small") == "0")
    try host.step("Small", by: 300)
    #expect(host.value(of: "Small") == "255")
  }

  @Test func aStepperBringsAValueOutsideItsBoundsBack() throws {
    struct Screen: View {
      @State private var guests = 40
      var body: some View { Stepper("Guests", value: $guests, in: 1...8) }
    }
    let host = TestHost { Screen() }
    try host.step("Guests")
    #expect(host.value(of: "Guests") == "8")
  }

  @Test func aSliderTakesNoNumberThatIsNone() throws {
    struct Screen: View {
      @State private var volume = 3.0
      var body: some View { Slider(value: $volume, in: 2...10) { Text("Volume") } }
    }
    let host = TestHost { Screen() }
    try host.slide("Volume", to: .nan)
    #expect(host.value(of: "Volume") == "2")
    try host.slide("Volume", to: .infinity)
    #expect(host.value(of: "Volume") == "10")
    try host.slide("Volume", to: -.infinity)
    #expect(host.value(of: "Volume") == "2")
  }

  @Test func marksOutsideOfASliderAreLeftOut() {
    let host = TestHost {
      Slider(value: .constant(2.0), in: 0...10) {
        Text("Speed")
      } ticks: {
        SliderTick(-1)
        SliderTick(5) { Text("half") }
        SliderTick(Double.nan)
        SliderTick(10)
      }
      Slider(value: .constant(2.0), in: 0...4, step: 2) {
        Text("Steps")
      } tick: {
        $0 > 0 ? SliderTick($0) : nil
      }
      Slider(value: .constant(0.0), in: 0...1e9, step: 1) {
        Text("Many")
      } tick: {
        SliderTick($0)
      }
    }
    var ticks: [[RangeTick]] = []
    _ = host.root?.firstInside {
      if case .range(let range) = $0.content, $0.role == .shape { ticks.append(range.ticks) }
      return false
    }
    #expect(
      ticks == [
        [RangeTick(value: 5, label: "half"), RangeTick(value: 10)], [RangeTick(value: 2), RangeTick(value: 4)], [],
      ])
  }

  @Test func aSliderWithMarksIsSetWithinThePartThatIsEnabled() throws {
    struct Screen: View {
      @State private var speed = 2.0
      @State private var volume = 0.5
      var body: some View {
        Slider(value: $speed, in: 0...10, step: 4, enabledBounds: 1...9) {
          Text("Speed")
        } tick: {
          SliderTick($0)
        }
        Slider(value: $volume, enabledBounds: 0...0.75) {
          Text("Volume")
        } currentValueLabel: {
          Text("\(Int(volume * 100)) of 100")
        } ticks: {
          SliderTick(0) { Text("off") }
          SliderTickContentForEach([0.25, 0.5], id: \.self) { SliderTick($0) }
        }
      }
    }
    let host = TestHost { Screen() }
    try host.slide("Speed", to: 10)
    #expect(host.value(of: "Speed") == "8")
    try host.slide("Speed", to: 0)
    #expect(host.value(of: "Speed") == "4")
    try host.slide("Volume", to: 1)
    #expect(host.value(of: "Volume") == "75 of 100")
  }

  @Test(arguments: [(Double.nan, 1.0), (3, 0), (-4, 2), (.infinity, 1), (1, .nan)])
  func progressStaysWithinItsBounds(value: Double, total: Double) {
    let host = TestHost { ProgressView("Loading", value: value, total: total) }
    let shown = host.value(of: "Loading")
    #expect(shown == "0%" || shown == "100%")
  }

  @Test func aLabelOfTenThousandCharactersIsALabel() throws {
    let label = String(repeating: "long ", count: 2_000)
    struct Screen: View {
      let label: String
      @State private var isOn = false
      var body: some View {
        Toggle(label, isOn: $isOn)
        Button(label) { isOn = false }
      }
    }
    let host = TestHost { Screen(label: label) }
    try host.toggle(label)
    #expect(host.value(of: label) == "on")
    try host.tap(label, role: .button)
    #expect(host.value(of: label) == "off")
  }

  @Test func aTextOfTenThousandCharactersIsTyped() throws {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        TextField("Note", text: $text, axis: .vertical)
        Text("\(text.count) typed")
      }
    }
    let host = TestHost { Screen() }
    try host.type(String(repeating: "a", count: 10_000), into: "Note")
    #expect(host.isVisible("10,000 typed"))
  }

  @Test func aDateFieldRejectsWhatIsNoDate() throws {
    struct Screen: View {
      @State private var day = Date(timeIntervalSinceReferenceDate: 0)
      var body: some View {
        TextField("Day", value: $day, format: .iso8601.year().month().day())
        Text("\(Int(day.timeIntervalSinceReferenceDate) / 86_400)")
      }
    }
    let host = TestHost { Screen() }
    #expect(host.value(of: "Day") == "2001-01-01")
    try host.type("2001-01-03", into: "Day")
    #expect(host.texts == ["2"])
    try host.type("2001-13-99", into: "Day")
    #expect(host.value(of: "Day") == "2001-13-99")
    #expect(host.texts == ["2"])
    try host.submit("Day")
    #expect(host.value(of: "Day") == "2001-01-03")
  }

  @Test func aRejectedTextGoesWhenTheFieldIsLeft() throws {
    struct Screen: View {
      @State private var amount = 5
      @State private var name = ""
      var body: some View {
        TextField("Amount", value: $amount, format: .number)
        TextField("Name", text: $name)
        Button("Reset") { amount = 1 }
      }
    }
    let host = TestHost { Screen() }
    try host.type("five", into: "Amount")
    #expect(host.value(of: "Amount") == "five")
    try host.focus("Name")
    #expect(host.value(of: "Amount") == "5")
    try host.type("six", into: "Amount")
    try host.tap("Reset")
    #expect(host.value(of: "Amount") == "1")
  }

  /// A price as an American writes it, and the keys of others.
  @Test(arguments: [
    ("12", "12"), ("12.5", "12.5"), ("1,234.5", "1234.5"), ("12,500", "12500"), ("$3", "3"), ("12,5", "7"),
    ("0,99", "7"),
    ("12.5.6", "7"), ("1 200", "1200"), ("12,5,6", "7"),
  ])
  func aPriceIsReadWholeOrNotAtAll(typed: String, meant: String) throws {
    struct Screen: View {
      @State private var price: Decimal = 7
      var body: some View {
        TextField("Price", value: $price, format: .currency(code: "USD")).environment(
          \.locale, Locale(identifier: "en_US"))
        Text("\(price.description)")
      }
    }
    let host = TestHost { Screen() }
    try host.type("", into: "Price")
    for count in 1...typed.count { try host.type(String(typed.prefix(count)), into: "Price") }
    #expect(host.value(of: "Price") == typed)
    #expect(host.texts.last == meant)
    try host.submit("Price")
    #expect(host.texts.last == meant)
  }

  @Test func anEmptyTextIsNoValueWhereThatIsAllowed() throws {
    struct Screen: View {
      @State private var amount: Int? = 5
      var body: some View {
        TextField("Amount", value: $amount, format: .number)
        Text(amount.map { "\($0)" } ?? "none")
      }
    }
    let host = TestHost { Screen() }
    try host.type("", into: "Amount")
    #expect(host.texts == ["none"])
    // What is no number leaves the value as it was before the user typed.
    try host.type("x", into: "Amount")
    #expect(host.texts == ["5"])
    try host.type("7", into: "Amount")
    #expect(host.texts == ["7"])
  }

  @Test func aSelectionThatNamesARowThatIsGoneSelectsNothing() throws {
    struct Screen: View {
      @State private var rows = ["Ann", "Bo"]
      @State private var chosen: String? = "Bo"
      var body: some View {
        List(rows, id: \.self, selection: $chosen) { Text($0) }
        Button("Drop") { rows.removeLast() }
        Text("chosen \(chosen ?? "none")")
      }
    }
    let host = TestHost { Screen() }
    #expect(host.isSelected("Bo"))
    try host.tap("Drop")
    #expect(!host.isSelected("Ann"))
    #expect(host.isVisible("chosen Bo"))
    try host.press(.downArrow)
    #expect(host.isVisible("chosen Ann"))
  }

  @Test func rowsWhoseIDsRepeatAreShownAndToldOfOnce() {
    let host = TestHost { List(["a", "a", "b"], id: \.self) { Text($0) } }
    #expect(host.texts == ["a", "a", "b"])
    #expect(host.diagnostics.map(\.code) == ["foreach.duplicate-id"])
  }

  @Test func twoThousandLevelsOfDisclosure() {
    struct Folder: Identifiable {
      let id: Int
      var children: [Folder]?
    }
    var folder = Folder(id: 0, children: nil)
    for id in 1..<2_000 { folder = Folder(id: id, children: [folder]) }
    let root = folder
    let host = TestHost { List([root], children: \.children) { Text("Folder \($0.id)") } }
    #expect(host.texts == ["Folder 1,999"])
  }

  @Test func controlsAsPlainText() throws {
    struct Screen: View {
      @State private var isOn = true
      @State private var volume = 4.0
      @State private var guests = 2
      @State private var size = 1
      @State private var key = "abc"
      var body: some View {
        VStack {
          Toggle("Sound", isOn: $isOn)
          Slider(value: $volume, in: 0...10) { Text("Volume") }
          Stepper("Guests", value: $guests)
          SecureField("Key", text: $key)
          ProgressView("Loading", value: 0.25)
          ProgressView("Waiting")
          Gauge(value: 0.5) { Text("Speed") }
          Picker("Size", selection: $size) {
            Text("S").tag(1)
            Text("L").tag(2)
          }
          .pickerStyle(.segmented)
          DisclosureGroup("More") { Text("inside") }
        }
      }
    }
    let host = TestHost { Screen() }
    #expect(
      host.plainText == """
        [x] Sound
        Volume: 4
        Guests: 2
        Key: •••_
        Loading: 25%
        Waiting…
        Speed: 0.5
        Size  (•) S  ( ) L
        ▸ More
        """)
  }
}
