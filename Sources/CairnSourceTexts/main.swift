import Foundation

// Writes a Swift file with the texts of other Swift files. The plug-in `SourceTexts` runs it.
//
//   CairnSourceTexts OUTPUT FILE …

let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
guard let output = arguments.first else {
  print("CairnSourceTexts OUTPUT FILE …")
  exit(64)
}
var text = """
  /// The texts of this target's source files, by their names without the ending.
  enum SourceTexts {
    static let all: [String: String] = [

  """
for file in arguments.dropFirst().sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
  let name = file.deletingPathExtension().lastPathComponent
  text += "    \"\(name)\": \(literal(for: try String(contentsOf: file, encoding: .utf8))),\n"
}
text += "  ]\n}\n"
if (try? String(contentsOf: output, encoding: .utf8)) != text {
  try text.write(to: output, atomically: true, encoding: .utf8)
}

/// Returns a literal whose delimiters are longer than all in the text.
func literal(for text: String) -> String {
  var longest = 0
  var count = 0
  for character in text {
    count = character == "#" ? count + 1 : 0
    longest = max(longest, count)
  }
  let signs = String(repeating: "#", count: longest + 1)
  return "\(signs)\"\"\"\n\(text)\"\"\"\(signs)"
}
