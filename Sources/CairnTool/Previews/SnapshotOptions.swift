import CairnMessages

/// The values of the options of `cairn snapshot`.
enum SnapshotOptions {
  /// Reads a list of formats, such as `text,png`.
  static func formats(_ text: String) throws(Failure) -> [PreviewRequest.Format] {
    let names = text.split(separator: ",").map(String.init)
    if let wrong = names.first(where: { PreviewRequest.Format(rawValue: $0) == nil }) {
      throw .usage("\"\(wrong)\" is not a format. Formats are text, html and png.")
    }
    guard !names.isEmpty else { throw .usage("--formats needs one of text, html and png, or several with commas.") }
    return PreviewRequest.Format.allCases.filter { names.contains($0.rawValue) }
  }

  /// Reads a size in points, such as `390x844`.
  static func size(_ text: String) throws(Failure) -> (Double, Double) {
    guard let match = text.wholeMatch(of: /([0-9]{1,4})x([0-9]{1,4})/), let width = Double(match.1),
      let height = Double(match.2), width > 0, height > 0
    else { throw .usage("\"\(text)\" is not a size. Write the width and the height in points, such as 390x844.") }
    return (width, height)
  }
}
