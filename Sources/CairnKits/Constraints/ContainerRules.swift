import CairnCore
import CairnValues
import Foundation

/// Where a rule of layout applies: a view, or the part of one that a guide stands for.
@MainActor
struct LayoutPlace {
  let view: any PlatformView
  /// The guide, if rules place it.
  var guide: UILayoutGuide?
  var insets = UIEdgeInsets.zero

  init?(_ item: AnyObject?) {
    switch item {
    case let view as any PlatformView: self.view = view
    case let guide as UILayoutGuide:
      guard let owner = guide.owner else { return nil }
      view = owner
      switch guide.kind {
      case .free: self.guide = guide
      case .inset(let insets): self.insets = insets()
      }
    default: return nil
    }
  }

  /// The object that is arranged.
  var item: AnyObject { guide ?? view }
}

/// The arrangement of the views in a view, from the rules that name them.
@MainActor
struct ContainerRules {
  private(set) var arrangement: Arrangement
  /// The views of the items after the first, and `nil` for guides.
  let views: [(any PlatformView)?]
  private let sources: [NSLayoutConstraint]
  private let stacked: Set<ObjectIdentifier>

  init(of container: any PlatformView, children: [any PlatformView]) {
    let guides = container.parts.guides
    views = children + guides.map { _ in nil }
    var numbers: [ObjectIdentifier: Int] = [ObjectIdentifier(container): 0]
    for (index, child) in children.enumerated() { numbers[ObjectIdentifier(child)] = index + 1 }
    for (index, guide) in guides.enumerated() { numbers[ObjectIdentifier(guide)] = children.count + index + 1 }
    var stack: StackRules?
    if let stacking = container as? any Stacking { stack = stacking.rules { numbers[ObjectIdentifier($0)] } }
    let arranged = Set(stack?.items ?? [])
    stacked = Set(
      children.enumerated().filter { arranged.contains($0.offset + 1) }.map { ObjectIdentifier($0.element) })
    arrangement = Arrangement(items: [Arrangement.Item()])
    for (index, child) in children.enumerated() {
      arrangement.items.append(Self.item(child, isPlaced: arranged.contains(index + 1)))
    }
    for _ in guides { arrangement.items.append(Arrangement.Item(isContainer: true)) }
    arrangement.stack = stack

    var seen: Set<ObjectIdentifier> = []
    var sources: [NSLayoutConstraint] = []
    for constraint in container.parts.constraints + children.flatMap({ $0.parts.constraints }) {
      guard seen.insert(ObjectIdentifier(constraint)).inserted else { continue }
      guard let rule = Self.rule(constraint, numbers, in: container, source: sources.count) else { continue }
      sources.append(constraint)
      arrangement.rules.append(rule)
    }
    self.sources = sources
  }

  /// Whether the view is one of those that a stack arranges.
  func isStacked(_ view: any PlatformView) -> Bool { stacked.contains(ObjectIdentifier(view)) }

  private static func item(_ view: any PlatformView, isPlaced: Bool) -> Arrangement.Item {
    var item = Arrangement.Item()
    if !view.followsRules, !isPlaced { item.fixed = view.place }
    item.isContainer = view.content == nil && view.statedSize == .unstated
    func value(_ given: UILayoutPriority?, _ usual: Float) -> Float { given?.rawValue ?? usual }
    let parts = view.parts
    // Views that take what they are offered, such as fields, grow before those that do not.
    let growing = (
      x: Float(view.growth.contains(.horizontal) ? 1 : 0), y: Float(view.growth.contains(.vertical) ? 1 : 0)
    )
    item.hugging = (
      value(parts.hugging[.horizontal], 250) - growing.x, value(parts.hugging[.vertical], 250) - growing.y
    )
    item.compression = (value(parts.compression[.horizontal], 750), value(parts.compression[.vertical], 750))
    return item
  }

  /// Returns the rule as a value, or `nil` if it names a view elsewhere.
  private static func rule(
    _ constraint: NSLayoutConstraint, _ numbers: [ObjectIdentifier: Int], in container: any PlatformView, source: Int
  ) -> Arrangement.Rule? {
    // A rule without a view in this container belongs to the container further out.
    let first = LayoutPlace(constraint.firstItem)?.item
    let second = LayoutPlace(constraint.secondItem)?.item
    let isInside = [first, second].contains { $0.flatMap { numbers[ObjectIdentifier($0)] }.map { $0 > 0 } ?? false }
    guard isInside else { return nil }
    guard let first = anchor(constraint.firstItem, constraint.firstAttribute, numbers, in: container) else {
      return nil
    }
    var rule = Arrangement.Rule(first: first, source: source)
    if constraint.secondAttribute != .notAnAttribute {
      guard let second = anchor(constraint.secondItem, constraint.secondAttribute, numbers, in: container) else {
        return nil
      }
      rule.second = second
    }
    (rule.multiplier, rule.constant) = (Double(constraint.multiplier), Double(constraint.constant))
    rule.priority = constraint.priority.rawValue
    rule.relation =
      switch constraint.relation {
      case .equal: .equal
      case .greaterThanOrEqual: .atLeast
      case .lessThanOrEqual: .atMost
      }
    return rule
  }

  private static func anchor(
    _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute, _ numbers: [ObjectIdentifier: Int],
    in container: any PlatformView
  ) -> Arrangement.Anchor? {
    guard let place = LayoutPlace(item) else { return nil }
    let object: AnyObject = place.guide ?? place.view
    // A view further out is usually as large as the container, such as that around a scroll view.
    guard let number = numbers[ObjectIdentifier(object)] ?? (isAround(place, container) ? 0 : nil) else { return nil }
    let (left, right) = (Double(place.insets.left), Double(place.insets.right))
    let (top, bottom) = (Double(place.insets.top), Double(place.insets.bottom))
    func anchor(_ isHorizontal: Bool, _ part: Arrangement.Part, _ offset: Double) -> Arrangement.Anchor {
      Arrangement.Anchor(item: number, isHorizontal: isHorizontal, part: part, offset: offset)
    }
    return switch attribute {
    case .left, .leading: anchor(true, .start, left)
    case .right, .trailing: anchor(true, .end, -right)
    case .centerX: anchor(true, .center, (left - right) / 2)
    case .width: anchor(true, .length, -left - right)
    case .top: anchor(false, .start, top)
    case .bottom: anchor(false, .end, -bottom)
    case .centerY: anchor(false, .center, (top - bottom) / 2)
    case .height: anchor(false, .length, -top - bottom)
    case .firstBaseline: anchor(false, .firstBaseline, 0)
    case .lastBaseline: anchor(false, .lastBaseline, 0)
    case .notAnAttribute: nil
    }
  }

  /// Whether a view is around the container.
  private static func isAround(_ place: LayoutPlace, _ container: any PlatformView) -> Bool {
    var view = container.ancestor
    while let current = view {
      if current === place.view { return true }
      view = current.ancestor
    }
    return false
  }

  /// Reports the rules that could not be followed, each once.
  func report(_ broken: Set<Int>, in container: any PlatformView) {
    for source in broken.sorted() where sources.indices.contains(source) {
      let constraint = sources[source]
      guard container.parts.reported.insert(ObjectIdentifier(constraint)).inserted else { continue }
      AppDiagnostics.report(
        .warning, "layout.contradictory-constraints",
        "The constraint \(constraint.words) contradicts others and is not followed. Remove one of them, or give one a "
          + "priority below 1000.")
    }
  }
}

extension CGSize {
  /// The size of a view that says nothing about it.
  static let unstated = CGSize(width: -1, height: -1)
}
