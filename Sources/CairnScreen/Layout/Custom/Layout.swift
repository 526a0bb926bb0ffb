import CairnValues
import Foundation

/// A container's way of sizing itself and placing its subviews, written by an app.
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
  /// What the layout keeps between calls.
  associatedtype Cache = Void

  /// The views the layout places.
  typealias Subviews = LayoutSubviews

  /// What the container should know of the layout.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept, for subviews that were not there before.
  func makeCache(subviews: Subviews) -> Cache

  /// Brings what is kept up to date after the subviews changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  /// What the container wants between itself and its neighbours.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The container's size for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

  /// Places each subview with `place(at:anchor:proposal:)`.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  /// Where a vertical guide is, or nil for the default.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where a horizontal guide is, or nil for the default.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: Subviews) {}
}

extension Layout {
  /// Nothing in particular.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes anew what is kept.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

  /// All that any of the subviews wants.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    var spacing = ViewSpacing.zero
    for subview in subviews { spacing.formUnion(subview.spacing) }
    return spacing
  }

  /// No guide of the layout's own.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// No guide of the layout's own.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
}

/// What a container should know of a layout.
///
///     static var layoutProperties: LayoutProperties {
///       var properties = LayoutProperties()
///       properties.stackOrientation = .vertical
///       return properties
///     }
public struct LayoutProperties: Sendable {
  /// The axis along which spacers and dividers inside run; nil for none.
  public var stackOrientation: Axis?

  /// Makes properties with default values.
  public init() {}
}

/// A key for a value that a view gives to the layout around it.
///
///     struct Rank: LayoutValueKey { static let defaultValue = 0 }
public protocol LayoutValueKey {
  /// The type of the value.
  associatedtype Value

  /// The value of views that give none.
  static var defaultValue: Value { get }
}

/// The trait under which a view keeps the value of a layout key.
package enum LayoutValueTrait<Key: LayoutValueKey>: ElementTraitKey {
  package typealias Value = Key.Value
}
