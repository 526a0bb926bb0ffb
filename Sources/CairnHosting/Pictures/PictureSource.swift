import CairnFoundation
import CairnScreen
import Foundation

/// What identifies an encoded picture of the app, and where its bytes are.
package enum PictureSource: Hashable {
  /// A resource. The second is the path of its bundle, or `nil` for the app's own.
  case named(String, String?)
  case data(Data)

  /// Returns `nil` for symbols and drawings, which are drawn.
  package init?(_ source: ImageContent.Source) {
    switch source {
    case .symbol, .drawing: return nil
    case .named(let name, let bundle): self = .named(name, bundle)
    case .data(let data): self = .data(data)
    }
  }

  /// The bytes that a table with this key keeps in memory.
  package var byteCount: Int { if case .data(let data) = self { data.count } else { 0 } }

  /// Returns the encoded picture and its pixels per point, or `nil` if there is no file in one of the formats.
  ///
  /// - Parameter kinds: The extensions to look for, the preferred one first.
  package func read(kinds: [String]) -> (data: Data, scale: CGFloat)? {
    switch self {
    case .data(let data): return (data, 1)
    case .named(let name, let bundle):
      guard let file = PictureFile(named: name, in: bundle.map { [$0] } ?? ProgramFolder.all, kinds: kinds),
        let data = FileManager.default.contents(atPath: file.path)
      else { return nil }
      return (data, CGFloat(file.scale))
    }
  }
}
