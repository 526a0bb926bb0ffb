import CairnValues
import Foundation

/// An outline that fits any rectangle.
package enum ShapeOutline: Equatable, Sendable {
  /// The rectangle itself.
  case rectangle
  case other(any OutlineMaker)

  package func path(in rect: CGRect) -> Path {
    switch self {
    case .rectangle: Path(rect)
    case .other(let maker): maker.path(in: rect)
    }
  }

  /// Returns its size for a proposal.
  package func size(for proposal: ProposedViewSize) -> CGSize {
    switch self {
    case .rectangle: proposal.replacingUnspecifiedDimensions()
    case .other(let maker): maker.size(for: proposal)
    }
  }

  package static func == (a: ShapeOutline, b: ShapeOutline) -> Bool {
    switch (a, b) {
    case (.rectangle, .rectangle): true
    case (.other(let a), .other(let b)): a.isSame(as: b)
    default: false
    }
  }
}

/// Creates the outline of a shape. The shapes of apps conform to it.
package protocol OutlineMaker: Sendable {
  func path(in rect: CGRect) -> Path
  func size(for proposal: ProposedViewSize) -> CGSize
  func isSame(as other: any OutlineMaker) -> Bool
}
