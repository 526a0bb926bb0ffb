import Foundation
import Testing
import TestSupport

@testable import CairnNavigation

private enum PathCommand {
  case append(TestValue)
  case removeLast(Int)
  case copy
  case swapWithCopy
  /// Equal paths are constructed differently, by the variant.
  case replace(from: Int, length: Int, by: [TestValue], variant: Int)
  case rebuild(variant: Int)
  case saveAndRestore
  case decode(Int)
  /// Reads all values, which decodes them.
  case read
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

  mutating func run(_ command: PathCommand) -> String? {
    switch command {
    case .append(let value): path.append(value)
    case .removeLast(let count): path.removeLast(min(count, path.count))
    case .copy: copy = path
    case .swapWithCopy: swap(&path, &copy)
    case .replace(let from, let length, let new, let variant):
      let start = from % (path.count + 1)
      path.replaceSubrange(
        start..<min(path.count, start + length), with: NavigationPath.make(new, variant: variant).elements)
    case .saveAndRestore:
      guard values.allSatisfy(\.isCodable) else { break }
      guard let text = try? encoded(path), let restored = try? decodedPath(text) else { return "a path was not saved" }
      if restored != path || path != restored { return "the restored path is another" }
      if (try? encoded(restored)) != text { return "the restored path is written differently" }
      path = restored
    case .decode(let index): if path.count > 0 { _ = try? path[index % path.count].value(as: Int.self) }
    case .rebuild(let variant): path = .make(values, variant: variant)
    case .read: if let problem = compareValues() { return problem }
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
    case .replace(let from, let length, let new, _):
      let start = from % (values.count + 1)
      let range = start..<min(values.count, start + length)
      values.replaceSubrange(range, with: new)
      tokens.replaceSubrange(range, with: new.map { _ in ElementToken() })
    case .saveAndRestore:
      if values.allSatisfy(\.isCodable) { tokens = values.map { _ in ElementToken() } }
    case .rebuild: tokens = values.map { _ in ElementToken() }
    case .decode, .read: break
    }
  }

  private func compare() -> String? {
    if path.count != values.count || path.isEmpty != values.isEmpty { return "the count is \(path.count)" }
    let isCodable = PathProblem.$hearer.withValue(.init { _ in }, operation: { path.codable != nil })
    if isCodable != values.allSatisfy(\.isCodable) { return "the path says wrongly whether it can be encoded" }
    // Texts that list the same keys in another order only compare equal after one of them has been decoded.
    for element in path.elements { _ = try? element.value(as: TestSpelling.self) }
    if (path == copy) != (values == copiedValues) { return "path and copy compare wrongly" }
    return compareDifference()
  }

  private func compareValues() -> String? {
    if path.values != values || path.values.map(\.spelling) != values.map(\.spelling) {
      return "the path holds \(path.values), not \(values)"
    }
    return copy.values == copiedValues ? nil : "the copy holds \(copy.values), not \(copiedValues)"
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
    switch generator.below(13) {
    case 0...4: .append(.random(&generator))
    case 5, 6: .removeLast(generator.below(4))
    case 7: .copy
    case 8: .swapWithCopy
    case 9:
      .replace(
        from: generator.below(8), length: generator.below(3),
        by: (0..<generator.below(3)).map { _ in .random(&generator) }, variant: generator.below(6))
    case 10: generator.chance(50) ? .saveAndRestore : .rebuild(variant: generator.below(6))
    case 11: .read
    default: .decode(generator.below(8))
    }
  }

  static func simplerCommands(than command: PathCommand) -> [PathCommand] {
    switch command {
    case .replace(let from, let length, let new, let variant):
      var simpler: [PathCommand] = []
      if !new.isEmpty { simpler.append(.replace(from: from, length: length, by: [], variant: variant)) }
      if new.count > 1 || length > 0 {
        simpler.append(.replace(from: from, length: 0, by: Array(new.prefix(1)), variant: variant))
      }
      return simpler + (0..<from).map { .replace(from: $0, length: length, by: new, variant: variant) }
    case .rebuild(let variant) where variant > 0: return [.rebuild(variant: variant - 1)]
    default: return []
    }
  }
}

@Suite struct PathCommandTests {
  @Test func aPathAgreesWithAnArray() async {
    if let failure = await CommandTest<PathSubject>().firstFailure() { Issue.record("\(failure)") }
  }
}
