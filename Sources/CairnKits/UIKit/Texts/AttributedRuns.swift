import Foundation

/// An older attributed text that is put together of runs.
///
/// Foundation on Linux ends the app where it compares two objects such as colors, which it does for neighbors with equally many attributes.
/// So one of two such neighbors gets an attribute that means nothing.
struct AttributedRuns {
  let text = NSMutableAttributedString(string: "")
  private var attributesOfLast = 0
  private static let difference = NSAttributedString.Key("CairnRun")

  mutating func append(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
    var attributes = attributes
    if attributes.count == attributesOfLast { attributes[Self.difference] = 1 }
    attributesOfLast = attributes.count
    text.append(NSAttributedString(string: string, attributes: attributes))
  }
}
