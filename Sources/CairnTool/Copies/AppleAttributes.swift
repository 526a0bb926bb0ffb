import CairnSwiftSources

/// The attributes by which apps for UIKit and AppKit begin, and those of Interface Builder.
enum AppleAttributes {
  private static let ofInterfaceBuilder: Set = ["IBAction", "IBOutlet", "IBDesignable", "IBInspectable"]

  static func edits(in source: SourceTokens) -> SourceEdits {
    var edits = SourceEdits()
    for (index, token) in source.tokens.enumerated() where token.isSymbol("@") {
      guard let name = source[index + 1], source.touchesPrevious(index + 1) else { continue }
      let range = token.range.lowerBound..<name.range.upperBound
      if ["UIApplicationMain", "NSApplicationMain"].contains(name.text) {
        edits.replace(range, by: "@main")
      } else if ofInterfaceBuilder.contains(name.text) {
        edits.replace(range, by: "".padded(to: range.count))
      }
    }
    return edits
  }
}
