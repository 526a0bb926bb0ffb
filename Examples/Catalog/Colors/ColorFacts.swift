import SwiftUI

/// What a color looks like, how it is written, and which text can be read on it.
struct ColorFacts: View {
  let color: Color
  @Environment(\.self) private var environment

  var body: some View {
    let values = color.resolve(in: environment)
    Section {
      RoundedRectangle(cornerRadius: 8)
        .fill(color)
        .containerRelativeFrame(.vertical) { height, _ in height / 6 }
    }
    Section("Values") {
      LabeledContent("Hex", value: values.hex)
      LabeledContent("Red, green, blue", value: values.numbers)
      Button("Copy") { copy(values.hex) }
    }
    Section("Contrast") {
      LabeledContent("White text on it", value: rating(values.contrast(to: 1)))
      LabeledContent("Black text on it", value: rating(values.contrast(to: 0)))
    }
  }

  private func rating(_ contrast: Double) -> String {
    let number = contrast.formatted(.number.precision(.fractionLength(1)))
    return contrast >= 4.5 ? "\(number) : 1, easy to read" : "\(number) : 1, hard to read"
  }
}

extension Color.Resolved {
  private var bytes: [Int] { [red, green, blue].map { Int(($0 * 255).rounded()) } }

  /// The color as in CSS: `#00C7BE`.
  var hex: String { "#" + bytes.map { String(format: "%02X", $0) }.joined() }

  var numbers: String { bytes.map(String.init).joined(separator: ", ") }

  /// The contrast to a gray, from 1 to 21, as the guidelines for accessible web content define it.
  func contrast(to grey: Double) -> Double {
    let own = 0.2126 * Double(linearRed) + 0.7152 * Double(linearGreen) + 0.0722 * Double(linearBlue)
    return (max(own, grey) + 0.05) / (min(own, grey) + 0.05)
  }
}
