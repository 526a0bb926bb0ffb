import CairnTesting
import MapKit
import StoreKit
import SwiftUI
import TestSupport
import Testing

@MainActor @Suite("Names of UIKit and SwiftUI")
struct PlatformNameTests {
  @Test func paragraphsAreKept() {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    var text = AttributedString("Hello")
    text.paragraphStyle = paragraph
    text[text.startIndex..<text.index(text.startIndex, offsetByCharacters: 2)].paragraphStyle = nil
    let older = NSAttributedString(text)
    let styles = [0, 4].map { older.attribute(.paragraphStyle, at: $0, effectiveRange: nil) as? NSParagraphStyle }
    #expect(styles[0] == nil && styles[1]?.alignment == .center)
    #expect(AttributedString(older) == text)
  }

  @Test func textsHaveSizes() {
    let font = UIFont.systemFont(ofSize: 20)
    let one = "Hello".size(withAttributes: [.font: font])
    #expect(one.width > 0 && one.height > 0)
    #expect("Hello, World".size(withAttributes: [.font: font]).width > one.width)
    #expect("".size().width == 0)
    let narrow = "Hello, wonderful World".boundingRect(
      with: CGSize(width: one.width + 1, height: 1_000), options: .usesLineFragmentOrigin, attributes: [.font: font],
      context: nil)
    #expect(narrow.width <= one.width + 1 && narrow.height > one.height)
    #expect(NSAttributedString(string: "Hello", attributes: [.font: font]).size() == one)
  }

  @Test func textsAreMeasuredOnAnyThread() async {
    let size = await Task.detached { "ab\n世界".size(withAttributes: [.font: UIFont.systemFont(ofSize: 10)]) }.value
    #expect(size == CGSize(width: 20, height: 24))
  }

  @Test func picturesAreLoadedFromItems() async throws {
    let png = try #require(
      Data(
        base64Encoded:
          "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="))
    let provider = NSItemProvider(object: try #require(UIImage(data: png)))
    #expect(provider.canLoadObject(ofClass: UIImage.self))
    let image = await withCheckedContinuation { done in
      provider.loadObject(ofClass: UIImage.self) { image, _ in done.resume(returning: image) }
    }
    #expect(image?.size == CGSize(width: 1, height: 1))
    let text = NSItemProvider(object: "text" as NSString)
    #expect(!text.canLoadObject(ofClass: UIImage.self))
    let error = await withCheckedContinuation { done in
      text.loadObject(ofClass: UIImage.self) { image, error in done.resume(returning: image == nil ? error : nil) }
    }
    #expect(error != nil)
  }

  @Test func windowsHaveLevels() {
    #expect(UIWindow.Level.alert + 1 > .alert && UIWindow.Level.normal < .statusBar)
  }

  private final class Source: NSObject, UIActivityItemSource {
    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { "" }
    func activityViewController(
      _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { activityType == .assignToContact ? nil : "Hello" }
  }

  @Test func itemsForSharingCompile() {
    let source = Source()
    let controller = UIActivityViewController(activityItems: [source], applicationActivities: nil)
    #expect(source.activityViewController(controller, itemForActivityType: .assignToContact) == nil)
    #expect(source.activityViewController(controller, subjectForActivityType: nil).isEmpty)
  }

  private struct Names: View {
    @State private var names: [String] = []
    var body: some View {
      TextFieldLink("Add", prompt: Text("Name")) { names.append($0) }
      Text(verbatim: names.joined(separator: ", "))
        .modifier(_EnvironmentKeyWritingModifier(keyPath: \.lineLimit, value: 2))
        .gesture(WindowDragGesture())
      if let view = AnyView(_fromValue: Text("Erased")) { view }
      if AnyView(_fromValue: 3) == nil { Text("No view") }
    }
  }

  @Test func aLinkAsksForAText() throws {
    let host = TestHost { Names() }
    #expect(host.texts.contains("Erased") && host.texts.contains("No view"))
    try host.tap("Add")
    try host.type("Oslo", into: "Name")
    try host.tap("OK")
    #expect(host.texts.contains("Oslo"))
    try host.tap("Add")
    try host.tap("Cancel")
    #expect(host.texts.contains("Oslo"))
  }

  private final class Shop: NSObject, MKAnnotation {
    let coordinate = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
  }

  private final class Pin: MKAnnotationView {}

  @Test func mapsOfUIKitKeepWhatTheyAreGiven() {
    let (map, shop) = (MKMapView(), Shop())
    map.showAnnotations([shop, shop], animated: false)
    map.showAnnotations([shop], animated: false)
    map.setCenter(shop.coordinate, animated: true)
    #expect(map.region.center.latitude == 52.5 && map.centerCoordinate.longitude == 13.4)
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "pin") == nil)
    map.register(Pin.self, forAnnotationViewWithReuseIdentifier: "pin")
    let look = map.dequeueReusableAnnotationView(withIdentifier: "pin", for: shop)
    #expect(look is Pin && look.annotation === shop && look.reuseIdentifier == "pin")
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "x", for: shop) is MKMarkerAnnotationView)
    #expect(MKPinAnnotationView(annotation: shop, reuseIdentifier: nil).annotation === shop)
  }

  @Test func purchasesFailForAReason() {
    do {
      throw StoreKitError.userCancelled
    } catch StoreKitError.userCancelled {
      #expect(!StoreKitError.unknown.localizedDescription.isEmpty)
    } catch {
      Issue.record(error)
    }
  }
}
