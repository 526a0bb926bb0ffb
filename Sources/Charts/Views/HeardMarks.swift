import SwiftUI

/// The accessibility elements of the marks, one for each.
struct HeardMarks: View {
  let drawing: PlotDrawing

  /// Beyond this number, single marks say less than a summary.
  private static let limit = 200

  var body: some View {
    let speech = MarkSpeech(drawing)
    let marks = drawing.frames.count > Self.limit ? speech.summaries : speech.marks
    ForEach(marks) { mark in
      Color.clear
        .accessibilityElement()
        .accessibilityLabel(mark.label)
        .accessibilityValue(mark.value)
        .accessibilityIdentifier(mark.identifier ?? "")
        .layoutValue(key: PlotPartKey.self, value: .heard(mark.frame))
    }
    .allowsHitTesting(false)
  }
}

/// The labels and values that a screen reader reads for marks.
@MainActor
struct MarkSpeech {
  private let drawing: PlotDrawing

  init(_ drawing: PlotDrawing) { self.drawing = drawing }

  /// One element for each mark.
  var marks: [HeardMark] {
    let shown = drawing.frames.filter { $0.mark.mark.style.isHidden != true }.sorted { $0.mark.index < $1.mark.index }
    return shown.map { arranged, frame in
      let mark = arranged.mark
      let (label, value) = words(of: mark)
      return HeardMark(
        id: arranged.index, frame: frame, label: mark.style.label ?? label, value: mark.style.value ?? value,
        identifier: mark.style.identifier)
    }
  }

  /// The label is the value along the x-axis, and the value the one along the y-axis, or the only one.
  private func words(of mark: Mark) -> (label: Text, value: Text) {
    var names: [Text] = []
    if let group = mark.style.foregroundBy ?? mark.series ?? mark.style.symbolBy {
      names.append(Text(group.lower.name))
    }
    if let angle = mark.angle { return (Self.list(names) ?? angle.label, Self.labeled(angle)) }
    let isHorizontal = Arrangement.valueAxis(of: mark) == .horizontal
    let position = isHorizontal ? mark.y : mark.x
    let amount = isHorizontal ? mark.x : mark.y
    guard let amount else {
      guard let position else { return (Text("Mark"), Text("")) }
      return (Self.list(names) ?? position.label, Self.labeled(position))
    }
    guard let position else { return (Self.list(names) ?? amount.label, Self.labeled(amount)) }
    names.insert(position.isNamed ? Text(position.spoken) : Self.labeled(position), at: 0)
    return (Self.list(names) ?? amount.label, Self.labeled(amount))
  }

  private static func labeled(_ field: PlottedField) -> Text { Text("\(field.label): \(field.spoken)") }

  private static func list(_ texts: [Text]) -> Text? {
    guard let first = texts.first else { return nil }
    return texts.dropFirst().reduce(first) { Text("\($0), \($1)") }
  }

  /// One element for each group of marks, with the range of its values.
  var summaries: [HeardMark] {
    let groups = Dictionary(grouping: drawing.frames) { $0.mark.series }
    return groups.values.sorted { ($0.first?.mark.index ?? 0) < ($1.first?.mark.index ?? 0) }.compactMap { frames in
      guard let first = frames.first?.mark, let field = first.mark.y ?? first.mark.x else { return nil }
      let values = frames.compactMap { ($0.mark.mark.y ?? $0.mark.mark.x)?.lower.number }
      guard let low = values.min(), let high = values.max() else { return nil }
      let name = first.mark.style.foregroundBy ?? first.mark.series
      return HeardMark(
        id: first.index, frame: CGRect(origin: .zero, size: drawing.size),
        label: name.map { Text($0.lower.name) } ?? field.label,
        value: Text("\(values.count) values from \(field.spoken(low)) to \(field.spoken(high))"), identifier: nil)
    }
  }
}

extension PlottedField {
  /// Whether the value says what it is without its label.
  fileprivate var isNamed: Bool {
    if case .number = lower { false } else { true }
  }

  /// The value in words.
  fileprivate var spoken: String {
    guard isInterval || unit == nil && upper != nil, let upper else { return spoken(lower) }
    return "\(spoken(lower)) – \(spoken(upper))"
  }

  fileprivate func spoken(_ number: Double) -> String {
    spoken(Datum(number, isDate: lower.isDate))
  }

  private func spoken(_ datum: Datum) -> String {
    switch datum {
    case .category(let name): return name
    case .number(let number): return number.formatted(.number.precision(.fractionLength(0...2)))
    case .date(let date):
      switch unit {
      case .year: return date.formatted(.dateTime.year())
      case .month, .quarter: return date.formatted(.dateTime.month(.wide).year())
      case .hour, .minute, .second: return date.formatted(date: .abbreviated, time: .shortened)
      case nil where date != Calendar.autoupdatingCurrent.startOfDay(for: date):
        return date.formatted(date: .abbreviated, time: .shortened)
      default: return date.formatted(date: .abbreviated, time: .omitted)
      }
    }
  }
}
