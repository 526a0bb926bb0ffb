import Foundation
import Testing
import TestSupport

@testable import CairnNavigation

private enum PathCommand {
  case append(TestValue)
  case removeLast(Int)
  case copy
  case swapWithCopy
  case replace(from: Int, length: Int, by: [TestValue])
  case saveAndRestore
  case decode(Int)
  case rebuild
}

/// Stands for one element of a path, in the path and in its copies.
private final class ElementToken {}

/// A path and its copy, compared to two arrays of values and tokens.
private struct PathSubject: CommandSubject {
  private var path = NavigationPath()
  private var copy = NavigationPath()
  private var values: [TestValue] = []
  private var copiedValues: [TestValue] = []
  private var tokens: [ElementToken] = []
  private var copiedTokens: [ElementToken] = []
  private var commandsRun = 0

  mutating func run(_ command: PathCommand) -> String? {
    commandsRun += 1
    switch command {
    case .append(let value): path.append(value)
    case .removeLast(let count): path.removeLast(min(count, path.count))
    case .copy: copy = path
    case .swapWithCopy: swap(&path, &copy)
    case .replace(let from, let length, let new):
      let start = from % (path.count + 1)
      path.replaceSubrange(
        start..<min(path.count, start + length), with: NavigationPath.make(new, variant: commandsRun).elements)
    case .saveAndRestore:
      guard values.allSatisfy(\.isCodable) else { break }
      guard let text = try? encoded(path), let restored = try? decodedPath(text) else { return "a path was not saved" }
      if restored != path || path != restored { return "the restored path is another" }
      if (try? encoded(restored)) != text { return "the restored path is written differently" }
      path = restored
    case .decode(let index): if path.count > 0 { _ = try? path[index % path.count].value(as: Int.self) }
    case .rebuild: path = .make(values, variant: commandsRun)
    }
    carryOutOnArrays(command)
    return compare()
  }

  private mutating func carryOutOnArrays(_ command: PathCommand) {
    switch command {
    case .append(let value):
      values.append(value)
      tokens.append(ElementToken())
    case .removeLast(let count):
      tokens.removeLast(min(count, values.count))
      values.removeLast(min(count, values.count))
    case .copy: (copiedValues, copiedTokens) = (values, tokens)
    case .swapWithCopy:
      swap(&values, &copiedValues)
      swap(&tokens, &copiedTokens)
    case .replace(let from, let length, let new):
      let start = from % (values.count + 1)
      let range = start..<min(values.count, start + length)
      values.replaceSubrange(range, with: new)
      tokens.replaceSubrange(range, with: new.map { _ in ElementToken() })
    case .saveAndRestore:
      if values.allSatisfy(\.isCodable) { tokens = values.map { _ in ElementToken() } }
    case .rebuild: tokens = values.map { _ in ElementToken() }
    case .decode: break
    }
  }

  private func compare() -> String? {
    if path.count != values.count || path.isEmpty != values.isEmpty { return "the count is \(path.count)" }
    let isCodable = PathProblem.$report.withValue({ _ in }, operation: { path.codable != nil })
    if isCodable != values.allSatisfy(\.isCodable) { return "the path says wrongly whether it can be encoded" }
    // Texts that list the same keys in another order only compare equal after one of them has been decoded.
    for element in path.elements { _ = try? element.value(as: TestSpelling.self) }
    if (path == copy) != (values == copiedValues) { return "path and copy compare wrongly" }
    if let problem = compareDifference() { return problem }
    // Reading the values decodes them, so it happens only occasionally.
    if commandsRun.isMultiple(of: 16) {
      if path.values != values || path.values.map(\.spelling) != values.map(\.spelling) {
        return "the path holds \(path.values), not \(values)"
      }
      if copy.values != copiedValues { return "the copy holds \(copy.values), not \(copiedValues)" }
    }
    return nil
  }

  private func compareDifference() -> String? {
    let difference = path.difference(from: copy)
    var moves: [Int: Int] = [:]
    for (index, token) in tokens.enumerated() {
      guard let before = copiedTokens.firstIndex(where: { $0 === token }), before != index else { continue }
      moves[index] = before
    }
    if difference.moves != moves { return "moves \(difference.moves), not \(moves)" }
    for index in 0..<min(values.count, copiedValues.count) {
      let isMoved = moves[index] != nil
      let hasMovedAway = moves.values.contains(index)
      let sameType =
        NavigationPath.typeName(of: values[index]) == NavigationPath.typeName(of: copiedValues[index])
      let isOtherPage = !isMoved && (hasMovedAway || !sameType)
      if difference.types.contains(index) != isOtherPage { return "the type at \(index) is compared wrongly" }
      let isRenewed = !isMoved && !isOtherPage && values[index] != copiedValues[index]
      if difference.values.contains(index) != isRenewed { return "the value at \(index) is compared wrongly" }
    }
    return nil
  }

  static func randomCommand(_ generator: inout SeededGenerator) -> PathCommand {
    switch generator.below(12) {
    case 0...4: .append(.random(&generator))
    case 5, 6: .removeLast(generator.below(4))
    case 7: .copy
    case 8: .swapWithCopy
    case 9:
      .replace(
        from: generator.below(8), length: generator.below(3),
        by: (0..<generator.below(3)).map { _ in .random(&generator) })
    case 10: generator.chance(50) ? .saveAndRestore : .rebuild
    default: .decode(generator.below(8))
    }
  }

  static func simplerCommands(than command: PathCommand) -> [PathCommand] {
    if case .replace(let from, let length, let new) = command, !new.isEmpty {
      return [.replace(from: from, length: length, by: [])]
    }
    return []
  }
}

@Suite struct PathCommandTests {
  @Test func aPathAgreesWithAnArray() async {
    if let failure = await CommandTest<PathSubject>().firstFailure() { Issue.record("\(failure)") }
  }
}
