import SwiftUI

/// The values of an axis that have marks, and what these consist of.
@MainActor
struct AxisPlan {
  /// The marks on one side.
  struct Group {
    var position: AxisMarkPosition
    var preset: AxisMarkPreset
    var marks: [Mark]
  }

  /// The mark at a value.
  struct Mark: Identifiable {
    let id: Int
    let value: AxisValue
    /// Where the value lies between 0 and 1.
    let fraction: Double
    /// The middle of the category or calendar unit.
    let middle: Double
    let items: [AxisItem]
    /// Whether labels are in the middle by default.
    let isCentered: Bool
    /// The part of the axis that belongs to the label.
    let share: Double
    /// The default name.
    let name: String
  }

  private(set) var groups: [Group] = []

  init(
    _ axis: Axis, _ requested: [AxisGroup]?, _ scale: Scale, _ visibility: Visibility, count: Int, length: CGFloat,
    locale: Locale, isPartOfWhole: Bool, isShown: Bool
  ) {
    guard isShown, visibility != .hidden else { return }
    for group in requested ?? [AxisGroup()] {
      let values = AxisValueList(group.values, scale, count: count, locale: locale, isPartOfWhole: isPartOfWhole)
      groups.append(Self.planned(group, values, axis, scale, length: length))
    }
  }

  private static func planned(
    _ group: AxisGroup, _ values: AxisValueList, _ axis: Axis, _ scale: Scale, length: CGFloat
  ) -> Group {
    let visible = values.entries.filter { entry in
      entry.fraction > -1e-6 && entry.fraction < 1 + 1e-6
    }
    let step = zip(visible, visible.dropFirst()).map { abs($1.fraction - $0.fraction) }.min() ?? 1
    var marks: [Mark] = []
    for (index, entry) in visible.enumerated() {
      let value = AxisValue(datum: entry.datum, index: index, count: visible.count)
      var items = group.content?(value).items ?? defaultItems(group, axis, scale)
      if let format = group.format {
        for place in items.indices {
          if case .label(var label) = items[place].kind {
            label.format = format
            items[place].kind = .label(label)
          }
        }
      }
      marks.append(
        Mark(
          id: index, value: value, fraction: entry.fraction, middle: entry.middle, items: items,
          isCentered: values.areCentered, share: step, name: entry.name))
    }
    return Group(
      position: group.position, preset: group.preset, marks: thinned(marks, axis, room: step * Double(length)))
  }

  /// Categories and calendar units need no lines: their marks show where they are.
  private static func defaultItems(_ group: AxisGroup, _ axis: Axis, _ scale: Scale) -> [AxisItem] {
    let label = AxisItem(kind: .label(AxisLabel()))
    if scale.isCategory || scale.unit != nil { return [label] }
    let line = AxisItem(kind: .gridLine, stroke: group.stroke)
    if axis == .vertical { return [line, label] }
    return [line, AxisItem(kind: .tick(length: 4), stroke: group.stroke), label]
  }

  /// Leaves out labels that have no room, at equal distances.
  private static func thinned(_ marks: [Mark], _ axis: Axis, room: Double) -> [Mark] {
    let least = axis == .vertical ? 16.0 : 0
    let needed =
      marks.map { mark in
        mark.items.map { item in max(least, axis == .horizontal ? width(of: item, mark) : 0) }.max() ?? 0
      }.max() ?? 0
    guard needed > room, room > 0 else { return marks }
    let every = Int((needed / room).rounded(.up))
    return marks.map { mark in
      guard mark.id % every != 0 else {
        return mark.spread(over: every)
      }
      return mark.withoutLabels
    }
  }

  /// An estimate of a text's width in points, on the large side. Views are not measured.
  private static func width(of item: AxisItem, _ mark: Mark) -> Double {
    guard case .label(let label) = item.kind, label.collision == .automatic || label.collision == .greedy else {
      return 0
    }
    let characters: Int
    switch label.content {
    case .view: return 0
    case .text(let text): characters = text.count
    case .automatic: characters = (label.format?(mark.value) ?? mark.name).count
    }
    // Long names of categories are cut rather than left out.
    return Double(min(characters, 8)) * 8.5 + 6
  }
}

extension AxisPlan.Mark {
  /// The mark with room for a label `count` times as wide.
  fileprivate func spread(over count: Int) -> Self {
    Self(
      id: id, value: value, fraction: fraction, middle: middle, items: items, isCentered: isCentered,
      share: share * Double(count), name: name)
  }

  fileprivate var withoutLabels: Self {
    let rest = items.filter { if case .label = $0.kind { false } else { true } }
    return Self(
      id: id, value: value, fraction: fraction, middle: middle, items: rest, isCentered: isCentered, share: share,
      name: name)
  }
}
