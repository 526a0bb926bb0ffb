import Foundation

extension SortDescriptor where Compared: NSObject {
  /// Creates a descriptor that sorts by a property that is true or false. False comes first.
  ///
  ///     SortDescriptor(\Task.isDone)
  public init(_ keyPath: any KeyPath<Compared, Bool> & Sendable, order: SortOrder = .forward) {
    self.init(\Compared.[position: keyPath], order: order)
  }

  /// Creates a descriptor that sorts by a property that is true, false or `nil`. `nil` comes first, then false.
  public init(_ keyPath: any KeyPath<Compared, Bool?> & Sendable, order: SortOrder = .forward) {
    self.init(\Compared.[position: keyPath], order: order)
  }
}

// A key path with another appended is not `Sendable`; one with a subscript is.
extension NSObjectProtocol {
  fileprivate subscript(position property: any KeyPath<Self, Bool> & Sendable) -> Int {
    self[keyPath: property] ? 1 : 0
  }

  fileprivate subscript(position property: any KeyPath<Self, Bool?> & Sendable) -> Int? {
    self[keyPath: property].map { $0 ? 1 : 0 }
  }
}
