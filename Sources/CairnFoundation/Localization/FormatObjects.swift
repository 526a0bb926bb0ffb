import CairnUnsafe
import Foundation

// swift-format-ignore: AvoidRetroactiveConformances
extension UUID: @retroactive CVarArg {
  /// The words that `%@` of a format reads. Use `uuidString` where many are formatted, as each keeps its text.
  public var _cVarArgEncoding: [Int] { formatWords(of: uuidString) }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Date: @retroactive CVarArg {
  /// The words that `%@` of a format reads.
  public var _cVarArgEncoding: [Int] { formatWords(of: description) }
}
