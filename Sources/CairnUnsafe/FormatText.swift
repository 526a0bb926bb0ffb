import Foundation

/// Returns a text as an argument of a C function that formats `%@`.
///
/// - Invariant: the object lives as long as the program, because the function that reads the words does not say when it has.
///   That costs some bytes for each text.
/// - Without it: `String(format:)` would take neither dates nor UUIDs, as it does on Apple's systems.
package func formatWords(of text: String) -> [Int] {
  _encodeBitsAsWords(Unmanaged.passRetained(text as NSString).toOpaque())
}
