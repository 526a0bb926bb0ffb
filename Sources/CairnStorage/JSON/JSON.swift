/// A JSON text as values.
///
/// Numbers stay the text they were and members stay in order, so that what this program does not understand is written
/// back as it was found.
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

/// Why a text is not JSON, in words for the person who edited it.
struct JSONError: Error, Hashable {
  let line: Int
  let reason: String
}
