import SwiftUI

/// The colors, symbols and dashes of a chart's groups.
@MainActor
struct ChartStyles {
  /// The groups that a style tells apart, with the label of the field.
  struct Groups {
    var names: [Datum] = []
    var label: Text?
    /// The range of numbers, if the groups are numbers, which have a continuous scale.
    var numbers: ClosedRange<Double>?
    var isContinuous: Bool { numbers != nil }
  }

  let foreground: Groups
  let symbols: Groups
  let strokes: Groups
  private let sizes: ClosedRange<Double>?
  private let settings: ChartSettings

  init(_ marks: [Mark], _ settings: ChartSettings) {
    self.settings = settings
    foreground = Self.groups(marks.compactMap(\.style.foregroundBy), settings.foreground.domain)
    symbols = Self.groups(marks.compactMap(\.style.symbolBy), settings.symbols.domain)
    strokes = Self.groups(marks.compactMap(\.style.strokeBy), settings.strokes.domain)
    let sizes = marks.compactMap { $0.style.symbolSizeBy?.lower.number }
    self.sizes = sizes.min().map { min($0, 0)...max(sizes.max() ?? $0, 0) }
  }

  private static func groups(_ fields: [PlottedField], _ domain: [Datum]?) -> Groups {
    var groups = Groups(label: fields.first?.label)
    var known: Set<Datum> = []
    for datum in (domain ?? []) + fields.map(\.lower) where known.insert(datum).inserted {
      groups.names.append(datum)
    }
    if fields.isEmpty { groups.names = [] }
    let numbers = groups.names.compactMap { if case .number(let number) = $0 { number } else { nil } }
    if !numbers.isEmpty, numbers.count == groups.names.count, let low = numbers.min(), let high = numbers.max() {
      groups.numbers = low...high
    }
    return groups
  }

  /// The colors of groups in order, as on Apple's systems.
  static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  /// The dashes of groups in order.
  private static let dashes: [[CGFloat]] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [12, 4]]

  // MARK: Marks

  func style(of mark: Mark) -> AnyShapeStyle {
    if let style = mark.style.foreground { return style }
    if let field = mark.style.foregroundBy { return style(for: field.lower) }
    return AnyShapeStyle(Color.blue)
  }

  func style(for datum: Datum) -> AnyShapeStyle {
    let request = settings.foreground
    if let style = request.mapping?(datum) { return style }
    if let numbers = foreground.numbers, let number = datum.number {
      let span = numbers.upperBound - numbers.lowerBound
      return AnyShapeStyle(color(at: span > 0 ? (number - numbers.lowerBound) / span : 1))
    }
    let place = foreground.names.firstIndex(of: datum) ?? 0
    if let values = request.values, !values.isEmpty { return values[place % values.count] }
    return AnyShapeStyle(Self.colors[place % Self.colors.count])
  }

  /// The gradient of a continuous scale.
  var gradient: Gradient {
    settings.foreground.gradient ?? Gradient(colors: [Color.blue.opacity(0.3), Color.blue])
  }

  private func color(at fraction: Double) -> Color {
    let stops = gradient.stops
    guard let first = stops.first, let last = stops.last else { return .blue }
    guard let next = stops.firstIndex(where: { Double($0.location) >= fraction }) else { return last.color }
    guard next > 0 else { return first.color }
    let (low, high) = (stops[next - 1], stops[next])
    let span = Double(high.location - low.location)
    return low.color.mixed(with: high.color, by: span > 0 ? (fraction - Double(low.location)) / span : 1)
  }

  func symbol(of mark: Mark) -> SymbolChoice? {
    if let symbol = mark.style.symbol { return symbol }
    if let field = mark.style.symbolBy { return symbol(for: field.lower) }
    return nil
  }

  func symbol(for datum: Datum) -> SymbolChoice {
    let request = settings.symbols
    if let symbol = request.mapping?(datum) { return symbol }
    let place = symbols.names.firstIndex(of: datum) ?? 0
    if let values = request.values, !values.isEmpty { return values[place % values.count] }
    return .shape(BasicChartSymbolShape.inOrder[place % BasicChartSymbolShape.inOrder.count])
  }

  /// The side of a mark's symbol.
  func symbolSide(of mark: Mark) -> CGFloat {
    if let area = mark.style.symbolSize { return max(area, 0).squareRoot() }
    if let areas = settings.groupSymbolSizes, let datum = mark.style.symbolSizeBy?.lower, !areas.isEmpty {
      let place = settings.symbolSizeDomain?.firstIndex(of: datum) ?? 0
      return max(areas[place % areas.count], 0).squareRoot()
    }
    guard let number = mark.style.symbolSizeBy?.lower.number, let sizes else { return 7 }
    let areas = settings.symbolSizes ?? 16...360
    let wanted = settings.symbolSizeDomain?.compactMap(\.number) ?? []
    if let low = wanted.min(), let high = wanted.max(), low < high {
      let share = CGFloat(max(0, min(1, (number - low) / (high - low))))
      return max(areas.lowerBound + share * (areas.upperBound - areas.lowerBound), 0).squareRoot()
    }
    let share = sizes.upperBound > sizes.lowerBound ? abs(number) / max(sizes.upperBound, -sizes.lowerBound) : 1
    return (areas.lowerBound + share * (areas.upperBound - areas.lowerBound)).squareRoot()
  }

  func stroke(of mark: Mark) -> StrokeStyle {
    if let stroke = mark.style.stroke { return stroke }
    if let field = mark.style.strokeBy { return stroke(for: field.lower) }
    return StrokeStyle(lineWidth: mark.kind.traits.lineWidth, lineCap: .butt, lineJoin: .round)
  }

  func stroke(for datum: Datum) -> StrokeStyle {
    let request = settings.strokes
    if let stroke = request.mapping?(datum) { return stroke }
    let place = strokes.names.firstIndex(of: datum) ?? 0
    if let values = request.values, !values.isEmpty { return values[place % values.count] }
    return StrokeStyle(lineWidth: 2, lineJoin: .round, dash: Self.dashes[place % Self.dashes.count])
  }
}

extension Color {
  /// Mixes two colors as they look in a light window.
  fileprivate func mixed(with other: Color, by share: Double) -> Color {
    let environment = EnvironmentValues()
    let (a, b) = (resolve(in: environment), other.resolve(in: environment))
    let part = Float(max(0, min(1, share)))
    return Color(
      Color.Resolved(
        colorSpace: .sRGB, red: a.red + (b.red - a.red) * part, green: a.green + (b.green - a.green) * part,
        blue: a.blue + (b.blue - a.blue) * part, opacity: a.opacity + (b.opacity - a.opacity) * part))
  }
}
