import CairnCore
import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

/// Names the view that an element shows, for the layout around.
struct ShownObjectKey: LayoutValueKey {
  static let defaultValue: ObjectIdentifier? = nil
}

/// Arranges what a view of UIKit or AppKit shows: its own content, and the views inside by their frames or by rules.
struct ViewLayout<V: PlatformView>: Layout {
  let view: V
  /// Differs when the view has changed, so that the layout does not count as the same.
  let stamp: Int
  /// Which of the views are arranged.
  var part = Part.whole

  enum Part {
    case whole
    /// The content of a scroll view, whose size is that of the content.
    case scrolled
  }

  /// A whole size is one that the layout around has decided. Otherwise the content decides.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    MainActor.assumeIsolated {
      if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite {
        return CGSize(width: width, height: height)
      }
      return fittingSize(proposal.width, proposal.height, subviews)
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    MainActor.assumeIsolated { place(subviews, in: bounds) }
  }

  // The guides are those of the view's own content. Without these functions, measuring would place the views inside, which sets their
  // frames.

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    content(subviews, in: bounds) { dimensions, corner in dimensions[explicit: guide].map { $0 + corner.x } }
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGFloat? {
    content(subviews, in: bounds) { dimensions, corner in dimensions[explicit: guide].map { $0 + corner.y } }
  }

  /// Asks the view's own content, given its size and its corner.
  private func content(
    _ subviews: Subviews, in bounds: CGRect, _ ask: (ViewDimensions, CGPoint) -> CGFloat?
  ) -> CGFloat? {
    guard let content = subviews.first(where: { $0[ShownObjectKey.self] == nil }) else { return nil }
    let dimensions = content.dimensions(in: ProposedViewSize(bounds.size))
    let anchor = MainActor.assumeIsolated { view.contentAnchor }
    let corner = CGPoint(
      x: bounds.minX + anchor.x * (bounds.width - dimensions.width),
      y: bounds.minY + anchor.y * (bounds.height - dimensions.height))
    return ask(dimensions, corner)
  }

  @MainActor
  private func fittingSize(_ width: CGFloat?, _ height: CGFloat?, _ subviews: Subviews) -> CGSize {
    if part == .scrolled { return scrolledSize(width, height, subviews) }
    let stated = view.statedSize
    var size: CGSize
    if let content = subviews.first(where: { $0[ShownObjectKey.self] == nil }) {
      size = content.sizeThatFits(ProposedViewSize(width: width, height: height))
    } else if stated.width >= 0, stated.height >= 0 {
      size = stated
    } else {
      let rules = ContainerRules(of: view, children: children)
      if rules.arrangement.isRuled {
        size = solve(rules, width, height, subviews).size
      } else {
        size = CGSize(width: width ?? view.place.width, height: height ?? view.place.height)
      }
    }
    if stated.width >= 0 { size.width = stated.width }
    if stated.height >= 0 { size.height = stated.height }
    return view.ruled(size)
  }

  @MainActor
  private func scrolledSize(_ width: CGFloat?, _ height: CGFloat?, _ subviews: Subviews) -> CGSize {
    let rules = ContainerRules(of: view, children: children)
    if rules.arrangement.isRuled { return solve(rules, width, height, subviews).size }
    let stated = view.scrolledSize
    let whole = children.reduce(CGRect.zero) { $0.union($1.place) }
    return CGSize(
      width: stated.width > 0 ? stated.width : width ?? whole.maxX,
      height: stated.height > 0 ? stated.height : height ?? whole.maxY)
  }

  @MainActor private var children: [V.Relative] { part == .whole ? view.children : view.scrolledChildren }

  @MainActor
  private func solve(
    _ rules: ContainerRules, _ width: CGFloat?, _ height: CGFloat?, _ subviews: Subviews
  ) -> Arrangement.Solution {
    var shown: [ObjectIdentifier: LayoutSubview] = [:]
    for subview in subviews { if let id = subview[ShownObjectKey.self] { shown[id] = subview } }
    return rules.arrangement.solved(in: (width, height)) { item, width in
      guard let child = rules.views[item - 1], let subview = shown[ObjectIdentifier(child)] else {
        return Arrangement.Measure(size: .zero)
      }
      let dimensions = subview.dimensions(in: ProposedViewSize(width: width, height: nil))
      return Arrangement.Measure(
        size: CGSize(width: dimensions.width, height: dimensions.height),
        firstBaseline: dimensions[VerticalAlignment.firstTextBaseline],
        lastBaseline: dimensions[VerticalAlignment.lastTextBaseline])
    }
  }

  @MainActor
  private func place(_ subviews: Subviews, in bounds: CGRect) {
    let wasPlacing = ViewParts.isPlacing
    ViewParts.isPlacing = true
    defer { ViewParts.isPlacing = wasPlacing }
    let rules = ContainerRules(of: view, children: children)
    if rules.arrangement.isRuled {
      let solution = solve(rules, bounds.width, bounds.height, subviews)
      view.parts.solved = zip(rules.views, solution.frames.dropFirst()).compactMap { child, frame in
        child.flatMap { $0.followsRules || rules.isStacked($0) ? ($0, frame) : nil }
      }
      rules.report(solution.broken, in: view)
    }
    if part == .whole {
      view.arrange(in: bounds.size)
    } else {
      for (child, frame) in view.parts.solved { child.place = frame }
    }
    view.parts.solved = []
    var places: [ObjectIdentifier: CGRect] = [:]
    for child in children { places[ObjectIdentifier(child)] = child.place }
    for subview in subviews {
      guard let id = subview[ShownObjectKey.self] else {
        let anchor = view.contentAnchor
        let corner = CGPoint(x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
        subview.place(at: corner, anchor: anchor, proposal: ProposedViewSize(bounds.size))
        continue
      }
      guard let place = places[id] else { continue }
      let corner = CGPoint(x: bounds.minX + place.minX, y: bounds.minY + place.minY)
      subview.place(at: corner, proposal: ProposedViewSize(place.size))
    }
  }
}

extension Arrangement {
  /// Whether rules place anything.
  var isRuled: Bool { !rules.isEmpty || stack != nil }
}
