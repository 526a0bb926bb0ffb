import CairnValues
import Foundation

/// A container that sizes itself and places its subviews with an app's own algorithm.
///
///     struct Diagonal: Layout {
///       func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///         proposal.replacingUnspecifiedDimensions()
///       }
///       func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///         for (index, subview) in subviews.enumerated() {
///           subview.place(at: CGPoint(x: index * 20, y: index * 20), proposal: .unspecified)
///         }
///       }
///     }
public protocol Layout: Animatable, Sendable {
  /// Data that the layout keeps between calls.
  associatedtype Cache = Void

  /// The views the layout places.
  typealias Subviews = LayoutSubviews

  /// The layout's properties.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache for a set of subviews.
  func makeCache(subviews: Subviews) -> Cache

  /// Updates the cache after the subviews change.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// Returns the container's preferred spacing to its neighbors.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// Returns the container's size for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each subview with `place(at:anchor:proposal:)`.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Returns the position of a vertical guide, or `nil` for the default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Returns the position of a horizontal guide, or `nil` for the default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  /// Creates an empty cache.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// The default properties.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Creates a new cache.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// Returns the union of the subviews' spacing.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = ViewSpacing.zero
    for subview in subviews { spacing.formUnion(subview.spacing) }
    return spacing
  }

  /// Returns `nil`: the layout sets no guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Returns `nil`: the layout sets no guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
}

/// Properties of a layout.
///
///     static var layoutProperties: LayoutProperties {
///       var properties = LayoutProperties()
///       properties.stackOrientation = .vertical
///       return properties
///     }
public struct LayoutProperties: Sendable {
  /// The axis of the spacers and dividers inside, or `nil` for none.
  public var stackOrientation: Axis?

  /// Creates properties with default values.
  public init() {}
}

/// A key for a value that a view gives to the layout around it.
///
///     struct Rank: LayoutValueKey { static let defaultValue = 0 }
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The default value, for views that do not set one.
  static var defaultValue: Value { get }
}

/// The trait that stores a view's value for a layout key.
package enum LayoutValueTrait<Key: LayoutValueKey>: ElementTraitKey {
  package typealias Value = Key.Value
}
