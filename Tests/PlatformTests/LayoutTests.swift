import CairnScreen
import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Layout of views of UIKit")
struct LayoutTests {
  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func framesAndResizingMasksPlaceViews() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (fixed, flexible) = (UIView(frame: CGRect(x: 10, y: 5, width: 20, height: 10)), UIView(frame: root.bounds))
    flexible.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.addSubview(flexible)
    root.addSubview(fixed)
    _ = TestHost { Shown(root).frame(width: 200, height: 120) }.texts
    #expect(root.bounds.size == CGSize(width: 200, height: 120))
    #expect(flexible.frame == CGRect(x: 0, y: 0, width: 200, height: 120))
    #expect(fixed.frame == CGRect(x: 10, y: 5, width: 20, height: 10))
  }

  /// A view with content of its own has guides, for which a container is asked while it is measured.
  @Test(arguments: [1, 2, 3])
  func framesStayWhateverTheViewsShow(_ depth: Int) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let text = label("Note")
    text.frame = CGRect(x: 140, y: 40, width: 60, height: 20)
    var inner: UIView = text
    for _ in 1..<depth {
      let box = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
      box.addSubview(inner)
      inner = box
    }
    root.addSubview(inner)
    let host = TestHost {
      HStack(alignment: .firstTextBaseline) {
        Shown(root).frame(width: 300, height: 100)
        Text("Beside")
      }
    }
    _ = host.texts
    #expect(text.frame == CGRect(x: 140, y: 40, width: 60, height: 20))
    let corner = text.convert(CGPoint.zero, to: nil)
    #expect(corner == CGPoint(x: 140 + 5 * (depth - 1), y: 40 + 6 * (depth - 1)))
    #expect(host.diagnostics.isEmpty)
  }

  @Test func constraintsPlaceViewsAndFollowTheirConstants() {
    let (root, box) = (UIView(), UIView())
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    let top = box.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      top, box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
    ])
    let host = TestHost { Shown(root).frame(width: 100, height: 100) }
    _ = host.texts
    #expect(box.frame == CGRect(x: 20, y: 10, width: 60, height: 30))
    top.constant = 40
    _ = host.texts
    #expect(box.frame.minY == 40)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func contradictoryConstraintsAreReportedOnce() {
    let (root, box) = (UIView(), UIView())
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 10), box.widthAnchor.constraint(equalToConstant: 20),
    ])
    let host = TestHost { Shown(root) }
    _ = host.texts
    root.setNeedsLayout()
    _ = host.texts
    #expect(host.diagnostics.filter { $0.code == "layout.contradictory-constraints" }.count == 1)
  }

  private final class Halves: UIView {
    let (left, right) = (UIView(), UIView())
    override init(frame: CGRect) {
      super.init(frame: frame)
      addSubview(left)
      addSubview(right)
    }
    required init?(coder: NSCoder) { nil }
    override func layoutSubviews() {
      super.layoutSubviews()
      left.frame = CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height)
      right.frame = left.frame.offsetBy(dx: left.frame.width, dy: 0)
    }
  }

  @Test func layoutSubviewsIsCalledWithTheSize() {
    let halves = Halves()
    let host = TestHost { Shown(halves).frame(width: 80, height: 40) }
    _ = host.texts
    #expect(halves.right.frame == CGRect(x: 40, y: 0, width: 40, height: 40))
    #expect(host.diagnostics.isEmpty)
  }

  private struct Sized: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
      CGSize(width: 48, height: 32)
    }
  }

  @Test func aRepresentableHasTheSizeThatItReturns() {
    let (plain, label) = (UIView(), label("Hi"))
    let host = TestHost {
      VStack(spacing: 0) {
        Sized().accessibilityIdentifier("sized").accessibilityElement()
        Shown(label)
        Shown(plain)
      }
      .frame(width: 400, height: 300)
    }
    #expect(host.texts == ["Hi"])
    #expect(plain.bounds.width == 400)
    #expect(plain.bounds.height > 200)
    #expect(label.bounds.width < 200)
    #expect(label.bounds.height < 60)
  }

  @Test func aScrollViewScrollsAStackTiedToItsWidth() {
    let (scroll, stack) = (UIScrollView(), UIStackView(arrangedSubviews: (1...50).map { label("Row \($0)") }))
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
    ])
    let host = TestHost { Shown(scroll).frame(width: 200, height: 100) }
    #expect(host.texts.contains("Row 50"))
    #expect(stack.frame.width == 200)
    #expect(stack.frame.height > 500)
    #expect(stack.arrangedSubviews[1].frame.minY >= stack.arrangedSubviews[0].frame.maxY)
    #expect(host.diagnostics.isEmpty)
  }

  /// The order of views after random moves against a list in which a view is first removed and then inserted.
  @Test(arguments: 0..<40 as Range<UInt64>) func viewsAreInsertedBesideOthers(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let root = UIView()
    let views = (0..<5).map { _ in UIView() }
    var model: [Int] = []
    for _ in 0..<12 {
      let (one, other) = (Int.random(in: 0..<5, using: &numbers), Int.random(in: 0..<5, using: &numbers))
      let isAbove = Bool.random(using: &numbers)
      guard one != other, model.contains(other) else {
        root.addSubview(views[one])
        model = model.filter { $0 != one } + [one]
        continue
      }
      model.removeAll { $0 == one }
      let place = model.firstIndex(of: other)! + (isAbove ? 1 : 0)
      model.insert(one, at: place)
      if isAbove {
        root.insertSubview(views[one], aboveSubview: views[other])
      } else {
        root.insertSubview(views[one], belowSubview: views[other])
      }
      #expect(root.subviews.map { view in views.firstIndex { $0 === view } } == model)
    }
  }

  @Test func aTransformTurnsAroundTheCenterAndClipsNothing() throws {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    box.backgroundColor = .red
    box.transform = CGAffineTransform(scaleX: -1, y: 0.5)
    let host = TestHost { Shown(box).frame(width: 80, height: 40) }
    let effects = try #require(host.host.windows.last?.screen.root).allEffects
    let changes = effects.compactMap { if case .transform(.affine(let change)) = $0 { change } else { nil } }
    let change = try #require(changes.first)
    #expect(CGPoint(x: 40, y: 20).applying(change) == CGPoint(x: 40, y: 20))
    #expect(CGPoint.zero.applying(change) == CGPoint(x: 80, y: 10))
    #expect(!effects.contains { if case .clip = $0 { true } else { false } })
    box.clipsToBounds = true
    _ = host.texts
    let clipped = try #require(host.host.windows.last?.screen.root).allEffects
    #expect(clipped.contains { if case .clip = $0 { true } else { false } })
  }
}

extension Element {
  /// The effects of the element and of all inside.
  fileprivate var allEffects: [ElementEffect] { effects + children.flatMap(\.allEffects) }
}
