import CairnValues
import Foundation

/// The time left until the end of an interval, or gone by since its start, as a progress view shows it below its bar.
///
/// ```swift
/// ProgressView(timerInterval: start...end)
/// ```
nonisolated public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  @MainActor public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// A bar that fills, or empties, while the time of an interval goes by.
nonisolated struct TimedProgress<Label: View, CurrentValueLabel: View>: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool
  let label: Label
  let current: CurrentValueLabel

  @MainActor var body: some View {
    TimelineView(.periodic(from: interval.lowerBound, by: 1)) { context in
      ProgressView(value: share(at: context.date)) {
        label
      } currentValueLabel: {
        current
      }
    }
  }

  private func share(at now: Date) -> Double {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    guard length > 0 else { return countsDown ? 0 : 1 }
    let gone = min(max(now.timeIntervalSince(interval.lowerBound) / length, 0), 1)
    return countsDown ? 1 - gone : gone
  }
}

nonisolated extension ProgressView {
  /// A bar for the time of an interval, which moves by itself.
  public init<L: View, C: View>(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> L,
    @ViewBuilder currentValueLabel: () -> C
  ) where Label == AnyView, CurrentValueLabel == EmptyView {
    self.init(
      standsFor: AnyView(
        TimedProgress(
          interval: timerInterval, countsDown: countsDown, label: label(), current: currentValueLabel())))
  }

  /// A bar for the time of an interval, which moves by itself, with the time in words.
  public init<L: View>(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> L
  ) where Label == AnyView, CurrentValueLabel == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// A bar for the time of an interval, which moves by itself, with the time in words.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == AnyView, CurrentValueLabel == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
