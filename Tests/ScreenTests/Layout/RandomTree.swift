import CairnValues
import Foundation

@testable import CairnScreen

/// Seeded random numbers, the same on every machine.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func length(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &self)) }
  mutating func isHit(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }
}

/// The plan of an element tree, so that the same tree can be created twice.
indirect enum TreePlan {
  case leaf(Leaf)
  case container(Container, [TreePlan])

  enum Leaf {
    case text(String, lineLimit: Int?)
    case filling
    case spacer(CGFloat?)
    case divider
  }

  enum Container {
    case row(VerticalAlignment, CGFloat?)
    case column(HorizontalAlignment, CGFloat?)
    case layers(Alignment)
    case padding(EdgeInsets)
    case frame(CGFloat?, CGFloat?, Alignment)
    case flexibleFrame(CGFloat?, CGFloat?, CGFloat?, CGFloat?)
    case fixedSize(Bool, Bool)
    case offset(CGSize)
    case aspectRatio(CGFloat?, ContentMode)
    case overlay(Alignment)
    case background(Alignment)
    case guide(CGFloat)
    case position(CGPoint)
    case fitting(Axis.Set)
    case scrollArea(Axis.Set)
    case safeAreaInset(VerticalEdge)
    case grid(CGFloat?)
    case gridRow
    case lazyGrid(CGFloat)
    case mirrored

    var takesMany: Bool {
      switch self {
      case .row, .column, .layers, .fitting, .grid, .gridRow, .lazyGrid: true
      default: false
      }
    }

    var takesTwo: Bool {
      switch self {
      case .overlay, .background, .safeAreaInset: true
      default: false
      }
    }

    var isMirrored: Bool {
      if case .mirrored = self { return true }
      return false
    }

    @MainActor var layout: ElementLayout {
      switch self {
      case .row(let alignment, let spacing): .row(alignment: alignment, spacing: spacing)
      case .column(let alignment, let spacing): .column(alignment: alignment, spacing: spacing)
      case .layers(let alignment): .layers(alignment: alignment)
      case .padding(let insets): .padding(insets)
      case .frame(let width, let height, let alignment): .frame(width: width, height: height, alignment: alignment)
      case .flexibleFrame(let minWidth, let maxWidth, let minHeight, let maxHeight):
        .frame(minWidth: minWidth, maxWidth: maxWidth, minHeight: minHeight, maxHeight: maxHeight)
      case .fixedSize(let horizontal, let vertical): .fixedSize(horizontal: horizontal, vertical: vertical)
      case .offset(let offset): .offset(offset)
      case .aspectRatio(let ratio, let mode): .aspectRatio(ratio, mode)
      case .overlay(let alignment): .overlay(alignment: alignment)
      case .background(let alignment): .background(alignment: alignment)
      case .guide(let value): .guide(HorizontalAlignment.center.key) { _ in value }
      case .position(let point): .position(point)
      case .fitting(let axes): .fitting(in: axes)
      case .scrollArea(let axes): .scrollArea(axes)
      case .safeAreaInset(let edge): .safeAreaInset(edge: edge)
      case .grid(let spacing): .grid(horizontalSpacing: spacing, verticalSpacing: spacing)
      case .gridRow: .gridRow()
      case .lazyGrid(let minimum): .grid(columns: [GridItem(.adaptive(minimum: minimum))])
      case .mirrored: .passThrough
      }
    }
  }
}

extension TreePlan {
  static func random(_ numbers: inout SeededNumbers, depth: Int) -> TreePlan {
    if depth == 0 || numbers.isHit(15) { return .leaf(.random(&numbers)) }
    let container = Container.random(&numbers)
    if case .grid = container {
      let rows = (0..<Int.random(in: 1...4, using: &numbers)).map { _ in randomRow(&numbers, depth: depth - 1) }
      return .container(container, rows)
    }
    let count = container.takesMany ? Int.random(in: 0...4, using: &numbers) : container.takesTwo ? 2 : 1
    return .container(container, (0..<count).map { _ in random(&numbers, depth: depth - 1) })
  }
}

