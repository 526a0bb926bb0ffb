import CairnValues
import Foundation

/// A type that identifies a custom alignment guide.
///
///     enum Midline: AlignmentID {
///       static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
///     }
///     extension VerticalAlignment { static let midline = VerticalAlignment(Midline.self) }
public protocol AlignmentID {
  /// Returns the guide's position in a view that does not set it.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An alignment guide of one axis, in the engine's representation.
package struct AlignmentKey: Equatable, @unchecked Sendable {
  // Sendable: a metatype has no state, and the rest are plain values.
  package let id: any AlignmentID.Type
  package let axis: Axis
  /// The guide's position as a fraction of the length if it is fixed, otherwise -1.
  package let share: CGFloat

  package init(_ id: any AlignmentID.Type, axis: Axis, share: CGFloat = -1) {
    self.id = id
    self.axis = axis
    self.share = share
  }

  package static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    ObjectIdentifier(a.id) == ObjectIdentifier(b.id) && a.axis == b.axis
  }

  package var isBaseline: Bool { isFirstBaseline || isLastBaseline || isCapitalMiddle }
  package var isCapitalMiddle: Bool { ObjectIdentifier(id) == ObjectIdentifier(CapitalMiddle.self) }
  package var isFirstBaseline: Bool { ObjectIdentifier(id) == ObjectIdentifier(FirstTextBaseline.self) }
  package var isLastBaseline: Bool { ObjectIdentifier(id) == ObjectIdentifier(LastTextBaseline.self) }

  /// Combines the guides that several children set: the minimum of first baselines, the maximum of last
  /// baselines, otherwise the mean.
  package struct Combination {
    private var sum: CGFloat = 0
    private var count: CGFloat = 0
    private let key: AlignmentKey

    package init(_ key: AlignmentKey) { self.key = key }

    package mutating func add(_ value: CGFloat) {
      if key.isFirstBaseline || key.isCapitalMiddle {
        sum = count == 0 ? value : min(sum, value)
        count = 1
      } else if key.isLastBaseline {
        sum = count == 0 ? value : max(sum, value)
        count = 1
      } else {
        sum += value
        count += 1
      }
    }

    package var value: CGFloat? { count == 0 ? nil : sum / count }
  }
}

enum Leading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum HorizontalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
}
enum Trailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}
enum SeparatorLeading: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.leading] }
}
enum SeparatorTrailing: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[HorizontalAlignment.trailing] }
}
enum Top: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}
enum VerticalCenter: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
enum Bottom: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
enum FirstTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
/// The middle of the capitals in the first line of text, or of a view without text.
enum CapitalMiddle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}
enum LastTextBaseline: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
}
