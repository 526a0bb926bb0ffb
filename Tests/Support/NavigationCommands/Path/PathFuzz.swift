import CairnNavigation
import Foundation
import TestSupport

/// Encoded paths come from files and other machines. Whatever they contain is accepted or rejected, and never
/// crashes the app.
package struct PathFuzz {
  /// An input that violates a property.
  package struct Failure: CustomStringConvertible {
    let problem: String
    let seed: UInt64
    let input: [UInt8]

    package var description: String { "\(problem), seed \(seed): \(String(decoding: input, as: UTF8.self))" }
  }

  package private(set) var accepted = 0
  /// Called for every thousandth input.
  package var progress: (_ seed: UInt64, _ inputs: Int) -> Void = { _, _ in }

  package init() {}

  /// Every input has its own seed, so that a failure can be reproduced without the previous inputs.
  package mutating func firstFailure(inputs: Int, seed: UInt64) -> Failure? {
    for number in 0..<inputs {
      let seed = seed &+ UInt64(number)
      if number.isMultiple(of: 1000) { progress(seed, number) }
      var generator = SeededGenerator(seed: seed)
      let input = Self.input(&generator)
      if let problem = problem(with: input, &generator) { return Failure(problem: problem, seed: seed, input: input) }
    }
    return nil
  }

  private mutating func problem(with input: [UInt8], _ generator: inout SeededGenerator) -> String? {
    let data = Data(input)
    let representation = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    // The JSON strings, if it contains any, as read by a decoder that knows nothing about paths.
    let strings = try? JSONDecoder().decode([String].self, from: data)
    if let strings, strings.count.isMultiple(of: 2) {
      guard let representation else { return "a list of pairs was refused" }
      accepted += 1
      return problem(with: NavigationPath(representation), of: strings, &generator)
    }
    return representation == nil ? nil : "what is no list of pairs was accepted"
  }

  /// Uses a path like an app and its stack would.
  private func problem(
    with path: NavigationPath, of strings: [String], _ generator: inout SeededGenerator
  ) -> String? {
    if path.count != strings.count / 2 { return "the count is wrong" }
    let elements = path.elements
    let tags = elements.map(\.tag)
    guard let representation = path.codable, let data = try? JSONEncoder().encode(representation),
      let again = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    else { return "what was read cannot be written" }
    if again != representation || NavigationPath(again) != path { return "reading again gives another path" }
    if (try? JSONDecoder().decode([String].self, from: data)) != strings {
      return "what is written is not what was read"
    }

    for element in elements { decode(element) }
    if path.elements.map(\.tag) != tags { return "decoding changed a tag" }
    guard let afterwards = path.codable, let written = try? JSONEncoder().encode(afterwards),
      (try? JSONDecoder().decode([String].self, from: written)) == strings
    else { return "decoding changed what is written" }
    return problemOnStack(with: path, &generator)
  }

  private func decode(_ element: NavigationPath.Element) {
    _ = try? element.value(as: Int.self)
    _ = try? element.value(as: String.self)
    _ = try? element.value(as: Bool.self)
    _ = try? element.value(as: Double.self)
    _ = try? element.value(as: UUID.self)
    _ = try? element.value(as: FuzzedRecord.self)
    _ = try? element.value(as: [Int].self)
    _ = try? element.value(as: Int?.self)
    _ = try? element.value(as: FuzzedPlain.self)
  }

  private func problemOnStack(with path: NavigationPath, _ generator: inout SeededGenerator) -> String? {
    var shorter = path
    if path.count > 0 { shorter.removeLast(1 + generator.below(path.count)) }
    var longer = path
    longer.append(7)
    if longer.count != path.count + 1 { return "appending does not add one element" }
    var model = StackModel(path: .mixed(path))
    for next in [shorter, NavigationPath([1, 2]), longer, path] { model.setPath(.mixed(next)) }
    if model.finishTurn().came.count != path.count { return "the stack shows another number of pages" }
    model.popToRoot()
    return model.path.count == 0 ? nil : "the path is not empty at the root"
  }
}

/// A type of the app that encoded paths may name.
package struct FuzzedRecord: Codable, Hashable {
  package var id: Int
  package var name: String
}

/// A type that cannot be decoded.
package struct FuzzedPlain: Hashable {}

// MARK: Inputs

extension PathFuzz {
  private static let wellFormed = [
    #"["NavigationCommands.FuzzedRecord","{\"id\":42,\"name\":\"Blob\"}","Swift.Bool","true","Swift.Int","42"]"#,
    #"["Foundation.UUID","\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\"","Swift.Double","1.5","Swift.String","\"\\u00e9\""]"#,
    #"["Swift.Array<Swift.Int>","[1,2,[3]]","Swift.Optional<Swift.Int>","null"]"#,
    #"["NavigationCommands.FuzzedPlain","{}","Swift.Int","1e999","Swift.Int","-9223372036854775809","",""]"#,
    #"["Swift.Int",1,"Swift.Int",null,"Swift.Int",["1"],{"a":"b"},true]"#,
    "[]",
  ]

  private static func input(_ generator: inout SeededGenerator) -> [UInt8] {
    switch generator.below(10) {
    case 0: return (0..<generator.below(60)).map { _ in UInt8(generator.below(256)) }
    case 1: return pairs(&generator)
    case 2:
      // Nested deeper than any parser should follow.
      let depth = generator.below(2000)
      return Array((String(repeating: "[", count: depth) + String(repeating: "]", count: generator.below(2000))).utf8)
    default: return damaged(&generator)
    }
  }

  /// Returns a list of well-formed strings that make little sense.
  private static func pairs(_ generator: inout SeededGenerator) -> [UInt8] {
    let words = [
      "Swift.Int", "Swift.String", "Swift.Bool", "NavigationCommands.FuzzedRecord", "", "null", "42", "\"", "{}", "[",
      "\u{0}", "é", "\u{202E}", "𝄞", "Swift.Array<Swift.Array<Swift.Int>>", "Foundation.", ".", "Cairn.", "<<<>",
      String(repeating: "[", count: 300), String(repeating: "9", count: 400),
    ]
    let strings = (0..<generator.below(12)).map { _ in words[generator.below(words.count)] }
    return (try? JSONEncoder().encode(strings)).map(Array.init) ?? []
  }

  private static func damaged(_ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = Array(wellFormed[generator.below(wellFormed.count)].utf8)
    for _ in 0..<generator.below(5) {
      let index = generator.below(bytes.count + 1)
      switch generator.below(6) {
      case 0 where index < bytes.count: bytes[index] = UInt8(generator.below(256))
      case 1 where index < bytes.count: bytes[index] ^= 1 << UInt8(generator.below(8))
      case 2: bytes.insert(Array(#"[]{}",:\0u "#.utf8)[generator.below(11)], at: index)
      case 3: bytes.removeSubrange(index..<min(bytes.count, index + 1 + generator.below(8)))
      case 4: bytes.insert(contentsOf: bytes[index..<min(bytes.count, index + generator.below(40))], at: index)
      default: bytes = Array(bytes[..<index]) + (generator.chance(50) ? Array(bytes[index...]) : [])
      }
    }
    return bytes
  }
}
