import CairnTesting
import SwiftUI
import Testing

@testable import CairnCore

@MainActor
@Suite("Names of UIKit's", .serialized)
struct UIKitNameTests {
  private struct RoundedCorner: Shape {
    var radius: CGFloat
    var corners: UIRectCorner

    func path(in rect: CGRect) -> Path {
      Path(
        UIBezierPath(
          roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius)
        ).cgPath)
    }
  }

  @Test func someCornersAreRound() {
    let path = RoundedCorner(radius: 10, corners: [.topLeft]).path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 39, y: 39)))
    #expect(path.contains(CGPoint(x: 39, y: 1)))
  }

  @Test func theScreenIsTheFrontWindow() {
    let host = TestHost(width: 320, height: 480) { Text("a") }
    #expect(host.texts == ["a"])
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    host.resize(width: 1_200, height: 800)
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
    #expect(UIDevice.current.orientation.isLandscape)
  }

  @Test func theWindowTakesTheFocusFromAField() throws {
    let host = TestHost {
      TextField("Name", text: .constant(""))
      Button("Done") { UIApplication.shared.windows.first { $0.isKeyWindow }?.endEditing(true) }
    }
    try host.focus("Name")
    #expect(host.focused == "Name")
    try host.tap("Done")
    #expect(host.focused != "Name")
    #expect(UIApplication.shared.windows.first?.endEditing(true) == false)
  }

  private final class Delegate: NSObject, UIApplicationDelegate {}

  private struct Delegated: App {
    @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
    var body: some Scene {
      WindowGroup { Text(UIApplication.shared.delegate is Delegate ? "told" : "alone") }
    }
  }

  @Test func theAppKnowsItsDelegate() { #expect(TestHost(Delegated.self).texts == ["told"]) }

  @Test func linksAndTextsLeaveTheApp() throws {
    let host = TestHost {
      Button("Site") { UIApplication.shared.open(URL(string: "https://example.org")!) }
      Button("Copy") {
        UIPasteboard.general.string = "code"
        UIImpactFeedbackGenerator(style: .medium).impactOccurred()
      }
    }
    try host.tap("Site")
    #expect(host.openedURLs.map(\.absoluteString) == ["https://example.org"])
    try host.tap("Copy")
    #expect(UIPasteboard.general.string == "code")
    #expect(UIPasteboard.general.url == nil)
  }

  private struct Opening: View {
    let name: String
    var body: some View {
      let width = UIScreen.main.bounds.width
      Button("Later") { Task { open("task") } }
        .onAppear { open("appear") }
        .task { open("start") }
      Text("\(Int(width)) wide")
    }

    private func open(_ step: String) { UIApplication.shared.open(URL(string: "test:\(name)/\(step)")!) }
  }

  @Test func ofSeveralAppsTheOneWhoseCodeRunsIsMeant() async throws {
    let hosts = [("a", 300.0), ("b", 400.0)].map { name, width in
      (name, width, TestHost(width: width) { Opening(name: name) })
    }
    for (_, _, host) in hosts { try host.tap("Later") }
    for (name, width, host) in hosts.reversed() {
      await host.settle()
      #expect(
        Set(host.openedURLs.map(\.absoluteString)) == [
          "test:\(name)/appear", "test:\(name)/start", "test:\(name)/task",
        ])
      #expect(host.texts == ["Later", "\(Int(width)) wide"])
    }
  }

  private struct WithSettings: App {
    var body: some Scene {
      WindowGroup("Main") {
        Button("Settings") { UIApplication.shared.open(URL(string: UIApplication.openSettingsURLString)!) }
      }
      Settings { Text("Loud") }
    }
  }

  @Test func theLinkToTheSettingsOpensThem() throws {
    let host = TestHost(WithSettings.self)
    try host.tap("Settings")
    #expect(host.texts == ["Loud"])
  }

  /// The first bytes of a PNG of 3 by 2 pixels: signature, length and name of the header, width, height.
  private let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + [0, 0, 0, 3, 0, 0, 0, 2, 8, 2])

  @Test func picturesTellTheirSize() throws {
    let image = try #require(UIImage(data: png))
    #expect(image.size == CGSize(width: 3, height: 2))
    #expect(image.pngData() == png)
    #expect(image.jpegData(compressionQuality: 1) == nil)
    #expect(UIImage(data: png, scale: 2)?.size == CGSize(width: 1.5, height: 1))
    // A segment of 2 bytes to skip, then a frame header: precision, height 5, width 7.
    let jpeg = Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 5, 0, 7])
    #expect(UIImage(data: jpeg)?.size == CGSize(width: 7, height: 5))
    let gif = Data(Array("GIF89a".utf8) + [9, 0, 4, 0])
    #expect(UIImage(data: gif)?.size == CGSize(width: 9, height: 4))
    let host = TestHost { Image(uiImage: image).accessibilityLabel("Photo") }
    #expect(host.isVisible("Photo"))
  }

  @Test func damagedPicturesAreNone() {
    for length in 0..<png.count { _ = UIImage(data: png.prefix(length)) }
    #expect(UIImage(data: Data("rubbish".utf8)) == nil)
    #expect(UIImage(data: Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 0])) == nil)
    #expect(UIImage(data: Data([0xFF, 0xD8, 0xFF, 0xFF, 0xFF])) == nil)
    #expect(UIImage(named: "no such picture") == nil)
  }

  @Test func fontsHaveStylesAndSizes() {
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    #expect(Font(UIFont.systemFont(ofSize: 20, weight: .bold)) == Font.system(size: 20, weight: .bold))
    #expect(Font(UIFont.systemFont(ofSize: 20, weight: .bold).withSize(30)) == Font.system(size: 30, weight: .bold))
  }

  @Test func fontsAreMadeFromDescriptions() throws {
    let title = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .largeTitle)
    let serif = try #require(title.withDesign(.serif))
    #expect(Font(UIFont(descriptor: serif, size: 0)) == Font.system(.largeTitle, design: .serif))
    #expect(UIFont(descriptor: serif, size: 0).pointSize == 34)
    #expect(Font(UIFont(descriptor: serif, size: 20)) == Font.system(size: 20, design: .serif))
    let bold = try #require(UIFont.preferredFont(forTextStyle: .body).fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(Font(UIFont(descriptor: bold, size: 0)) == Font.system(.body).bold())
    #expect(UIFont(name: "Chalkduster", size: 12)?.fontDescriptor.withDesign(.serif) == nil)
  }

  private struct Editor: View {
    @State private var text = ""
    @FocusState private var isEditing: Bool
    @State private var wasSent: Bool?

    var body: some View {
      TextField("Name", text: $text).focused($isEditing)
      Button("Done") { wasSent = send("resignFirstResponder") }
      Button("Undo") { wasSent = send("undo:") }
      Text("\(isEditing ? "editing" : "resting"), \(wasSent.map { "\($0)" } ?? "nothing") sent")
    }

    private func send(_ action: Selector) -> Bool {
      UIApplication.shared.sendAction(action, to: nil, from: nil, for: nil)
    }
  }

  @Test func editingEndsWhenTheFieldIsToResign() throws {
    let host = TestHost { Editor() }
    try host.focus("Name")
    #expect(host.isVisible("editing, nothing sent"))
    try host.tap("Undo")
    #expect(host.isVisible("editing, false sent"))
    try host.tap("Done")
    #expect(host.isVisible("resting, true sent"))
    try host.tap("Done")
    #expect(host.isVisible("resting, false sent"))
  }

  @Test func picturesOfTheSameDataAreEqual() {
    #expect(UIImage(data: png) == UIImage(data: png))
    #expect(UIImage(data: png) != UIImage(data: png, scale: 2))
    #expect(UIImage(systemName: "star") != UIImage(systemName: "heart"))
    #expect(Set([UIImage(systemName: "star"), UIImage(systemName: "star")]).count == 1)
  }
}
