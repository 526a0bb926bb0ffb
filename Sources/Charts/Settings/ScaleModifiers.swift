import SwiftUI

nonisolated extension View {
  /// Sets the values that the x-axes of charts cover, and where they lie.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { chart { $0.x.scale.set(domain, range, type) } }

  /// Sets the values that the x-axes of charts cover.
  public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chart { $0.x.scale.set(domain, nil, type) }
  }

  /// Sets where the values of the x-axes of charts lie.
  public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    chart { $0.x.scale.set(nil, range, type) }
  }

  /// Sets how the x-axes of charts spread their values.
  public func chartXScale(type: ScaleType?) -> some View { chart { $0.x.scale.set(nil, nil, type) } }

  /// Sets the values that the y-axes of charts cover, and where they lie.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { chart { $0.y.scale.set(domain, range, type) } }

  /// Sets the values that the y-axes of charts cover.
  ///
  /// ```swift
  /// chart.chartYScale(domain: 0...100)
  /// ```
  public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    chart { $0.y.scale.set(domain, nil, type) }
  }

  /// Sets where the values of the y-axes of charts lie.
  public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    chart { $0.y.scale.set(nil, range, type) }
  }

  /// Sets how the y-axes of charts spread their values.
  public func chartYScale(type: ScaleType?) -> some View { chart { $0.y.scale.set(nil, nil, type) } }
}

extension ScaleRequest {
  fileprivate mutating func set(_ domain: (any ScaleDomain)?, _ range: (any PositionScaleRange)?, _ type: ScaleType?) {
    if let domain { self.domain = domain._request.request }
    if let range = range as? PlotDimensionScaleRange { padding = range }
    if let type { self.type = type }
  }
}
