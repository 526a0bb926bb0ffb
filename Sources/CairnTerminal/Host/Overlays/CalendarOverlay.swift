import CairnCore
import CairnFoundation
import CairnHosting
import CairnScreen
import CairnValues
import Foundation

/// The days of a month, to choose a date from.
@MainActor
struct CalendarOverlay: Overlay {
  let title: String
  let choice: DateChoice
  let locale: Locale
  /// The date that the arrows have moved to.
  var date: Date
  let anchor: CellRect?
  let choose: @MainActor (TerminalHost, Date) -> Void

  private var calendar: Calendar {
    var calendar = choice.calendar
    calendar.locale = locale
    return calendar
  }

  func hints(_ words: OwnWords) -> [KeyHint] {
    var hints = [
      KeyHint(keys: "↑↓", meaning: words("Week")), KeyHint(keys: "←→", meaning: words("Day")),
      KeyHint(keys: "[]", meaning: words("Month")),
    ]
    if choice.hasTime { hints.append(KeyHint(keys: "-+", meaning: words("Time"))) }
    return hints + [
      KeyHint(keys: "⏎", meaning: words("Choose")), KeyHint(keys: "Esc", meaning: words("Cancel")),
    ]
  }

  var spoken: String { "\(title): \(date.formatted(style.weekday(.wide).day().month(.wide).year()))" }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }

  // MARK: Painting

  private static let dayWidth = 4

  private func frame(in room: CellRect) -> CellRect {
    let width = min(7 * Self.dayWidth + 6, room.width)
    let height = min(weeks.count + 5, room.height)
    guard let anchor else {
      return CellRect(
        x: room.minX + (room.width - width) / 2, y: room.minY + (room.height - height) / 2, width: width,
        height: height)
    }
    return CellRect.beside(anchor, width: width, height: height, in: room)
  }

  /// The days of the month in weeks, with `nil` before the first and after the last.
  private var weeks: [[Date?]] {
    let calendar = calendar
    guard let month = calendar.dateInterval(of: .month, for: date),
      let days = calendar.range(of: .day, in: .month, for: date)
    else { return [] }
    let before = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
    var cells: [Date?] = Array(repeating: nil, count: before)
    cells += days.indices.map { calendar.date(byAdding: .day, value: $0 - days.lowerBound, to: month.start) }
    cells += Array(repeating: nil, count: (7 - cells.count % 7) % 7)
    return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
  }

  func paint(on canvas: CellCanvas, theme: Theme, in room: CellRect) {
    let frame = frame(in: room)
    let inside = canvas.panel(frame, theme)
    let left = frame.minX + 3
    var heading = date.formatted(style.month(.wide).year())
    if choice.hasTime { heading += "  " + date.formatted(style.hour().minute()) }
    inside.put(heading, x: left, y: frame.minY + 1, theme.panel.with(.bold), upTo: frame.width - 6)
    let calendar = calendar
    for day in 0..<7 {
      let name = calendar.shortStandaloneWeekdaySymbols[(day + calendar.firstWeekday - 1) % 7].prefix(2)
      inside.put(name, x: left + day * Self.dayWidth, y: frame.minY + 2, theme.secondary(theme.panel))
    }
    for (row, week) in weeks.enumerated() {
      for (column, day) in week.enumerated() {
        guard let day else { continue }
        let place = CellRect(
          x: left + column * Self.dayWidth - 1, y: frame.minY + 3 + row, width: Self.dayWidth, height: 1)
        paint(day, place, on: inside, theme)
      }
    }
  }

  private func paint(_ day: Date, _ place: CellRect, on canvas: CellCanvas, _ theme: Theme) {
    let calendar = calendar
    var look = isAllowed(day) ? theme.panel : theme.tertiary(theme.panel)
    if calendar.isDate(day, inSameDayAs: choice.date) { look = theme.tinted(look).with([.bold, .underlined]) }
    if calendar.isDate(day, inSameDayAs: date) {
      look = theme.focused
      canvas.fill(place, look)
      canvas.put("❯", x: place.minX, y: place.minY, look)
    }
    let number = calendar.component(.day, from: day)
    canvas.put(number < 10 ? " \(number)" : "\(number)", x: place.minX + 1, y: place.minY, look)
  }

  private func isAllowed(_ day: Date) -> Bool {
    guard let span = calendar.dateInterval(of: .day, for: day) else { return false }
    return choice.least.map { span.end > $0 } ?? true && choice.most.map { span.start <= $0 } ?? true
  }

  // MARK: Input

  private mutating func move(_ unit: Calendar.Component, _ count: Int) {
    guard let new = calendar.date(byAdding: unit, value: count, to: date) else { return }
    date = min(max(new, choice.least ?? new), choice.most ?? new)
  }

  private var chosen: OverlayOutcome {
    let (date, choose) = (date, choose)
    return .perform { choose($0, date) }
  }

  mutating func handle(_ key: Key) -> OverlayOutcome {
    switch key.code {
    case .left, .character("h"): move(.day, -1)
    case .right, .character("l"): move(.day, 1)
    case .up, .character("k"): move(.day, -7)
    case .down, .character("j"): move(.day, 7)
    case .pageUp, .character("["): move(.month, -1)
    case .pageDown, .character("]"): move(.month, 1)
    case .character("-") where choice.hasTime: move(.minute, -5)
    case .character("+") where choice.hasTime: move(.minute, 5)
    case .enter, .character(" "): return chosen
    case .escape, .character("q"), .backspace: return .close
    default: break
    }
    return .stay
  }

  mutating func handle(_ mouse: Mouse, in room: CellRect) -> OverlayOutcome {
    switch mouse.action {
    case .scroll(_, let y): move(.month, y)
    case .press(.left):
      let frame = frame(in: room)
      guard frame.contains(x: mouse.x, y: mouse.y) else { return .close }
      let (row, column) = (mouse.y - frame.minY - 3, (mouse.x - frame.minX - 2) / Self.dayWidth)
      let weeks = weeks
      guard weeks.indices.contains(row), (0..<7).contains(column), let day = weeks[row][column], isAllowed(day) else {
        break
      }
      move(.day, calendar.component(.day, from: day) - calendar.component(.day, from: date))
      return chosen
    default: break
    }
    return .stay
  }
}

extension TerminalHost {
  /// Shows the days that a date can be chosen from.
  /// - Parameter place: The element that represents the picker on the screen, such as its row.
  func showCalendar(for picker: Element, at place: Element) -> Bool {
    guard let choice = picker.traits?[DateChoiceTrait.self], choice.hasDay, picker.events.contains(.edit) else {
      return false
    }
    return show(
      CalendarOverlay(
        title: picker.label ?? "", choice: choice, locale: surroundings.locale, date: choice.date,
        anchor: scene.seen(of: place)
      ) { host, date in
        _ = host.session.send(.edit(date.formatted(.iso8601)), to: picker)
      })
  }
}
