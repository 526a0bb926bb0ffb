import SwiftUI

nonisolated extension ChartContent {
  /// Sets what a screen reader calls the marks, by default their value along the x-axis.
  public func accessibilityLabel(_ label: Text) -> some ChartContent { style { $0.label = $0.label ?? label } }

  /// Sets what a screen reader calls the marks, by default their value along the x-axis.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what a screen reader calls the marks, by default their value along the x-axis.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Sets the value that a screen reader reads, by default the one along the y-axis.
  public func accessibilityValue(_ value: Text) -> some ChartContent { style { $0.value = $0.value ?? value } }

  /// Sets the value that a screen reader reads, by default the one along the y-axis.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value that a screen reader reads, by default the one along the y-axis.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }

  /// Hides the marks from screen readers.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    style { $0.isHidden = $0.isHidden ?? hidden }
  }

  /// Sets an identifier for tests.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    style { $0.identifier = $0.identifier ?? identifier }
  }
}
