import TestSupport

/// A random command. Its numbers are taken modulo the available choices, so that it stays meaningful after
/// others are removed.
package enum TrailCommand {
  case tap(TrailLink)
  case doubleTap(TrailLink)
  case tapTogether(TrailLink, TrailLink)
  /// A tap, after which the app's body runs and reads the old path before the binding is updated.
  case tapAndRun(TrailLink)
  case back(TrailWayBack)
  case backTwice
  case backTo(Int)
  case dismissPage(Int)
  /// A removed page is dismissed again.
  case lateDismiss
  /// Remembers the links and the back button of the top page, for late taps.
  case remember
  case lateTap(TrailLink)
  case lateBack
  case write([TrailWrite])
  case openURL([TrailValue])
  case restore([TrailValue])
  case saveAndRestore
  /// The process exits, and the app restarts with its saved path.
  case relaunch
  case registerText(Bool)
  /// Changes the behavior of the app's setters.
  case setter(TrailSetter)
  case arm(TrailCallback, TrailAction)
  case switchTab
  /// The app writes the path, and a link is followed before the next turn. Its page may not be the last any
  /// more.
  case writeAndTap([TrailWrite], TrailLink)
  /// The same with the back button.
  case writeAndGoBack([TrailWrite])
  /// A person goes back, and the app writes the path before the next turn.
  case backAndWrite([TrailWrite])
  /// The destination for texts is removed and added again.
  case registerAnew
  /// Items of a sheet over everything, one per turn, `nil` at the end.
  case sheets([Int?])
  case resize(Int)
}

package enum TrailLink: String, CaseIterable {
  case number = "to 0"
  case text = "to a"
  case real = "to real"
  case view = "to view"
  case plain = "to plain"
}

package enum TrailWayBack: CaseIterable { case control, swipe, button, dismiss }

/// One of several writes by the app before the next turn.
package enum TrailWrite {
  case path([TrailValue])
  case append(TrailValue)
  case removeLast
  case reverse
  /// The last value is replaced by an equal one of another type.
  case retype
  /// All values that support it change their spelling.
  case respell
  case show(Bool, page: Int)
  case item(Int?, page: Int)
}

extension TrailCommand {
  static func random(_ generator: inout SeededGenerator) -> TrailCommand {
    switch generator.below(39) {
    case 0...4: return .tap(.random(&generator))
    case 5: return .doubleTap(.random(&generator))
    case 6:
      return generator.chance(50)
        ? .tapTogether(.random(&generator), .random(&generator)) : .tapAndRun(.random(&generator))
    case 7...9: return .back(TrailWayBack.allCases[generator.below(4)])
    case 10: return .backTwice
    case 11: return .backTo(generator.below(8))
    case 12: return .dismissPage(generator.below(8))
    case 13: return .lateDismiss
    case 14: return .remember
    case 15: return generator.chance(70) ? .lateTap(.random(&generator)) : .lateBack
    case 16...20: return .write((0...generator.below(3)).map { _ in .random(&generator) })
    case 21: return .write(TrailWrite.severalPresentations(&generator))
    case 22: return .openURL(TrailValue.randomPath(&generator))
    case 23:
      var values = TrailValue.randomPath(&generator)
      if generator.chance(40) {
        values.insert(generator.chance(50) ? .gone : .unreadable, at: generator.below(values.count + 1))
      }
      return .restore(values)
    case 24: return .saveAndRestore
    case 25: return generator.chance(30) ? .relaunch : .saveAndRestore
    case 26: return .registerText(generator.chance(60))
    case 27: return .switchTab
    case 37, 38: return .setter(generator.chance(50) ? .takes : TrailSetter.allCases[generator.below(6)])
    case 28: return .resize(generator.below(TrailSubject.widths.count))
    case 32: return .writeAndTap(TrailWrite.ofPath(&generator), .random(&generator))
    case 36: return .writeAndGoBack(TrailWrite.ofPath(&generator))
    case 33: return .backAndWrite(TrailWrite.ofPath(&generator))
    case 34: return .registerAnew
    case 35: return .sheets((0..<3).map { _ in generator.chance(70) ? generator.below(3) : nil })
    default: return .arm(TrailCallback.allCases[generator.below(TrailCallback.allCases.count)], .random(&generator))
    }
  }

