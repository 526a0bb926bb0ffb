import CairnNavigation
import Foundation

/// Finds types by the names that encoded paths have for them.
enum TypeFinder {
  enum Result {
    case type(any Any.Type)
    /// The app has no such type.
    case none
    /// The name is of a kind that cannot be looked up, such as that of a generic type.
    case unknown
  }

  private static let common: [String: any Any.Type] = {
    let types: [any Any.Type] = [
      Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self, UInt32.self,
      UInt64.self, String.self, Bool.self, Double.self, Float.self, UUID.self, URL.self, Date.self, Data.self,
      Decimal.self, CGFloat.self, CGPoint.self, CGSize.self, CGRect.self,
    ]
    return Dictionary(types.map { (pathTag(of: $0), $0) }) { $1 }
  }()

  /// Modules whose types are named differently here.
  private static let renamedModules: Set = ["Swift", "Foundation", "CoreGraphics", "SwiftUI", "__C"]
  private static let mostNames = 4
  private static let mostCharacters = 400

  static func find(_ name: String) -> Result {
    if let type = common[name] { return .type(type) }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    // A stable name that no rule has.
    if parts.count == 1 { return .none }
    guard name.utf8.count <= mostCharacters, parts.count <= mostNames + 1, parts.allSatisfy(isPlain),
      !renamedModules.contains(String(parts[0]))
    else { return .unknown }
    for mangled in mangledNames(parts) {
      if let type = _typeByName(mangled), pathTag(of: type) == name { return .type(type) }
    }
    return .none
  }

  private static func isPlain(_ name: Substring) -> Bool {
    guard let first = name.utf8.first, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first) else { return false }
    return name.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }

  /// Returns the mangled names of a structure, enumeration or class with this name. Only the runtime knows which one it is.
  private static func mangledNames(_ parts: [Substring]) -> [String] {
    var names = ["\(parts[0].utf8.count)\(parts[0])"]
    for part in parts.dropFirst() {
      names = names.flatMap { name in ["V", "O", "C"].map { "\(name)\(part.utf8.count)\(part)\($0)" } }
    }
    return names
  }
}
