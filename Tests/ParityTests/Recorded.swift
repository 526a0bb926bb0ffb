import CairnHosting
import Foundation
import SwiftUI

/// What Apple's SwiftUI measured, from `Recorded`.
struct Recorded {
  struct Scene {
    var size = CGSize.zero
    var frames: [(view: String, frame: CGRect)] = []
  }

  /// The frames by scene, or by scene and step.
  private(set) var scenes: [String: Scene] = [:]
  private var texts: [String: [Text]] = [:]
  private var fonts: [String: Font] = [:]

  private struct Text {
    let room: CGFloat?
    let limit: Int?
    let width: CGFloat
    let lines: Int
  }

  private struct Font {
    let line, pitch, baseline, capitals: CGFloat
    let gaps: HostTextGaps
  }

  init() throws {
    for row in try Self.rows(of: "frames") {
      let frame = CGRect(x: row.number(2), y: row.number(3), width: row.number(4), height: row.number(5))
      if row[1] == "window" {
        scenes[row[0], default: Scene()].size = frame.size
      } else {
        scenes[row[0], default: Scene()].frames.append((row[1], frame))
      }
    }
    for row in try Self.rows(of: "texts") {
      let name = row[0] + "\t" + row[1].replacing("\\n", with: "\n")
      texts[name, default: []].append(
        Text(
          room: row[2].isEmpty ? nil : row.number(2), limit: Int(row[3]), width: row.number(4),
          lines: Int(row[5]) ?? 1))
    }
    for row in try Self.rows(of: "fonts") {
      fonts[row[0]] = Font(
        line: row.number(1), pitch: row.number(2), baseline: row.number(3), capitals: row.number(4),
        gaps: HostTextGaps(above: row.number(5), below: row.number(6), between: row.number(7)))
    }
  }

  private static func rows(of file: String) throws -> [[String]] {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recorded/\(file).tsv")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n").dropFirst()
    return lines.map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// Metrics that give every text its recorded size. A text that was not recorded fails nothing: it is as wide as
  /// half its characters are tall.
  @MainActor func metrics(isPhone: Bool) -> HostMetrics {
    let layOut: @MainActor (HostText, ProposedViewSize) -> HostTextLayout = { self.layOut($0, in: $1, isPhone) }
    let gaps: @MainActor (HostText) -> HostTextGaps? = { self.font(of: $0, isPhone).font.gaps }
    return isPhone ? .phone(layingOut: layOut, gaps: gaps) : .points(layingOut: layOut, gaps: gaps)
  }

  private func font(of text: HostText, _ isPhone: Bool) -> (name: String, font: Font) {
    let name =
      switch text.runs.first?.font {
      case nil: isPhone ? "ios" : "default"
      case .largeTitle: isPhone ? "iosLargeTitle" : "largeTitle"
      case .caption2: "caption2"
      case .footnote: "iosFootnote"
      case .headline: "iosHeader"
      default: isPhone ? "ios" : "body"
      }
    return (name, fonts[name]!)
  }

  private func layOut(_ text: HostText, in room: ProposedViewSize, _ isPhone: Bool) -> HostTextLayout {
    let (name, font) = font(of: text, isPhone)
    var limit = text.lineLimit ?? .max
    if let height = room.height, height < 1e6 { limit = min(limit, max(Int(height / font.pitch), 1)) }
    let width = room.width.map { $0 < 1e6 ? $0 : nil } ?? nil
    let known = texts[name + "\t" + text.string] ?? texts["default\t" + text.string] ?? []
    let fitting = known.filter { $0.width <= (width ?? .infinity) }
    let best =
      fitting.filter { $0.limit == nil && $0.lines <= limit }.max { $0.width < $1.width }
      ?? fitting.filter { $0.lines <= limit }.max { ($0.lines, $0.width) < ($1.lines, $1.width) }
    let lines = max(min(best?.lines ?? 1, limit), text.reservedLines)
    let ideal = CGFloat(text.string.count) * font.line / 2
    let below = CGFloat(lines - 1) * (font.pitch + text.lineSpacing)
    return HostTextLayout(
      size: CGSize(width: best?.width ?? min(ideal, width ?? ideal), height: font.line + below),
      firstBaseline: font.baseline, lastBaseline: font.baseline + below, capitalHeight: font.capitals)
  }
}

extension [String] {
  fileprivate func number(_ index: Int) -> CGFloat { CGFloat(Double(self[index]) ?? 0) }
}
