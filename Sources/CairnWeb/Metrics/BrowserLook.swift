import CairnWire

/// What decides how large things are in a browser: the user's text size, the browser's font, and the pointer.
///
/// The script measures it and keeps it in a cookie, so that the first page of the next visit is already laid out for it.
struct BrowserLook: Equatable, Sendable {
  /// The size of the root element's font in CSS pixels: 16, unless the user has set another.
  var fontSize = 16.0
  /// The usual width of a character, in parts of the font's size.
  var advance = 0.5
  /// Whether the pointer is as precise as a mouse. Rows are lower then.
  var hasMouse = true

  var scale: Double { fontSize / 16 }

  init(fontSize: Double = 16, advance: Double = 0.5, hasMouse: Bool = true) {
    self.fontSize = fontSize
    self.advance = advance
    self.hasMouse = hasMouse
  }

  /// What a request reveals: the script's cookie, or else whether the browser is a phone's.
  init(of request: HTTPRequest) {
    self = request.headers.cookie("look").flatMap { Self($0) } ?? Self(hasMouse: !WebUser.isPhone(request))
  }

  /// Parses a cookie, such as `16x0.52x1`.
  init?(_ text: String) {
    let numbers = text.split(separator: "x").compactMap { Double($0) }
    guard numbers.count == 3, Self.fontSizes.contains(numbers[0]), Self.advances.contains(numbers[1]) else {
      return nil
    }
    self.init(fontSize: numbers[0], advance: numbers[1], hasMouse: numbers[2] == 1)
  }

  static let fontSizes = 1.0...200
  static let advances = 0.2...2
}
