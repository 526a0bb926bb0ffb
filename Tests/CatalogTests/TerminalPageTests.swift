import CairnCore
import CairnFoundation
import CairnHosting
import CairnScreen
import Foundation
import SwiftUI
import Testing

@testable import CairnTerminal
@testable import Catalog

@MainActor
@Suite("Every page of the catalog fits terminals")
struct TerminalPageTests {
  struct Size: CustomTestStringConvertible, Sendable {
    var columns: Int
    var lines: Int
    var testDescription: String { "\(columns)x\(lines)" }

    static let all = [Size(columns: 80, lines: 24), Size(columns: 100, lines: 40), Size(columns: 160, lines: 50)]
  }

  private static let links =
    ["start", "notes", "notes/1", "colors", "colors/mint"] + CatalogTopic.guides.map { "topic/\($0.rawValue)" }
    + CatalogPage.allCases.map { "page/\($0.rawValue)" }

  private func visitPages(
    _ size: Size, colors: String = "true", appearance: String = "dark",
    _ visit: (String, TerminalHost) throws -> Void
  ) throws {
    for link in Self.links {
      let host = TerminalHost(
        width: size.columns, height: size.lines,
        environment: ["CAIRN_COLORS": colors, "CAIRN_REDUCE_MOTION": "1", "CAIRN_APPEARANCE": appearance])
      host.start(.of(CatalogApp()), opening: [try #require(URL(string: "catalog://\(link)"))])
      try visit(link, host)
      host.end()
    }
  }

  /// The texts in the window, with their rectangles in cells.
  private func texts(of host: TerminalHost) -> [(element: Element, text: TextContent, rect: CellRect)] {
    var found: [(element: Element, text: TextContent, rect: CellRect)] = []
    func visit(_ element: Element) {
      if element.isUnseen || !element.isPlaced || element.popsUp { return }
      if case .text(let text) = element.content {
        let rect = Painter.rect(element.cellFrame(in: nil)).intersection(host.backBuffer.windowRect)
        if !rect.isEmpty { found.append((element, text, Painter.rect(element.cellFrame(in: nil)))) }
      }
      element.children.forEach(visit)
    }
    if let root = host.window?.screen.root { visit(root) }
    return found
  }

  @Test(arguments: Size.all)
  func labelsOfControlsTakeOneLine(size: Size) throws {
    var faults: [String] = []
    try visitPages(size) { link, host in
      for (element, text, rect) in texts(of: host) where !text.string.contains("\n") {
        let control = element.ancestors.prefix { $0.role != .row && $0.role != .page }.first { $0.control != nil }?
          .control
        switch control {
        case .button, .menu, .picker, .tab, .option, .backButton, .menuItem:
          if CellMetrics.lines(of: text, columns: rect.width, lines: rect.height).count > 1 {
            faults.append("\(link): \(text.string)")
          }
        default: break
        }
      }
    }
    #expect(faults == [])
  }

  @Test(arguments: Size.all)
  func linesBreakBetweenWords(size: Size) throws {
    var faults: [String] = []
    try visitPages(size) { link, host in
      for (_, text, rect) in texts(of: host) {
        let string = text.string
        for line in CellMetrics.lines(of: text, columns: rect.width, lines: rect.height) where !line.isTruncated {
          let end = line.range.upperBound
          guard end < string.endIndex, end > string.startIndex else { continue }
          let before = string[string.index(before: end)]
          if before.isLetter, string[end].isLetter { faults.append("\(link): \(string[line.range])|\(string[end...])") }
        }
      }
    }
    #expect(faults == [])
  }

  @Test(arguments: Size.all)
  func theFocusStartsInTheContent(size: Size) throws {
    var faults: [String] = []
    try visitPages(size) { link, host in
      let page = host.window?.frontStack?.element
      let inContent = host.reachable.filter { target in
        !target.isInBar && !target.seen.isEmpty && page.map { $0.contains(target.element) } ?? true
      }
      let focused = host.reachable.first { $0.element === host.focusedElement }
      if inContent.isEmpty ? focused?.isInBar == true : !inContent.contains(where: { $0.element === focused?.element })
      {
        faults.append("\(link): \(focused?.element.label ?? "nothing")")
      }
    }
    #expect(faults == [])
  }

  @Test(arguments: Size.all)
  func nearlyAllWordsAreSeen(size: Size) throws {
    try visitPages(size) { link, host in
      let shown = Set(host.text.split(whereSeparator: { $0.isWhitespace }).map(String.init))
      var words: [String] = []
      for (element, text, rect) in texts(of: host) {
        // The app itself may limit the lines. What is scrolled away is not on the first screen.
        if text.lineLimit != nil { continue }
        let area = element.scrollArea.map { Painter.rect($0.cellFrame(in: nil)) } ?? host.backBuffer.windowRect
        guard rect.intersection(area) == rect else { continue }
        words += text.string.split(whereSeparator: \.isWhitespace).map(String.init)
      }
      let seen = words.filter { word in shown.contains { $0.contains(word) } }
      let missing = Set(words).subtracting(seen)
      #expect(seen.count * 100 >= words.count * 95, "\(link): \(missing.sorted())")
    }
  }

  /// The lines of a screen that a target is on.
  private func lines(of target: HitMap.Target, in host: TerminalHost) -> [Substring] {
    let lines = host.text.split(separator: "\n", omittingEmptySubsequences: false)
    return Array(lines[max(target.seen.minY, 0)..<min(max(target.seen.maxY, 0), lines.count)])
  }

  @Test(arguments: ["true", "16", "none"])
  func theFocusHasAMark(colors: String) throws {
    var faults: [String] = []
    try visitPages(Size.all[0], colors: colors) { link, host in
      for _ in 0..<12 {
        if let target = host.reachable.first(where: { $0.element === host.focusedElement }),
          !target.element.takesText, !target.seen.isEmpty
        {
          // A chosen row has a check mark, and the dots of turned pages have arrows.
          let isMarked = lines(of: target, in: host).contains { $0.contains { "❯✓‹".contains($0) } }
          if !isMarked { faults.append("\(link): \(target.element.label ?? target.element.role.rawValue)") }
        }
        host.handle(.key(Key(.tab)))
      }
    }
    #expect(faults == [])
  }

  @Test(arguments: Size.all)
  func tabsStandTogetherAndTheChosenOneIsMarked(size: Size) throws {
    for colors in ["true", "16", "none"] {
      try visitPages(size, colors: colors) { link, host in
        if link == "page/tabs" { host.handle(.key(Key(.enter))) }
        let tabs = host.scene.tabs.filter { !$0.seen.isEmpty && $0.layer >= host.scene.frontLayer }
        for tab in tabs {
          let words = Painter.rect(tab.element.cellFrame(in: nil))
          // Without shades, bars are underlined.
          let mark = colors == "true" ? Look.Traits.underlined : .reversed
          let isMarked = host.look(x: words.minX + 1, y: words.minY).traits.contains(mark)
          #expect(isMarked == tab.element.hasTrait(.selected), "\(link): \(tab.element.label ?? "")")
        }
        let places = tabs.map { Painter.rect($0.element.cellFrame(in: nil)) }
        for (a, b) in zip(places, places.dropFirst()) { #expect(b.minX - a.maxX <= 2, "\(link)") }
      }
    }
  }

  @Test func valuesAreNearTheirLabels() throws {
    var faults: [String] = []
    try visitPages(Size.all[2]) { link, host in
      let texts = texts(of: host)
      for (element, text, rect) in texts {
        let row = element.nearestAround(.row, .page)
        let next = texts.filter {
          $0.rect.minY == rect.minY && $0.rect.minX >= rect.maxX && row?.contains($0.element) == true
        }
        .min { $0.rect.minX < $1.rect.minX }
        if row?.isRow == true, let next, next.rect.minX - rect.maxX >= 67 { faults.append("\(link): \(text.string)") }
      }
    }
    #expect(faults == [])
  }

  /// The suits of cards, notes and signs that once stood for what they only resemble.
  @Test func noSymbolSaysSomethingElse() throws {
    try visitPages(Size.all[0]) { link, host in
      let misleading = host.text.filter { "♣♠♟♙♗♫♩♬♮⌵∐ψΨ∫§ж∝λΩ".contains($0) }
      #expect(misleading.isEmpty, "\(link): \(misleading)")
    }
  }

  @Test func rowsOfSeveralLinesAndFieldsStandApart() throws {
    try visitPages(Size.all[1]) { link, host in
      for target in host.reachable where target.element.isRow && target.rect == target.seen {
        let isTall = target.rect.height > 1 || target.element.contains(role: .field)
        guard isTall, let below = host.reachable.first(where: { $0.element.isRow && $0.rect.minY == target.rect.maxY })
        else { continue }
        let last = target.rect.maxY - 1
        let words = texts(of: host).filter { target.element.contains($0.element) && $0.rect.minY == last }
        #expect(words.isEmpty, "\(link): \(target.element.label ?? "") and \(below.element.label ?? "")")
      }
    }
  }

  @Test(arguments: ["de_DE", "ar_EG"])
  func theKeysAreInTheUsersLanguage(language: String) throws {
    let column = try #require(OwnWords.languages.firstIndex(of: String(language.prefix(2))))
    let words = OwnWords.table.mapValues { $0[column] }
    var faults: Set<String> = []
    try visitPages(Size.all[1]) { link, host in
      host.surroundings.locale = Locale(identifier: language)
      for _ in 0..<6 {
        for hint in host.hints where words[hint.meaning] != nil && words[hint.meaning] != hint.meaning {
          faults.insert("\(link): \(hint.meaning)")
        }
        host.handle(.key(Key(.tab)))
      }
    }
    #expect(faults.isEmpty, "\(faults.sorted())")
  }

  /// A card is lighter than what it stands on, whether the terminal says its background or not.
  @Test(arguments: [nil, 0x000000, 0x1E1E2E, 0x002B36] as [UInt32?])
  func cardsAreRaisedInTheDark(background: UInt32?) {
    let theme = Theme(scheme: .dark, depth: .full, background: background.map { CellColor($0) })
    let page = CellColor(background ?? 0x1E1E1E)
    #expect(theme.card.relativeLuminance > page.relativeLuminance)
    #expect(theme.panelGround.relativeLuminance > page.relativeLuminance)
    #expect(theme.panelCard.relativeLuminance > theme.panelGround.relativeLuminance)
  }
}
