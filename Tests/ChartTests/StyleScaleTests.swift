import CairnTesting
import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite("Colors, symbols and legends")
struct StyleScaleTests {
  private func mark(_ group: String) -> Mark {
    var mark = Mark(.bar)
    mark.style.foregroundBy = PlottedField(label: Text("Group"), lower: .category(group))
    mark.style.symbolBy = mark.style.foregroundBy
    mark.style.strokeBy = mark.style.foregroundBy
    return mark
  }

  private func styles(_ groups: [String], _ change: (inout ChartSettings) -> Void = { _ in }) -> ChartStyles {
    var settings = ChartSettings()
    change(&settings)
    return ChartStyles(groups.map(mark), settings)
  }

  @Test func groupsAreInTheOrderOfTheDataAfterThoseOfTheDomain() {
    #expect(styles(["b", "a", "b", "c"]).foreground.names == ["b", "a", "c"].map(Datum.category))
    let given = styles(["b", "a", "b", "c"]) { $0.foreground.domain = ["z", "a"].map(Datum.category) }
    #expect(given.foreground.names == ["z", "a", "b", "c"].map(Datum.category))
    #expect(styles([]) { $0.foreground.domain = [.category("z")] }.foreground.names.isEmpty)
  }

  @Test(arguments: 1...12)
  func strokesRepeatWhenThereAreMoreGroups(count: Int) {
    let groups = (0..<count).map { "g\($0)" }
    let widths: [CGFloat] = [1, 2, 3]
    let styles = styles(groups) { $0.strokes.values = widths.map { StrokeStyle(lineWidth: $0) } }
    #expect(groups.map { styles.stroke(of: mark($0)).lineWidth } == groups.indices.map { widths[$0 % 3] })
  }

  @Test func neighboringGroupsHaveDifferentDashesAndSymbols() {
    let groups = (0..<10).map { "g\($0)" }
    let styles = styles(groups)
    let dashes = groups.map { styles.stroke(of: mark($0)).dash }
    #expect(zip(dashes, dashes.dropFirst()).allSatisfy { $0 != $1 })
    let square = CGRect(x: 0, y: 0, width: 10, height: 10)
    let symbols = groups.map { group in
      if case .shape(let shape)? = styles.symbol(of: mark(group)) { shape.path(in: square).description } else { "" }
    }
    #expect(zip(symbols, symbols.dropFirst()).allSatisfy { $0 != $1 } && !symbols.contains(""))
  }

  @Test func aMarksOwnStyleComesFirst() {
    var own = mark("a")
    own.style.stroke = StrokeStyle(lineWidth: 9)
    let styles = styles(["a"]) {
      $0.strokes.values = [StrokeStyle(lineWidth: 4)]
      $0.strokes.mapping = { $0 == .category("b") ? StrokeStyle(lineWidth: 6) : nil }
    }
    #expect(styles.stroke(of: own).lineWidth == 9)
    #expect(styles.stroke(of: mark("a")).lineWidth == 4 && styles.stroke(of: mark("b")).lineWidth == 6)
  }

  @Test func onlyNumbersHaveAContinuousScale() {
    func groups(_ data: [Datum]) -> ChartStyles.Groups {
      let marks = data.map { datum in
        var mark = Mark(.point)
        mark.style.foregroundBy = PlottedField(label: Text("Heat"), lower: datum)
        return mark
      }
      return ChartStyles(marks, ChartSettings()).foreground
    }
    #expect(groups([.number(3), .number(-4), .number(1)]).numbers == -4...3)
    #expect(!groups([.number(3), .category("a")]).isContinuous && !groups([]).isContinuous)
  }

  @Test(arguments: 0..<10 as Range<UInt64>)
  func theAreaOfSymbolsIsProportionalToTheirShareOfTheRange(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let marks = random.numbers(8, 1...100).map { number in
      var mark = Mark(.point)
      mark.style.symbolSizeBy = PlottedField(label: Text("Size"), lower: .number(number))
      return mark
    }
    var settings = ChartSettings()
    settings.symbolSizes = 0...900
    let styles = ChartStyles(marks, settings)
    let most = marks.compactMap { $0.style.symbolSizeBy?.lower.number }.max() ?? 1
    for mark in marks {
      let side = styles.symbolSide(of: mark)
      #expect(isClose(side * side, (mark.style.symbolSizeBy?.lower.number ?? 0) / most * 900))
    }
  }

  // MARK: Legends

  private func texts(_ chart: some View) -> [String] {
    TestHost(strict: true) { chart.chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 400, height: 240) }.texts
  }

  private var chart: some View {
    Chart(["b", "a", "c"], id: \.self) { name in
      PointMark(x: .value("x", 1), y: .value("y", 2))
        .foregroundStyle(by: .value("Group", name))
        .symbol(by: .value("Group", name))
        .accessibilityHidden(true)
    }
  }

  @Test func aGroupHasOneEntryForColorAndSymbol() {
    #expect(texts(chart) == ["b", "a", "c"])
    #expect(texts(chart.chartForegroundStyleScale(domain: ["c", "b", "a"])) == ["c", "b", "a"])
    #expect(texts(chart.chartForegroundStyleScale(["a": Color.red, "x": .blue])) == ["a", "x", "b", "c"])
  }

  @Test func anAppMayReplaceTheLegendOrHideIt() {
    #expect(texts(chart.chartLegend { Text("Own") }) == ["Own"])
    #expect(texts(chart.chartLegend(.hidden)).isEmpty)
    #expect(texts(chart.chartLegend(position: .leading, alignment: .top)) == ["b", "a", "c"])
  }

  @Test func aChartWithoutGroupsHasNoLegend() {
    let chart = Chart {
      PointMark(x: .value("x", 1), y: .value("y", 2)).foregroundStyle(.red).accessibilityHidden(true)
    }
    #expect(texts(chart).isEmpty)
  }

  @Test func aContinuousLegendNamesItsEnds() {
    let chart = Chart([3, 8, 5], id: \.self) { number in
      PointMark(x: .value("x", number), y: .value("y", 2)).foregroundStyle(by: .value("Heat", number))
        .accessibilityHidden(true)
    }
    #expect(texts(chart) == ["3", "8"])
  }
}
