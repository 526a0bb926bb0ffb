import CairnScreen
import CairnUnsafe
import CairnValues
import Foundation

/// Content that follows the time, updated on a schedule.
///
/// ```swift
/// TimelineView(.everyMinute) { context in Text(context.date, style: .time) }
/// ```
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content>: View where Content: View {
  public typealias Body = Never

  /// The date of the content, and how often it updates.
  public struct Context: Sendable {
    /// The highest rate at which the content updates.
    public enum Cadence: Comparable, Sendable {
      case live, seconds, minutes
    }

    /// The date to show.
    public let date: Date
    /// How often the content is updated.
    public let cadence: Cadence

    /// Discards content drawn in advance; there is none here.
    public func invalidateTimelineContent() {}
  }

  let schedule: Schedule
  let content: (TimelineViewDefaultContext) -> Content

  /// Creates a view that is updated at the dates of a schedule.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    self.schedule = schedule
    self.content = content
  }

  @MainActor public static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    TimelineNode(view, under: parent)
  }

  @MainActor public static func _updateNode(_ node: _Node, to view: Self) {
    downcast(node, to: TimelineNode<Schedule, Content>.self).update(view)
  }
}

/// The context of every timeline view. It is the same type for all, so that the content's type can be inferred
/// from its closure alone.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

/// Waits for the schedule's next date while the view is visible, and then runs the content.
final class TimelineNode<Schedule: TimelineSchedule, Content: View>: BodyNode {
  private var view: TimelineView<Schedule, Content>
  private var dates: Schedule.Entries.Iterator?
  private var next: Date?
  /// The date of the current content.
  private var shown: Date
  private var reads = RecordedReads()
  private let start: Date
  /// The number of the current wait; earlier ones are canceled.
  private var wait = 0

  init(_ view: TimelineView<Schedule, Content>, under parent: Node) {
    self.view = view
    start = parent.graph.timeHost?.date ?? Date()
    shown = start
    super.init(under: parent)
    markLifecycle()
    begin()
    invalidate()
  }

  func update(_ new: TimelineView<Schedule, Content>) {
    var (old, schedule) = (view.schedule, new.schedule)
    let isSameSchedule = areAlike(&old, &schedule)
    view = new
    if !isSameSchedule { begin() }
    invalidate()
  }

  private var now: Date { graph.timeHost?.date ?? Date() }

  private func begin() {
    startDates(at: now)
    moveOn()
  }

  private func startDates(at date: Date) {
    dates = view.schedule.entries(from: date, mode: .normal).makeIterator()
    next = nextDate()
  }

  /// How many dates are passed over one by one.
  private static var mostPassed: Int { 10_000 }

  /// Returns the next date of the schedule, passing over those that are no number.
  private func nextDate() -> Date? {
    for _ in 0..<Self.mostPassed {
      guard let date = dates?.next() else { return nil }
      if !date.timeIntervalSinceReferenceDate.isNaN { return date }
    }
    return nil
  }

  /// Shows the latest date that has passed, and waits for the next.
  private func moveOn() {
    let now = now
    var passed = 0
    while let date = next, date <= now {
      shown = date
      next = nextDate()
      // A schedule whose dates do not advance would loop forever.
      if let next, next <= date { break }
      passed += 1
      // Far behind, as after a long time out of view, the schedule starts over. Its dates may also be too close.
      if passed == Self.mostPassed { startDates(at: now) }
      if passed == 2 * Self.mostPassed { break }
    }
    wait += 1
    guard let next, isInView else { return }
    let seconds = next.timeIntervalSince(now)
    // Further away than any host's clock.
    guard seconds < 1e12 else { return }
    let number = wait
    graph.timeHost?.after(.seconds(max(seconds, Self.shortestWait))) { [weak self] in
      guard let self, self.wait == number, !self.flags.contains(.unmounted) else { return }
      self.moveOn()
      self.invalidateFromOutside()
    }
  }

  /// A sixtieth of a second, because no screen shows more.
  private static var shortestWait: TimeInterval { 1.0 / 60 }

  override func shownChanged() {
    moveOn()
    if isInView { invalidate() }
  }

  override func run() {
    flags.remove(.dirty)
    let context = TimelineViewDefaultContext(date: shown, cadence: cadence)
    show(reads.record(for: self, graph.type(Self.self)) { view.content(context) })
  }

  private var cadence: TimelineViewDefaultContext.Cadence {
    if view.schedule is EveryMinuteTimelineSchedule { return .minutes }
    if let periodic = view.schedule as? PeriodicTimelineSchedule, periodic.interval >= 1 { return .seconds }
    return .live
  }

  override func willUnmount() {
    wait += 1
    reads.end()
  }
}
