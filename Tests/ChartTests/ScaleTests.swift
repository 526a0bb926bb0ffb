import Foundation
import SwiftUI
import Testing

@testable import Charts

@Suite("Scales")
struct ScaleTests {
  private func field(_ datum: Datum, upper: Datum? = nil, isWhole: Bool = false) -> PlottedField {
    PlottedField(label: Text("Value"), lower: datum, upper: upper, isWhole: isWhole)
  }

  private func inference(_ data: Datum...) -> ScaleInference {
    var inference = ScaleInference()
    for datum in data { inference.add(field(datum)) }
    return inference
  }

  @Test(arguments: [
    ScaleType.linear, .log, .squareRoot, .symmetricLog, .power(exponent: 3), .symmetricLog(slopeAtZero: 0.1),
  ])
  func valuesAndPlacesCorrespond(type: ScaleType) throws {
    let scale = Scale(content: .numbers(1...1000, type.kind))
    for number in [1.0, 2, 10, 500, 1000] {
      let fraction = try #require(scale.fraction(.number(number)))
      let back = try #require(scale.datum(at: fraction)?.number)
      #expect(abs(back - number) < 1e-6 * number)
    }
    #expect(scale.fraction(.number(1)) == 0)
    #expect(scale.fraction(.number(1000)) == 1)
  }

  @Test func aLogarithmicScaleHasNoPlaceForZero() {
    #expect(Scale(content: .numbers(1...1000, .logarithmic)).fraction(.number(0)) == nil)
  }

  @Test func categoriesShareTheirScale() {
    let scale = Scale(content: .categories(["a", "b", "c", "d"]))
    #expect(scale.fraction(.category("b")) == 0.375)
    #expect(scale.datum(at: 0.3) == .category("b"))
    #expect(scale.datum(at: 1.2) == nil)
    #expect(scale.fraction(.category("z")) == nil)
  }

  @Test func aReversedScaleBeginsAtItsEnd() {
    let scale = Scale(content: .numbers(0...10, .linear), isReversed: true)
    #expect(scale.fraction(.number(10)) == 0)
    #expect(scale.datum(at: 0.25) == .number(7.5))
  }

  @Test func anUpwardScaleCountsPointsFromTheTop() {
    let placed = PlacedScale(Scale(content: .numbers(0...10, .linear)), length: 100, isUpward: true)
    #expect(placed.position(.number(10)) == 0)
    #expect(placed.position(.number(0)) == 100)
    #expect(placed.datum(at: 25) == .number(7.5))
  }

  @Test func paddingMovesTheEnds() {
    var scale = Scale(content: .numbers(0...10, .linear))
    (scale.startPadding, scale.endPadding) = (10, 20)
    let placed = PlacedScale(scale, length: 130, isUpward: false)
    #expect(placed.position(.number(0)) == 10)
    #expect(placed.position(.number(10)) == 110)
  }

  // MARK: Inference

  @Test func numbersBeginAtZeroUnlessAskedOtherwise() {
    let inference = inference(.number(40), .number(58))
    #expect(inference.scale(ScaleRequest(), count: 5).numbers == 0...60)
    let request = ScaleRequest(domain: DomainRequest(includesZero: false))
    #expect(inference.scale(request, count: 5).numbers == 40...60)
  }

  @Test func equalNumbersHaveAScale() {
    let request = ScaleRequest(domain: DomainRequest(includesZero: false))
    let range = inference(.number(5)).scale(request, count: 5).numbers
    #expect(range.map { $0.lowerBound < 5 && $0.upperBound > 5 } == true)
  }

  @Test func nothingHasAScale() {
    #expect(ScaleInference().scale(ScaleRequest(), count: 5).numbers == 0...1)
  }

  @Test func numbersThatAreNoneAreLeftOut() {
    #expect(inference(.number(.nan), .number(.infinity), .number(8)).scale(ScaleRequest(), count: 4).numbers == 0...8)
  }

  @Test func datesKeepTheirEnds() {
    let (start, end) = (Date(timeIntervalSinceReferenceDate: 100), Date(timeIntervalSinceReferenceDate: 5000))
    #expect(inference(.date(end), .date(start)).scale(ScaleRequest(), count: 5).dates == start...end)
  }

  @Test func categoriesKeepTheOrderOfTheData() {
    let scale = inference(.category("b"), .category("a"), .category("b")).scale(ScaleRequest(), count: 5)
    #expect(scale.content == .categories(["b", "a"]))
  }

  @Test func aGivenRangeIsNotRounded() {
    let request = ScaleRequest(domain: (3.0...17.0)._request.request)
    #expect(inference(.number(5)).scale(request, count: 5).numbers == 3...17)
  }

  @Test func aGivenListSetsTheOrder() {
    let request = ScaleRequest(domain: ["z", "a"]._request.request)
    #expect(inference(.category("a")).scale(request, count: 5).content == .categories(["z", "a"]))
  }

  @Test func anInferredDomainCanBeChanged() {
    let domain = AutomaticScaleDomain.automatic(dataType: Double.self) { $0.append(200) }
    let request = ScaleRequest(domain: domain._request.request)
    #expect(inference(.number(5)).scale(request, count: 5).numbers == 0...200)
  }
}

@Suite("Plottable values")
struct PlottableTests {
  private enum Kind: String, Plottable { case fiction, poetry }

  @Test func valuesComeBack() {
    #expect(Int(datum: 7.datum) == 7)
    #expect(Int(datum: 7.5.datum) == nil)
    #expect(Double(datum: 7.datum) == 7)
    #expect(Decimal(datum: Decimal(3).datum) == 3)
    #expect(String(datum: "a".datum) == "a")
    #expect(Kind(datum: Kind.poetry.datum) == .poetry)
    #expect(Kind(datum: "drama".datum) == nil)
    let now = Date(timeIntervalSinceReferenceDate: 12)
    #expect(Date(datum: now.datum) == now)
    #expect(Double(datum: now.datum) == 12)
  }

  @Test func wholeNumbersAreRoundedWherePointedAt() {
    #expect(Int(nearest: .number(6.7)) == 7)
    #expect(Double(nearest: .number(6.7)) == 6.7)
  }

  @Test func binsCoverTheirNumbers() {
    let bins = NumberBins(data: [1.0, 4, 9.5], desiredCount: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect(bins.index(for: 4) == 2)
    #expect(bins.index(for: -1) == 0)
    #expect(bins.index(for: 99) == 4)
  }
}
