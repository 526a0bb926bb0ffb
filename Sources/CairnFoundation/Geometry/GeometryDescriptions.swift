// swift-format-ignore-file: AvoidRetroactiveConformances
import Foundation

// Foundation on Linux declares these types without descriptions, which Apple's have.

extension CGPoint: @retroactive CustomDebugStringConvertible {
  /// The coordinates, as in `(1.0, 2.0)`.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
  /// The width and the height, as in `(3.0, 4.0)`.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
  /// The origin and the size, as in `(1.0, 2.0, 3.0, 4.0)`.
  public var debugDescription: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}

extension CGVector: CustomDebugStringConvertible {
  /// The components, as in `(1.0, 2.0)`.
  public var debugDescription: String { "(\(dx), \(dy))" }
}
