import CairnTesting
import Foundation
import SwiftUI
import Testing

extension ImageResource {
  fileprivate static let cover = ImageResource(name: "Cover", bundle: .main)
}

extension ColorResource {
  fileprivate static let brand = ColorResource(name: "Brand", bundle: .main)
}

@MainActor @Suite("Pictures and colours by their constants")
struct PictureTests {
  @Test func controlsForManyThingsHavePicturesBesideTheirTitles() throws {
    struct Lamp {
      var isOn = false
      var colour = 1
    }
    struct Room: View {
      @State private var lamps = [Lamp(), Lamp()]
      var body: some View {
        Toggle("All", systemImage: "lightbulb", sources: $lamps, isOn: \.isOn)
        Toggle("Covered", image: .cover, sources: $lamps, isOn: \.isOn)
        Picker("Colour", systemImage: "paintpalette", sources: $lamps, selection: \.colour) { Text("Red").tag(2) }
        Picker("Cover", image: .cover, sources: $lamps, selection: \.colour) { Text("Blue").tag(3) }
        ControlGroup("More", image: .cover) { Button("Off") { lamps = [Lamp(), Lamp()] } }
        Menu("Moods", image: .cover) { Button("Evening") { lamps = [Lamp(), Lamp(isOn: true)] } }
        Text(lamps.map { "\($0.isOn) \($0.colour)" }.joined(separator: ", "))
      }
    }
    let host = TestHost { Room() }
    try host.toggle("All")
    try host.pick("Red", from: "Colour")
    #expect(host.texts.contains("true 2, true 2"))
    try host.toggle("Covered")
    try host.pick("Blue", from: "Cover")
    #expect(host.texts.contains("false 3, false 3"))
    try host.tap("Off")
    #expect(host.texts.contains("false 1, false 1"))
    try host.tap("Moods")
    try host.tap("Evening")
    #expect(host.texts.contains("false 1, true 1"))
  }

  @Test func resourcesStandForTheirNames() throws {
    var pressed = false
    let host = TestHost {
      Image(.cover)
      Label("Read", image: .cover)
      Button("Open", image: .cover) { pressed = true }
      Text("Brand").foregroundStyle(Color(.brand))
    }
    #expect(host.isVisible("Cover"))
    try host.tap("Open")
    #expect(pressed)
    #expect(Color(.brand) == Color("Brand", bundle: .main))
    #expect(Color(.systemRed) == Color(uiColor: .systemRed))
  }

  @Test func aPictureIsAPaint() {
    let rope = ImagePaint(image: Image("Rope"), scale: 0.2)
    let host = TestHost {
      Circle().strokeBorder(rope, lineWidth: 12).accessibilityLabel("Ring")
      Text("Rope").foregroundStyle(.image(Image("Rope")))
    }
    #expect(host.isVisible("Ring"))
    #expect(host.isVisible("Rope"))
  }

  @Test func dateFormattersWriteTexts() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = "d MMM yyyy"
    let host = TestHost { Text(Date(timeIntervalSinceReferenceDate: 0), formatter: formatter) }
    #expect(host.texts == ["1 Jan 2001"])
  }

  @Test func aNameIsPutTogetherFromTexts() {
    let host = TestHost {
      Text("Title").accessibilityLabel { label in
        Text("New")
        label
      }
      Text("Plain").accessibilityLabel("Other", isEnabled: false)
    }
    #expect(host.isVisible("New, Title"))
    #expect(host.isVisible("Plain"))
  }
}
