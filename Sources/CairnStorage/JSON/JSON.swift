/// A JSON text as values.
///
/// Numbers keep their text and members their order, so that unknown content is written back unchanged.
indirect enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSON])
  case object([Member])

  struct Member: Hashable, Sendable {
    var name: String
    var value: JSON

    init(_ name: String, _ value: JSON) {
      self.name = name
      self.value = value
    }
  }
}

/// The reason why a text is not valid JSON, worded for the user who edited it.
struct JSONError: Error, Hashable {
  let line: Int
  let reason: String
}
