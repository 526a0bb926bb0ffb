import CairnValues
import Foundation

/// A vertical line to which views are aligned horizontally.
///
///     VStack(alignment: .leading) { Text("Name"); Text("Address") }
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates an alignment from the type that identifies it.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .horizontal) }

  package init(key: AlignmentKey) { self.key = key }

  private init(_ id: any AlignmentID.Type, share: CGFloat) {
    key = AlignmentKey(id, axis: .horizontal, share: share)
  }

  /// The side where a line of text begins.
  public static let leading = HorizontalAlignment(Leading.self, share: 0)
  /// The middle.
  public static let center = HorizontalAlignment(HorizontalCenter.self, share: 0.5)
  /// The side where a line of text ends.
  public static let trailing = HorizontalAlignment(Trailing.self, share: 1)
  /// The leading end of the separator between two list rows.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// The trailing end of the separator between two list rows.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

  /// Returns a container's guide from those of its children, or `nil` if no child sets one.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values)
  }
}

/// A horizontal line to which views are aligned vertically.
///
///     HStack(alignment: .firstTextBaseline) { Text("Total").font(.title); Text("incl. tax") }
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Creates an alignment from the type that identifies it.
  public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id, axis: .vertical) }

  package init(key: AlignmentKey) { self.key = key }

  private init(_ id: any AlignmentID.Type, share: CGFloat) {
    key = AlignmentKey(id, axis: .vertical, share: share)
  }

  /// The upper side.
  public static let top = VerticalAlignment(Top.self, share: 0)
  /// The middle.
  public static let center = VerticalAlignment(VerticalCenter.self, share: 0.5)
  /// The lower side.
  public static let bottom = VerticalAlignment(Bottom.self, share: 1)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  /// Returns a container's guide from those of its children, or `nil` if no child sets one.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values)
  }
}

extension AlignmentKey {
  func combine<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    var combination = Combination(self)
    for case let value? in values { combination.add(value) }
    return combination.value
  }
}
