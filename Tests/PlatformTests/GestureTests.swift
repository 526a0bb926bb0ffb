import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Gestures of UIKit")
struct GestureTests {
  @MainActor private final class Receiver: UIGestureRecognizerDelegate {
    var lines: [String] = []
    var allows = true
    func tapped(_ tap: UITapGestureRecognizer) { lines.append("tap \(tap.state.rawValue)") }
    func panned(_ pan: UIPanGestureRecognizer) {
      lines.append("pan \(pan.state.rawValue) \(Int(pan.translation(in: nil).x))")
      pan.setTranslation(.zero, in: nil)
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    label.isUserInteractionEnabled = true
    return label
  }

  @Test func aTapCallsItsTargetUnlessTheDelegateRefuses() throws {
    let (card, receiver) = (label("Card"), Receiver())
    let tap = UITapGestureRecognizer(
      target: receiver, action: Selector("tapped:") { (it: Receiver, sender) in it.tapped(sender) })
    tap.delegate = receiver
    card.addGestureRecognizer(tap)
    #expect(tap.view === card)
    let host = TestHost { Shown(card) }
    try host.tap("Card")
    #expect(receiver.lines == ["tap 3"])
    receiver.allows = false
    try host.tap("Card")
    #expect(receiver.lines.count == 1)
    receiver.allows = true
    try host.tap("Card")
    #expect(receiver.lines.count == 2)
  }

  @Test func aGestureThatIsAddedLaterIsRecognized() throws {
    let (card, receiver) = (label("Card"), Receiver())
    let host = TestHost { Shown(card) }
    #expect(host.texts == ["Card"])
    let tap = UITapGestureRecognizer(
      target: receiver, action: Selector("tapped:") { (it: Receiver, sender) in it.tapped(sender) })
    card.addGestureRecognizer(tap)
    try host.tap("Card")
    #expect(receiver.lines.count == 1)
    card.removeGestureRecognizer(tap)
    #expect(throws: (any Error).self) { try host.tap("Card") }
  }

  @Test func aPanTellsItsSteps() throws {
    let (card, receiver) = (label("Card"), Receiver())
    card.addGestureRecognizer(
      UIPanGestureRecognizer(
        target: receiver, action: Selector("panned:") { (it: Receiver, sender) in it.panned(sender) }))
    let host = TestHost { Shown(card) }
    try host.drag("Card", by: CGSize(width: 40, height: 0))
    #expect(receiver.lines.first?.hasPrefix("pan 1") == true)
    #expect(receiver.lines.last?.hasPrefix("pan 3") == true)
    let sum = receiver.lines.compactMap { Int($0.split(separator: " ").last ?? "") }.reduce(0, +)
    #expect(sum == 40)
  }

  @Test func aTargetThatIsAddedTwiceIsCalledOnce() throws {
    let (card, receiver) = (label("Card"), Receiver())
    let tapped = Selector("tapped:") { (it: Receiver, sender) in it.tapped(sender) }
    let tap = UITapGestureRecognizer(target: receiver, action: tapped)
    tap.addTarget(receiver, action: tapped)
    card.addGestureRecognizer(tap)
    try TestHost { Shown(card) }.tap("Card")
    #expect(receiver.lines == ["tap 3"])
  }

  @Test(arguments: [(UIRectEdge.left, 0, true), (.left, 140, false), (.right, 280, true), (.all, 140, false)])
  func aDragFromAnEdgeBeginsThere(_ edges: UIRectEdge, _ x: CGFloat, _ begins: Bool) throws {
    let (card, text, receiver) = (UIView(), label("I"), Receiver())
    let pan = UIScreenEdgePanGestureRecognizer(
      target: receiver, action: Selector("panned:") { (it: Receiver, sender) in it.panned(sender) })
    pan.edges = edges
    card.addGestureRecognizer(pan)
    card.addSubview(text)
    text.frame = CGRect(x: x, y: 40, width: 20, height: 20)
    let host = TestHost { Shown(card).frame(width: 300, height: 100) }
    _ = host.texts
    try host.drag("I", by: CGSize(width: 40, height: 0))
    #expect(receiver.lines.isEmpty != begins)
    #expect(pan.state == .possible)
  }

  @Test func aPointerOverAViewIsFollowed() throws {
    let (card, notebook) = (label("Card"), Notebook())
    let hover = UIHoverGestureRecognizer(
      target: notebook,
      action: Selector("hovered:") { (it: Notebook, sender: UIHoverGestureRecognizer) in
        it.note("\(sender.state.rawValue)")
      })
    card.addGestureRecognizer(hover)
    let host = TestHost { Shown(card) }
    try host.hover("Card")
    try host.hover("Card", false)
    #expect(notebook.lines == ["1", "3"])
  }

  @Test func thePointIsInTheFrontmostViewThatTakesPart() {
    let (window, card, button) = (UIView(), UIView(), UIView())
    window.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    card.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
    button.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    window.addSubview(card)
    card.addSubview(button)
    #expect(window.hitTest(CGPoint(x: 16, y: 16), with: nil) === button)
    #expect(window.hitTest(CGPoint(x: 40, y: 40), with: nil) === card)
    #expect(window.hitTest(CGPoint(x: 80, y: 80), with: nil) === window)
    #expect(window.hitTest(CGPoint(x: 180, y: 80), with: nil) == nil)
    card.isUserInteractionEnabled = false
    #expect(window.hitTest(CGPoint(x: 16, y: 16), with: nil) === window)
  }
}
