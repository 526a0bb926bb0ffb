import CairnTesting
import SwiftUI
import Testing

/// Apps that begin with a delegate of AppKit, as those that are older than SwiftUI's `App`.
@MainActor @Suite("Apps that begin with a delegate of AppKit", .serialized)
struct DelegateMacAppTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Text("\(name) \(count)")
      Button("Add") { count += 1 }
    }
  }

  private static func window(_ title: String) -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 480, height: 300), styleMask: [.titled, .closable, .resizable],
      backing: .buffered, defer: false)
    window.center()
    window.setFrameAutosaveName(title)
    window.title = title
    return window
  }

  private final class OneWindow: NSObject, NSApplicationDelegate, NSWindowDelegate {
    private(set) var window: NSWindow!
    private(set) var closed: [String] = []
    static var launches = 0

    func applicationDidFinishLaunching(_ notification: Notification) {
      Self.launches += 1
      window = DelegateMacAppTests.window("Notes")
      window.isReleasedWhenClosed = false
      window.delegate = self
      window.contentView = NSHostingView(rootView: Counter(name: "Count"))
      window.makeKeyAndOrderFront(nil)
    }

    func windowWillClose(_ notification: Notification) {
      closed.append((notification.object as? NSWindow)?.title ?? "")
    }
  }

  private var delegate: OneWindow? { NSApp.delegate as? OneWindow }

  @Test func theWindowMadeAtLaunchIsShown() throws {
    OneWindow.launches = 0
    let host = TestHost(_DelegateMacApp<OneWindow>.self)
    #expect(OneWindow.launches == 1)
    #expect(host.texts == ["Count 0", "Add"])
    #expect(host.windowTitle == "Notes")
    try host.tap("Add")
    #expect(host.texts == ["Count 1", "Add"])
    #expect(NSApp.windows == [delegate?.window])
    #expect(delegate?.window.isKeyWindow == true)
  }

  @Test func itsContentAndTitleMayChange() throws {
    let host = TestHost(_DelegateMacApp<OneWindow>.self)
    let window = try #require(delegate?.window)
    window.contentView = NSHostingView(rootView: Text("Second"))
    window.title = "Other notes"
    #expect(host.texts == ["Second"])
    #expect(host.windowTitle == "Other notes")
    (window.contentView as? NSHostingView<Text>)?.rootView = Text("Third")
    #expect(host.texts == ["Third"])
    let controller = NSHostingController(rootView: Text("Fourth"))
    window.contentViewController = controller
    #expect(host.texts == ["Fourth"])
    controller.rootView = Text("Fifth")
    #expect(host.texts == ["Fifth"])
  }

  private final class SelfDrawn: NSView {
    override func draw(_ dirtyRect: CGRect) {}
  }

  @Test func aViewThatContainsViewsOfSwiftUIShowsThem() throws {
    let host = TestHost(_DelegateMacApp<OneWindow>.self)
    let box = NSView()
    box.addSubview(NSHostingView(rootView: Text("Inside")))
    delegate?.window.contentView = box
    #expect(host.texts == ["Inside"])
    delegate?.window.contentView = NSView()
    #expect(host.texts.isEmpty)
    delegate?.window.contentView = SelfDrawn()
    #expect(host.texts == ["SelfDrawn needs AppKit"])
  }

  @Test func windowsMadeLaterOpenAndClose() throws {
    let host = TestHost(_DelegateMacApp<OneWindow>.self)
    let settings = Self.window("Settings")
    settings.delegate = delegate
    settings.contentView = NSHostingView(rootView: Text("No settings"))
    #expect(!settings.isVisible)
    settings.makeKeyAndOrderFront(nil)
    #expect(host.windows.count == 2 && host.windowTitle == "Settings")
    #expect(host.texts == ["No settings"] && settings.isKeyWindow)
    settings.close()
    #expect(host.windows.count == 1 && host.texts == ["Count 0", "Add"])
    #expect(delegate?.closed == ["Settings"])
    // It can be shown again.
    settings.makeKeyAndOrderFront(nil)
    #expect(host.windows.count == 2 && host.windowTitle == "Settings")
  }

  private final class TwoWindows: NSObject, NSApplicationDelegate {
    func applicationDidFinishLaunching(_ notification: Notification) {
      for name in ["One", "Two"] {
        let window = DelegateMacAppTests.window(name)
        window.contentViewController = NSHostingController(rootView: Text("Number \(name)"))
        window.orderFront(nil)
      }
    }
  }

  @Test func allWindowsShownAtLaunchOpen() throws {
    let host = TestHost(_DelegateMacApp<TwoWindows>.self)
    #expect(host.windows.count == 2 && host.windowTitle == "Two")
    #expect(host.texts == ["Number Two"])
  }

  @Test func twoUsersHaveWindowsOfTheirOwn() throws {
    let hosts = [TestHost(_DelegateMacApp<OneWindow>.self), TestHost(_DelegateMacApp<OneWindow>.self)]
    try hosts[1].tap("Add")
    #expect(hosts.map(\.texts) == [["Count 0", "Add"], ["Count 1", "Add"]])
  }

  @Test func aWindowBesideThatOfAnAppIsDiagnosed() throws {
    let host = TestHost(strict: false) {
      Button("Open") { Self.window("Other").makeKeyAndOrderFront(nil) }
    }
    try host.tap("Open")
    #expect(host.diagnostics.contains { $0.message.contains("makeKeyAndOrderFront") })
  }
}