extension TreePlan {
  private static func randomRow(_ numbers: inout SeededNumbers, depth: Int) -> TreePlan {
    if numbers.isHit(20) { return random(&numbers, depth: max(depth, 0)) }
    let cells = (0..<Int.random(in: 0...4, using: &numbers)).map { _ in random(&numbers, depth: max(depth - 1, 0)) }
    return .container(.gridRow, cells)
  }
}

extension TreePlan.Leaf {
  static func random(_ numbers: inout SeededNumbers) -> TreePlan.Leaf {
    switch Int.random(in: 0..<10, using: &numbers) {
    case 0..<6: .text(words(&numbers), lineLimit: numbers.isHit(20) ? Int.random(in: 1...3, using: &numbers) : nil)
    case 6..<8: .filling
    case 8: .spacer(numbers.isHit(50) ? nil : numbers.length(0...20))
    default: .divider
    }
  }

  static func words(_ numbers: inout SeededNumbers) -> String {
    let words = ["a", "tent", "by", "the", "river", "at\ndawn", "snow", "日本", "mountaineering", "cairn"]
    return (0..<Int.random(in: 1...6, using: &numbers)).map { _ in words.randomElement(using: &numbers)! }
      .joined(separator: " ")
  }
}

extension TreePlan.Container {
  static func random(_ numbers: inout SeededNumbers) -> TreePlan.Container {
    let horizontal: HorizontalAlignment = [.leading, .center, .trailing].randomElement(using: &numbers)!
    let vertical: VerticalAlignment =
      [.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline].randomElement(using: &numbers)!
    let alignment = Alignment(horizontal: horizontal, vertical: vertical)
    let spacing = numbers.isHit(50) ? nil : numbers.length(0...10)
    switch Int.random(in: 0..<28, using: &numbers) {
    case 0..<4: return .row(vertical, spacing)
    case 4..<8: return .column(horizontal, spacing)
    case 8..<10: return .layers(alignment)
    case 10..<12:
      return .padding(
        EdgeInsets(
          top: numbers.length(-2...9), leading: numbers.length(-2...9), bottom: numbers.length(0...9), trailing: 4))
    case 12:
      return .frame(
        numbers.isHit(60) ? numbers.length(0...120) : nil, numbers.isHit(60) ? numbers.length(0...120) : nil, alignment
      )
    case 13:
      return .flexibleFrame(
        numbers.isHit(50) ? numbers.length(0...50) : nil, numbers.isHit(50) ? .infinity : nil,
        numbers.isHit(50) ? numbers.length(0...50) : nil, numbers.isHit(50) ? numbers.length(0...150) : nil)
    case 14: return .fixedSize(numbers.isHit(50), numbers.isHit(50))
    case 15: return .offset(CGSize(width: numbers.length(-9...9), height: numbers.length(-9...9)))
    case 16: return .aspectRatio(numbers.isHit(50) ? numbers.length(1...3) : nil, numbers.isHit(50) ? .fit : .fill)
    case 17: return .overlay(alignment)
    case 18: return .background(alignment)
    case 19: return .position(CGPoint(x: numbers.length(-9...99), y: numbers.length(-9...99)))
    case 20: return .fitting([[], .horizontal, .vertical, [.horizontal, .vertical]].randomElement(using: &numbers)!)
    case 21: return .scrollArea([.horizontal, .vertical, [.horizontal, .vertical]].randomElement(using: &numbers)!)
    case 22: return .safeAreaInset(numbers.isHit(50) ? .top : .bottom)
    case 23: return .grid(spacing)
    case 24: return .gridRow
    case 25: return .lazyGrid(numbers.length(0...60))
    case 26: return .mirrored
    default: return .guide(numbers.length(-10...40))
    }
  }
}

/// A plan on a screen, whose parts can be changed and then created again for comparison.
@MainActor
final class PlannedTree {
  let element: Element
  private(set) var children: [PlannedTree]
  private var plan: TreePlan
  private let fixture: LayoutFixture

