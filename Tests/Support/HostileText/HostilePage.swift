import SwiftUI

/// Text as an attacker might send it, with everything that a terminal interprets.
package enum HostileText {
  package static let obeyed: Set<Unicode.Scalar> = Set(
    (Array(0..<0x20) + Array(0x7F..<0xA0) + Array(0x2028...0x202E) + Array(0x2066...0x2069))
      .compactMap(Unicode.Scalar.init))

  package static let text =
    obeyed.sorted().map { "a\(Character($0))" }.joined() + "\u{1B}]0;owned\u{7}\u{9B}31m\u{202E}txt"

  /// Returns whether a text contains no control sequences except line ends.
  package static func isAbsent(from text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0 == "\n" || !obeyed.contains($0) }
  }
}

/// A page with hostile text wherever text is possible.
package struct HostilePage: View {
  private let text = HostileText.text

  package init() {}

  package var body: some View {
    NavigationStack {
      List {
        Text(text)
        Button(text) {}
        NavigationLink(text, value: 1)
        TextField(text, text: .constant(text))
        Toggle(text, isOn: .constant(true))
        Text("read").accessibilityLabel(text)
      }
      .navigationTitle(text)
    }
  }
}
