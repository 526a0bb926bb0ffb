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
