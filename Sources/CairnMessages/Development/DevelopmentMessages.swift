// `cairn dev` and the app that it shows write lines of JSON into named pipes, such as `{"do":"handOver"}` and `{"is":"ready"}`.

/// What `cairn dev` asks of the app.
package enum DevelopmentOrder: Equatable, Sendable {
  /// Write down where the user is.
  case handOver
  case show([BuildProblem])
  /// Show another text in the place of one.
  case replace(String, by: String)
}

/// What the app tells `cairn dev`: what became of an order, or what its user asks for.
package enum DevelopmentReport: String, Codable, Sendable {
  case ready, handedOver, reload, restart
  /// An edited text is shown, or must be built.
  case textShown, textUnknown
}

extension DevelopmentOrder: Codable {
  private enum Key: String, CodingKey {
    case kind = "do"
    case problems, old, new
  }
  private enum Kind: String, Codable { case handOver, problems, text }

  package init(from decoder: any Decoder) throws {
    let line = try decoder.container(keyedBy: Key.self)
    switch try line.decode(Kind.self, forKey: .kind) {
    case .handOver: self = .handOver
    case .problems: self = .show(try line.decode([BuildProblem].self, forKey: .problems))
    case .text:
      self = .replace(try line.decode(String.self, forKey: .old), by: try line.decode(String.self, forKey: .new))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Key.self)
    switch self {
    case .handOver: try line.encode(Kind.handOver, forKey: .kind)
    case .show(let problems):
      try line.encode(Kind.problems, forKey: .kind)
      try line.encode(problems, forKey: .problems)
    case .replace(let old, let new):
      try line.encode(Kind.text, forKey: .kind)
      try line.encode(old, forKey: .old)
      try line.encode(new, forKey: .new)
    }
  }
}

extension DevelopmentReport {
  private enum Key: String, CodingKey { case kind = "is" }

  package init(from decoder: any Decoder) throws {
    let text = try decoder.container(keyedBy: Key.self).decode(String.self, forKey: .kind)
    guard let report = Self(rawValue: text) else {
      throw DecodingError.dataCorrupted(.init(codingPath: [Key.kind], debugDescription: "No report is called \(text)."))
    }
    self = report
  }

  package func encode(to encoder: any Encoder) throws {
    var line = encoder.container(keyedBy: Key.self)
    try line.encode(rawValue, forKey: .kind)
  }
}
