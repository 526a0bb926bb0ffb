import CairnValues
import Foundation

/// A type-erased layout. Use it to switch layouts without recreating the views.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { ForEach(items) { Row($0) } }
public struct AnyLayout: Layout {
  /// The wrapped layout's cache.
  public struct Cache {
    fileprivate var value: Any
    fileprivate var layout: any Layout.Type
  }

  package let base: any Layout

  /// Wraps a layout.
  public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

  /// Creates the wrapped layout's cache.
  public func makeCache(subviews: Subviews) -> Cache { base.erasedCache(subviews: subviews) }

  /// Updates the cache, or creates a new one for another layout.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    base.withErased(&cache, subviews) { layout, own in layout.update(&own, subviews: subviews) }
  }

  /// Returns the wrapped layout's preferred spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    base.withErased(&cache, subviews) { layout, own in layout.spacing(in: &own, subviews: subviews) }
  }

  /// Returns the wrapped layout's size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    base.withErased(&cache, subviews) { layout, own in
      layout.size(in: &own, proposal: proposal, subviews: subviews)
    }
  }

  /// Places the subviews as the wrapped layout does.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    base.withErased(&cache, subviews) { layout, own in
      layout.place(in: &own, bounds: bounds, proposal: proposal, subviews: subviews)
    }
  }

  /// Returns the guide that the wrapped layout sets.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    base.withErased(&cache, subviews) { layout, own in
      layout.guide(guide, in: &own, bounds: bounds, proposal: proposal, subviews: subviews)
    }
  }

  /// Returns the guide that the wrapped layout sets.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? {
    base.withErased(&cache, subviews) { layout, own in
      layout.guide(guide, in: &own, bounds: bounds, proposal: proposal, subviews: subviews)
    }
  }
}

extension Layout {
  fileprivate func erasedCache(subviews: LayoutSubviews) -> AnyLayout.Cache {
    AnyLayout.Cache(value: makeCache(subviews: subviews), layout: Self.self)
  }

  /// Calls the layout with a cache. A cache that belongs to another layout is replaced.
  fileprivate func withErased<R>(
    _ cache: inout AnyLayout.Cache, _ subviews: LayoutSubviews, _ body: (Self, inout Any) -> R
  ) -> R {
    if cache.layout != Self.self { cache = erasedCache(subviews: subviews) }
    return body(self, &cache.value)
  }

  private func with<R>(_ value: inout Any, _ subviews: LayoutSubviews, _ body: (inout Cache) -> R) -> R {
    var own = value as? Cache ?? makeCache(subviews: subviews)
    defer { value = own }
    return body(&own)
  }

  fileprivate func update(_ value: inout Any, subviews: LayoutSubviews) {
    with(&value, subviews) { updateCache(&$0, subviews: subviews) }
  }

  fileprivate func spacing(in value: inout Any, subviews: LayoutSubviews) -> ViewSpacing {
    with(&value, subviews) { spacing(subviews: subviews, cache: &$0) }
  }

  fileprivate func size(in value: inout Any, proposal: ProposedViewSize, subviews: LayoutSubviews) -> CGSize {
    with(&value, subviews) { sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func place(
    in value: inout Any, bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews
  ) {
    with(&value, subviews) { placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0) }
  }

  fileprivate func guide(
    _ guide: HorizontalAlignment, in value: inout Any, bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat? {
    with(&value, subviews) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }

  fileprivate func guide(
    _ guide: VerticalAlignment, in value: inout Any, bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews
  ) -> CGFloat? {
    with(&value, subviews) {
      explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
    }
  }
}

extension ElementLayout {
  /// Returns the engine's own implementation of a layout, or an adapter that calls the layout.
  package static func custom<L: Layout>(_ layout: L) -> ElementLayout {
    if let any = layout as? AnyLayout { return openCustom(any.base) }
    if let engine = layout as? any EngineLayout { return engine.elementLayout }
    return CustomElementLayout(layout)
  }

  private static func openCustom(_ layout: any Layout) -> ElementLayout { custom(layout) }
}