  init(_ plan: TreePlan, _ fixture: LayoutFixture) {
    self.plan = plan
    self.fixture = fixture
    switch plan {
    case .leaf(let leaf):
      children = []
      element = PlannedTree.make(leaf, fixture)
    case .container(let container, let plans):
      children = plans.map { PlannedTree($0, fixture) }
      element = fixture.element(container.layout, children.map(\.element))
      if container.isMirrored { element.setDirection(.rightToLeft) }
    }
  }

  /// Creates a new container around existing children.
  private init(_ container: TreePlan.Container, around children: [PlannedTree], _ fixture: LayoutFixture) {
    plan = .container(container, [])
    self.fixture = fixture
    self.children = children
    element = Element(on: fixture.screen, role: .group, layout: container.layout)
    if container.isMirrored { element.setDirection(.rightToLeft) }
  }

  private static func make(_ leaf: TreePlan.Leaf, _ fixture: LayoutFixture) -> Element {
    switch leaf {
    case .text(let string, let lineLimit): fixture.text(string, lineLimit: lineLimit)
    case .filling: fixture.filling()
    case .spacer(let length): fixture.spacer(length)
    case .divider: fixture.divider()
    }
  }

  var all: [PlannedTree] { [self] + children.flatMap(\.all) }

  /// The parts on the screen: all but those that a layout omits.
  var shown: [PlannedTree] { element.isOmitted ? [] : [self] + children.flatMap(\.shown) }

  var currentPlan: TreePlan {
    guard case .container(let container, _) = plan else { return plan }
    return .container(container, children.map(\.currentPlan))
  }

  /// Returns where the frames of two trees of one plan first differ, as the path and both frames, or `nil`.
  func difference(from other: PlannedTree) -> String? {
    if element.isOmitted, other.element.isOmitted { return nil }
    if element.isOmitted != other.element.isOmitted { return "\(label): left out in one of them" }
    if element.frame != other.element.frame { return "\(label): \(element.frame), afresh \(other.element.frame)" }
    for (own, fresh) in zip(children, other.children) {
      if let difference = own.difference(from: fresh) { return "\(label) > \(difference)" }
    }
    return nil
  }

  private var label: String {
    switch plan {
    case .leaf(let leaf): "\(leaf)"
    case .container(let container, _): "\(container)"
    }
  }

  /// Changes one property of this element: a text, a layout's numbers, a child more or less, the order.
  func mutate(_ numbers: inout SeededNumbers) {
    switch plan {
    case .leaf(.text(_, let lineLimit)):
      let string = TreePlan.Leaf.words(&numbers)
      plan = .leaf(.text(string, lineLimit: lineLimit))
      element.content = .text(TextContent(string, lineLimit: lineLimit))
    case .leaf(.spacer):
      let length = numbers.length(0...30)
      plan = .leaf(.spacer(length))
      element.setLayout(.spacer(minLength: length))
    case .leaf: return
    case .container(let old, let plans):
      if old.takesMany, numbers.isHit(60) {
        mutateChildren(&numbers)
        return
      }
      var new = TreePlan.Container.random(&numbers)
      while new.takesMany != old.takesMany || new.takesTwo != old.takesTwo { new = .random(&numbers) }
      plan = .container(new, plans)
      element.setLayout(new.layout)
      element.setDirection(new.isMirrored ? .rightToLeft : .leftToRight)
    }
  }

  private func mutateChildren(_ numbers: inout SeededNumbers) {
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: children.shuffle(using: &numbers)
    case 1 where !children.isEmpty: children.remove(at: Int.random(in: children.indices, using: &numbers))
    case 2 where !children.isEmpty:
      let index = Int.random(in: children.indices, using: &numbers)
      let wrapper = PlannedTree(.random(&numbers), around: [children[index]], fixture)
      children[index] = wrapper
      element.setChildren(children.map(\.element))
      wrapper.element.setChildren(wrapper.children.map(\.element))
    case 3 where !children.isEmpty:
      let index = Int.random(in: children.indices, using: &numbers)
      let inner = children[index].children
      children.replaceSubrange(index...index, with: inner)
    default:
      let new = PlannedTree(.random(&numbers, depth: 2), fixture)
      children.insert(new, at: Int.random(in: 0...children.count, using: &numbers))
    }
    element.setChildren(children.map(\.element))
  }
}
