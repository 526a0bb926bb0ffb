import CairnCore
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

  private func visitPages(_ size: Size, _ visit: (String, TerminalHost) throws -> Void) throws {
    for link in Self.links {
      let host = TerminalHost(
        width: size.columns, height: size.lines,
        environment: ["CAIRN_COLORS": "true", "CAIRN_REDUCE_MOTION": "1", "CAIRN_APPEARANCE": "dark"])
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
}
