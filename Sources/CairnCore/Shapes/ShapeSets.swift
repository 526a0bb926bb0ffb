import CairnValues
import Foundation

/// A shape made of two others.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let combine: @Sendable (Path, Path) -> Path

  func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }

  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}

nonisolated extension Shape {
  private func combined<T: Shape>(
    with other: T, _ combine: @escaping @Sendable (Path, Path) -> Path
  ) -> CombinedShape<Self, T> { CombinedShape(first: self, second: other, combine: combine) }

  /// What this shape or another encloses.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.union($1, eoFill: eoFill) }
  }

  /// What both shapes enclose.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// What this shape encloses and another does not.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// What one of the shapes encloses, but not both.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// The parts of this shape's outline that lie in what another encloses.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// The parts of this shape's outline that lie outside of what another encloses.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}
