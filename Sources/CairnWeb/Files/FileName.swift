import Foundation

/// Makes file names safe that come from a browser or are sent to one.
enum FileName {
  /// The most bytes that file systems allow in a name.
  private static let most = 200
  private static let mostFolders = 16

  /// Returns the last part of a path, without characters that lead out of a folder or disguise the extension.
  static func safe(_ name: String) -> String {
    let last = name.split(whereSeparator: { $0 == "/" || $0 == "\\" }).last.map(String.init) ?? ""
    var text = String.UnicodeScalarView()
    for scalar in last.unicodeScalars where !isRefused(scalar) { text.append(scalar) }
    let kept = shortened(String(text).trimmingCharacters(in: .whitespaces))
    return kept.isEmpty || kept.allSatisfy({ $0 == "." }) ? "file" : kept
  }

  /// Returns the parts of a path inside a chosen folder, or `nil` if there are too many.
  static func safePath(_ path: String) -> [String]? {
    let parts = path.split(separator: "/").map { safe(String($0)) }
    return (1...mostFolders).contains(parts.count) ? parts : nil
  }

  /// Control characters, and those that change the text's direction, so that `gpj.exe` could be read as `exe.jpg`.
  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned: true
    default: false
    }
  }

  /// Cuts the middle out of a long name, to keep its extension.
  private static func shortened(_ name: String) -> String {
    guard name.utf8.count > most else { return name }
    let ending = name.lastIndex(of: ".").map { name[$0...] } ?? ""
    let suffix = ending.utf8.count > 20 ? "" : ending
    var start = name.dropLast(suffix.count)
    while start.utf8.count + suffix.utf8.count > most { start.removeLast() }
    return String(start + suffix)
  }

  /// The header that makes a browser save a response as a file.
  static func disposition(_ name: String) -> String {
    let plain = String(
      safe(name).unicodeScalars.map { $0.isASCII && $0 != "\"" && $0 != "\\" && $0 != "%" ? Character($0) : "_" })
    return "attachment; filename=\"\(plain)\"; filename*=UTF-8''\(percentEncoded(safe(name)))"
  }

  private static func percentEncoded(_ name: String) -> String {
    let plain = CharacterSet(charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")
    return name.addingPercentEncoding(withAllowedCharacters: plain) ?? "file"
  }
}
