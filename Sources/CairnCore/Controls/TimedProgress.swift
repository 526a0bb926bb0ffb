import CairnValues
import Foundation

/// The remaining or elapsed time of an interval, as shown below a progress bar.
///
/// ```swift
/// ProgressView(timerInterval: start...end)
/// ```
nonisolated public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  @MainActor public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

/// A bar that fills or empties over an interval.
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
  /// Creates a bar that advances over an interval.
  public init<L: View, C: View>(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> L,
    @ViewBuilder currentValueLabel: () -> C
  ) where Label == AnyView, CurrentValueLabel == EmptyView {
    self.init(
      standsFor: AnyView(
        TimedProgress(
          interval: timerInterval, countsDown: countsDown, label: label(), current: currentValueLabel())))
  }

  /// Creates a bar that advances over an interval, with the time as text.
  public init<L: View>(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> L
  ) where Label == AnyView, CurrentValueLabel == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }

  /// Creates a bar that advances over an interval, with the time as text.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == AnyView, CurrentValueLabel == EmptyView {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }
}
