import CairnValues
import Foundation

/// A shape made from two others.
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

  /// Returns the area inside either shape.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.union($1, eoFill: eoFill) }
  }

  /// Returns the area inside both shapes.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// Returns the area inside this shape and outside the other.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// Returns the area inside exactly one of the shapes.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's outline inside the other shape.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// Returns the parts of this shape's outline outside the other shape.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    combined(with: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}