  /// Commands that do less.
  var simpler: [TrailCommand] {
    switch self {
    case .doubleTap(let link), .tapTogether(let link, _), .tapAndRun(let link), .lateTap(let link): return [.tap(link)]
    case .backTwice, .lateBack: return [.back(.control)]
    case .back(let way) where way != .control: return [.back(.control)]
    case .write(let writes): return TrailWrite.shorter(writes).map { .write($0) }
    case .openURL(let values): return [.write([.path(values)])]
    case .writeAndTap(let writes, let link):
      return [.write(writes), .tap(link)] + TrailWrite.shorter(writes).map { .writeAndTap($0, link) }
    case .writeAndGoBack(let writes):
      return [.write(writes), .back(.control)] + TrailWrite.shorter(writes).map { .writeAndGoBack($0) }
    case .backAndWrite(let writes):
      return [.write(writes), .back(.control)] + TrailWrite.shorter(writes).map { .backAndWrite($0) }
    case .sheets(let items): return items.withoutOne.map { .sheets($0) }
    case .restore(let values): return values.withoutOne.map { .restore($0) }
    case .relaunch: return [.saveAndRestore]
    case .setter(let setter) where setter != .takes: return [.setter(.takes)]
    default: return []
    }
  }
}

extension Array {
  fileprivate var withoutOne: [[Element]] {
    indices.map { index in enumerated().filter { $0.offset != index }.map(\.element) }
  }
}

extension TrailWrite {
  /// Returns the result of the write for a path.
  func path(from path: [TrailValue]) -> [TrailValue] {
    switch self {
    case .path(let values): values
    case .append(let value): path + [value]
    case .removeLast: path.dropLast()
    case .reverse: path.reversed()
    case .retype: path.dropLast() + (path.last.map { [$0.retyped] } ?? [])
    case .respell: path.map(\.respelled)
    case .show, .item: path
    }
  }
}

extension TrailValue {
  fileprivate var retyped: TrailValue {
    switch self {
    case .number(let number): .real(number)
    case .real(let number): .number(number)
    case .any(let number, let isReal): .any(number, isReal: !isReal)
    default: self
    }
  }

  fileprivate var respelled: TrailValue {
    if case .spelled(let number, let spelling) = self { .spelled(number, spelling: spelling + 1) } else { self }
  }
}

extension TrailLink {
  fileprivate static func random(_ generator: inout SeededGenerator) -> TrailLink {
    allCases[generator.below(allCases.count)]
  }
}

extension TrailValue {
  fileprivate static func random(_ generator: inout SeededGenerator) -> TrailValue {
    switch generator.below(14) {
    case 0...2: .text(generator.chance(50) ? "a" : "b")
    case 3, 4: .real(generator.below(2))
    case 5, 6: .any(generator.below(2), isReal: generator.chance(50))
    case 7, 8: .spelled(generator.below(2), spelling: generator.below(3))
    default: .number(generator.below(4))
    }
  }

  fileprivate static func randomPath(_ generator: inout SeededGenerator) -> [TrailValue] {
    (0..<generator.below(5)).map { _ in .random(&generator) }
  }
}

extension TrailWrite {
  /// Returns writes that make bindings of several pages true in one turn, in any order.
  fileprivate static func severalPresentations(_ generator: inout SeededGenerator) -> [TrailWrite] {
    (0..<2 + generator.below(3)).map { _ in
      generator.chance(60)
        ? .item(generator.below(4), page: generator.below(6)) : .show(true, page: generator.below(6))
    }
  }

  fileprivate static func ofPath(_ generator: inout SeededGenerator) -> [TrailWrite] {
    (0...generator.below(2)).map { _ in
      switch generator.below(6) {
      case 0: .path(TrailValue.randomPath(&generator))
      case 1: .removeLast
      case 2: .reverse
      case 3: generator.chance(50) ? .retype : .respell
      default: .append(.random(&generator))
      }
    }
  }

  /// Returns variants with one write less, or one path element less, but never none.
  fileprivate static func shorter(_ writes: [TrailWrite]) -> [[TrailWrite]] {
    var shorter = writes.count > 1 ? writes.withoutOne : []
    for (index, write) in writes.enumerated() {
      guard case .path(let values) = write else { continue }
      for fewer in values.withoutOne {
        var copy = writes
        copy[index] = .path(fewer)
        shorter.append(copy)
      }
    }
    return shorter
  }

  fileprivate static func random(_ generator: inout SeededGenerator) -> TrailWrite {
    switch generator.below(12) {
    case 0: .path(TrailValue.randomPath(&generator))
    case 1, 2: .append(.random(&generator))
    case 3: .removeLast
    case 4: .reverse
    case 5: .retype
    case 6: .respell
    case 7, 8: .show(generator.chance(70), page: generator.below(6))
    default: .item(generator.chance(70) ? generator.below(4) : nil, page: generator.below(6))
    }
  }
}

extension TrailAction {
  fileprivate static func random(_ generator: inout SeededGenerator) -> TrailAction {
    switch generator.below(7) {
    case 0: .clear
    case 1: .removeLast
    case 2: .show(generator.chance(70))
    case 3: .item(generator.chance(70) ? generator.below(4) : nil)
    case 4: .dismiss
    default: .append(.random(&generator))
    }
  }
}
