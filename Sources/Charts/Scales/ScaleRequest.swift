import Foundation

/// The scale that an app asks for.
struct ScaleRequest {
  var domain = DomainRequest()
  var padding = PlotDimensionScaleRange()
  var type: ScaleType?
}

/// The domain an app asks for.
struct DomainRequest {
  /// Both ends of a range, or all categories.
  var values: [Datum]?
  var isRange = false
  var includesZero: Bool?
  var isReversed = false
  /// Changes the inferred values.
  var change: (([Datum]) -> [Datum])?
}

/// The values a scale covers: a range, an array of categories, or `.automatic`.
public protocol ScaleDomain {
  /// The values in a form that charts read. Use the types that charts declare.
  var _request: _ScaleDomainRequest { get }
}

/// The values of a domain as charts read them.
public struct _ScaleDomainRequest {
  let request: DomainRequest
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _request: _ScaleDomainRequest {
    _ScaleDomainRequest(request: DomainRequest(values: [lowerBound.datum, upperBound.datum], isRange: true))
  }
}

extension Array: ScaleDomain where Element: Plottable {
  // An array of two numbers or dates is a range, whose first value may be the larger.
  public var _request: _ScaleDomainRequest {
    var request = DomainRequest(values: map(\.datum))
    request.isRange = request.values?.allSatisfy { $0.number != nil } == true
    return _ScaleDomainRequest(request: request)
  }
}

/// A domain inferred from the data.
///
/// ```swift
/// chart.chartYScale(domain: .automatic(includesZero: false))
/// ```
public struct AutomaticScaleDomain: ScaleDomain {
  let request: DomainRequest
  public var _request: _ScaleDomainRequest { _ScaleDomainRequest(request: request) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The domain of the data.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain(request: DomainRequest()) }

  /// The domain of the data, with or without zero.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(request: DomainRequest(includesZero: includesZero, isReversed: reversed ?? false))
  }

  /// The domain of the data, changed by a closure.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    var request = DomainRequest(includesZero: includesZero, isReversed: reversed ?? false)
    request.change = { data in
      var values = data.compactMap { DataValue(datum: $0) }
      modifyInferredDomain(&values)
      return values.map(\.datum)
    }
    return AutomaticScaleDomain(request: request)
  }
}

/// The values that a scale produces.
public protocol ScaleRange {
  /// The type of a mapped value.
  associatedtype VisualValue
}

/// The values that a scale of positions produces.
public protocol PositionScaleRange: ScaleRange where VisualValue == CGFloat {}

extension Array: ScaleRange {
  public typealias VisualValue = Element
}

/// The plot's width or height, with space at its ends.
///
/// ```swift
/// chart.chartXScale(range: .plotDimension(padding: 12))
/// ```
public struct PlotDimensionScaleRange: PositionScaleRange {
  public typealias VisualValue = CGFloat
  var start: CGFloat = 0
  var end: CGFloat = 0
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole plot.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }

  /// The plot with space at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: padding, end: padding)
  }

  /// The plot with space at its ends.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(start: startPadding, end: endPadding)
  }
}
