import CairnTesting
import Foundation
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("Charts as they are heard")
struct HeardChartTests {
  private func host(@ChartContentBuilder _ content: @escaping () -> some ChartContent) -> TestHost {
    TestHost(strict: true) { Chart { content() }.frame(width: 400, height: 240) }
  }

  @Test func horizontalBarsAreNamedByTheirCategory() {
    let host = host { BarMark(x: .value("Books", 4), y: .value("Shelf", "Poetry")) }
    #expect(host.value(of: "Poetry") == "Books: 4")
  }

  @Test func pairsOfNumbersAreNamedByTheXAxis() {
    let host = host { PointMark(x: .value("Pages", 120), y: .value("Days", 3)) }
    #expect(host.value(of: "Pages: 120") == "Days: 3")
  }

  @Test func everyPointOfALineIsHeardWithItsSeries() {
    let host = host {
      ForEach(1...3, id: \.self) { week in
        LineMark(x: .value("Week", week), y: .value("Pages", week * 10), series: .value("Reader", "Ada"))
      }
    }
    for week in 1...3 { #expect(host.value(of: "Week: \(week), Ada") == "Pages: \(week * 10)") }
  }

  @Test func rangesAreHeardWithBothEnds() {
    let host = host { BarMark(x: .value("Day", "Monday"), yStart: .value("Low", 3), yEnd: .value("High", 9)) }
    let value = host.value(of: "Monday") ?? ""
    #expect(value.hasPrefix("Low: 3 ") && value.hasSuffix(" 9"))
  }

  @Test func stackedBarsAreHeardWithTheirOwnNumber() {
    let host = host {
      ForEach(["a", "b"], id: \.self) { name in
        BarMark(x: .value("Day", "Monday"), y: .value("Pages", name == "a" ? 3 : 9), stacking: .normalized)
          .foregroundStyle(by: .value("Reader", name))
      }
    }
    #expect(host.value(of: "Monday, a") == "Pages: 3" && host.value(of: "Monday, b") == "Pages: 9")
  }

  @Test func theLabelNearestToTheMarkWins() {
    let host = host {
      ForEach(0..<1) { _ in
        BarMark(x: .value("Day", "Monday"), y: .value("Pages", 3)).accessibilityLabel("Inner")
      }
      .accessibilityLabel("Outer").accessibilityValue("three")
    }
    #expect(host.value(of: "Inner") == "three")
  }

  private func heard(_ content: some ChartContent) -> MarkSpeech { MarkSpeech(plotted { content }) }

  @Test func marksAreHeardInTheOrderOfTheDataNotOfDrawing() {
    let speech = heard(
      ForEach([4.0, 2, 3], id: \.self) { number in
        RuleMark(y: .value("At", number)).zIndex(-number).accessibilityIdentifier("rule \(Int(number))")
      })
    #expect(speech.marks.map(\.identifier) == ["rule 4", "rule 2", "rule 3"])
  }

  @Test func hiddenMarksAreDrawnButNotHeard() {
    let drawing = plotted {
      ForEach(0..<4) { PointMark(x: .value("x", $0), y: .value("y", 1)).accessibilityHidden($0 % 2 == 0) }
    }
    #expect(drawing.paths.count == 4 && MarkSpeech(drawing).marks.map(\.id) == [1, 3])
  }

  @Test func everySeriesIsSummedUpOnce() {
    let speech = heard(
      ForEach(0..<300) { index in
        PointMark(x: .value("Day", index), y: .value("Pages", index))
          .foregroundStyle(by: .value("Reader", "r\(index % 3)"))
      })
    #expect(speech.summaries.map(\.id) == [0, 1, 2] && speech.marks.count == 300)
  }

  // MARK: Annotations

  @Test func annotationsKnowTheSizeOfTheirMark() {
    var sizes: [CGSize] = []
    let drawing = plotted(settings: { $0.y.scale = ScaleRequest(0...10) }) {
      BarMark(x: .value("Name", "a"), y: .value("Count", 5), width: .fixed(40))
        .annotation { context in
          let _ = sizes.append(context.targetSize)
          Text("5")
        }
    }
    #expect(sizes == [CGSize(width: 40, height: 100)] && drawing.views.map(\.frame.size) == sizes)
  }

  private static let positions: [(AnnotationPosition, CGPoint)] = [
    (.top, CGPoint(x: 0.5, y: -1)), (.bottom, CGPoint(x: 0.5, y: 1)), (.leading, CGPoint(x: -1, y: 0.5)),
    (.trailing, CGPoint(x: 1, y: 0.5)), (.topLeading, CGPoint(x: -1, y: -1)), (.bottomTrailing, CGPoint(x: 1, y: 1)),
    (.automatic, CGPoint(x: 0.5, y: -1)),
  ]

  @Test func annotationsStandBesideTheirMarkOnTheirSide() {
    let target = CGRect(x: 100, y: 50, width: 30, height: 40)
    let size = CGSize(width: 16, height: 10)
    for (position, side) in Self.positions {
      let frame = CGRect(origin: place(target, position).origin(of: size), size: size)
      #expect(!frame.intersects(target), "\(position)")
      switch side.x {
      case -1: #expect(frame.maxX <= target.minX)
      case 1: #expect(frame.minX >= target.maxX)
      default: #expect(frame.midX == target.midX)
      }
      switch side.y {
      case -1: #expect(frame.maxY <= target.minY)
      case 1: #expect(frame.minY >= target.maxY)
      default: #expect(frame.midY == target.midY)
      }
    }
  }

  @Test func overlaysStandOnTheirMarkByTheirAlignment() {
    let target = CGRect(x: 100, y: 50, width: 30, height: 40)
    let size = CGSize(width: 16, height: 10)
    func frame(_ alignment: Alignment) -> CGRect {
      CGRect(origin: place(target, .overlay, alignment).origin(of: size), size: size)
    }
    #expect(frame(.center) == CGRect(x: 107, y: 65, width: 16, height: 10))
    #expect(frame(.topLeading).origin == target.origin)
    #expect(frame(.bottomTrailing).maxX == target.maxX && frame(.bottomTrailing).maxY == target.maxY)
  }

  @Test func spacingMovesAnAnnotationAway() {
    let target = CGRect(x: 100, y: 50, width: 30, height: 40)
    for spacing in [0, 4, 25] as [CGFloat] {
      let top = place(target, .top, spacing: spacing).origin(of: CGSize(width: 16, height: 10))
      #expect(top.y == target.minY - 10 - spacing)
    }
  }

  private func place(
    _ frame: CGRect, _ position: AnnotationPosition, _ alignment: Alignment = .center, spacing: CGFloat? = nil
  ) -> MarkViewPlace {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing, overflow: .automatic,
      content: { _ in AnyView(EmptyView()) })
    return MarkViewPlace(PlacedView(id: 0, frame: frame, annotation: annotation, content: AnyView(EmptyView())))
  }
}
