import CairnValues
import Foundation

/// A vertical line by which views are aligned from side to side.
///
///     VStack(alignment: .leading) { Text("Name"); Text("Address") }
public struct HorizontalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Makes an alignment from the type that names it.
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
  /// Where the line between two rows of a list begins.
  public static let listRowSeparatorLeading = HorizontalAlignment(SeparatorLeading.self)
  /// Where the line between two rows of a list ends.
  public static let listRowSeparatorTrailing = HorizontalAlignment(SeparatorTrailing.self)

  /// The guide of a container whose children have these, or nil if none of them sets one.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    key.combine(values)
  }
}

/// A horizontal line by which views are aligned from top to bottom.
///
///     HStack(alignment: .firstTextBaseline) { Text("Total").font(.title); Text("incl. tax") }
public struct VerticalAlignment: Equatable, Sendable {
  package let key: AlignmentKey

  /// Makes an alignment from the type that names it.
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
  /// The line on which the first line of text stands.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The line on which the last line of text stands.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  /// The guide of a container whose children have these, or nil if none of them sets one.
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
