import CairnTesting
import SwiftUI
import Testing

/// Shows a view of AppKit that a test has made.
struct MacShown<V: NSView>: NSViewRepresentable {
  let view: V
  init(_ view: V) { self.view = view }
  func makeNSView(context: Context) -> V { view }
  func updateNSView(_ nsView: V, context: Context) {}
}

@MainActor @Suite("Views of AppKit")
struct MacViewTests {
  @MainActor private final class Receiver: NSTextFieldDelegate, NSTextViewDelegate {
    var lines: [String] = []
    func save(_ sender: NSButton) { lines.append("save \(sender.title)") }
    func controlTextDidChange(_ obj: Notification) {
      lines.append("field \((obj.object as? NSTextField)?.stringValue ?? "")")
    }
    func textDidChange(_ notification: Notification) {
      lines.append("text \((notification.object as? NSTextView)?.string ?? "")")
    }
  }

  @Test func aStackOfControlsWorks() throws {
    let (receiver, field) = (Receiver(), NSTextField(string: ""))
    field.placeholderString = "Name"
    field.delegate = receiver
    let save = Selector("save:") { (it: Receiver, sender) in it.save(sender) }
    let box = NSButton(checkboxWithTitle: "Loud", target: nil, action: nil)
    let stack = NSStackView(views: [
      NSTextField(labelWithString: "Title"), field, NSButton(title: "Save", target: receiver, action: save), box,
    ])
    stack.orientation = .vertical
    let host = TestHost { MacShown(stack) }
    #expect(host.texts.contains("Title"))
    try host.type("Ann", into: "Name")
    try host.tap("Save")
    try host.toggle("Loud")
    #expect(receiver.lines == ["field Ann", "save Save"])
    #expect(box.state == .on)
  }

  @Test func framesBeginAtTheBottomUnlessFlipped() {
    let (root, child) = (NSView(), NSView(frame: CGRect(x: 10, y: 20, width: 30, height: 40)))
    let pinned = NSView()
    pinned.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    root.addSubview(pinned)
    NSLayoutConstraint.activate([
      pinned.topAnchor.constraint(equalTo: root.topAnchor),
      pinned.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      pinned.widthAnchor.constraint(equalToConstant: 5), pinned.heightAnchor.constraint(equalToConstant: 10),
    ])
    _ = TestHost { MacShown(root).frame(width: 100, height: 100) }.texts
    #expect(child.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(pinned.frame == CGRect(x: 0, y: 90, width: 5, height: 10))
  }

  private struct Panel: NSViewControllerRepresentable {
    func makeNSViewController(context: Context) -> NSViewController { NSHostingController(rootView: Text("Panel")) }
    func updateNSViewController(_ nsViewController: NSViewController, context: Context) {}
  }

  @Test func aControllersViewIsShown() { #expect(TestHost { Panel() }.texts == ["Panel"]) }
}
