import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// A control that increments and decrements a value.
///
/// ```swift
/// Stepper("Guests: \(guests)", value: $guests, in: 1...8)
/// ```
nonisolated public struct Stepper<Label: View>: _ContainerView {
  public typealias Body = Never
  let label: Label
  /// `nil` if the value cannot be incremented.
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  /// A description of the value, if it has one.
  let value: (() -> String)?
  let editing: (Bool) -> Void

  @MainActor public var _shell: any _ContainerShell {
    StepperShell(
      increment: increment, decrement: decrement, value: value, editing: editing, spoken: TextOfLabel.of(label))
  }

  @MainActor public var _content: some View { ControlLabel(label) }

  init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, text: (() -> String)? = nil, label: Label,
    _ editing: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.editing = editing
    self.value = text ?? { "\(value.wrappedValue)" }
    func change(by stride: V.Stride) {
      // At the limit of its type, the value cannot change.
      guard let next = value.wrappedValue.stepped(by: stride) else { return }
      let new = bounds.map { min(max(next, $0.lowerBound), $0.upperBound) } ?? next
      if new != value.wrappedValue { value.wrappedValue = new }
    }
    increment = { change(by: step) }
    decrement = { change(by: -step) }
  }

  init(
    _ increment: (() -> Void)?, _ decrement: (() -> Void)?, label: Label, _ editing: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.increment = increment
    self.decrement = decrement
    self.editing = editing
    value = nil
  }
}

private struct StepperShell: _ContainerShell {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  let value: (() -> String)?
  let editing: (Bool) -> Void
  let spoken: Text?

  @MainActor static var _role: Role { .stepper }

  @MainActor func _fill(_ handle: _ElementHandle) {
    handle.setLayout(.labelled(.stepper, on: handle.element.screen))
    handle.look(.automatic)
    let environment = handle.environment
    let value = value?()
    handle.control(increment == nil && decrement == nil ? [] : [.step]) {
      $0.setUnseenLabel(spoken.flatMap { environment.spokenLabel($0) })
      $0.value = value
    }
  }

  @MainActor func _handle(_ event: _EventHandle, in node: _Node) -> Bool {
    guard case .step(let steps) = event.event, steps != 0 else { return false }
    guard let action = steps > 0 ? increment : decrement else { return false }
    editing(true)
    for _ in 0..<min(steps.magnitude, UInt(ElementEvent.mostSteps)) { action() }
    editing(false)
    return true
  }
}

nonisolated extension Stepper {
  /// Creates a stepper with views as its label, that calls an action for each step.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(onIncrement, onDecrement, label: label(), onEditingChanged)
  }

  /// Creates a stepper with views as its label, bound to a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, label: label(), onEditingChanged)
  }

  /// Creates a stepper with views as its label, bound to a value, within bounds.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label: label(), onEditingChanged)
  }

  /// Creates a stepper with views as its label, bound to a value in a format.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value, nil, step, text: { format.format(value.wrappedValue) }, label: label(), onEditingChanged)
  }

  /// Creates a stepper with views as its label, bound to a value in a format, within bounds.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value, bounds, step, text: { format.format(value.wrappedValue) }, label: label(), onEditingChanged)
  }
}

nonisolated extension Stepper where Label == Text {
  /// Creates a stepper with a localized title, that calls an action for each step.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(onIncrement, onDecrement, label: Text(titleKey), onEditingChanged)
  }

  /// Creates a stepper with a title from a string resource, that calls an action for each step.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(onIncrement, onDecrement, label: Text(titleResource), onEditingChanged)
  }

  /// Creates a stepper with a title that is not localized, that calls an action for each step.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(onIncrement, onDecrement, label: Text(title), onEditingChanged)
  }

  /// Creates a stepper with a localized title, bound to a value.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, label: Text(titleKey), onEditingChanged)
  }

  /// Creates a stepper with a title from a string resource, bound to a value.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, label: Text(titleResource), onEditingChanged)
  }

  /// Creates a stepper with a title that is not localized, bound to a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, nil, step, label: Text(title), onEditingChanged)
  }

  /// Creates a stepper with a localized title, bound to a value, within bounds.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label: Text(titleKey), onEditingChanged)
  }

  /// Creates a stepper with a title from a string resource, bound to a value, within bounds.
  @_disfavoredOverload
  public init<V: Strideable>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label: Text(titleResource), onEditingChanged)
  }

  /// Creates a stepper with a title that is not localized, bound to a value, within bounds.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, bounds, step, label: Text(title), onEditingChanged)
  }
}

nonisolated extension Stepper where Label == Text {
  /// Creates a stepper with a localized title, bound to a value in a format.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value, nil, step, text: { format.format(value.wrappedValue) }, label: Text(titleKey), onEditingChanged)
  }

  /// Creates a stepper with a title from a string resource, bound to a value in a format.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value, nil, step, text: { format.format(value.wrappedValue) }, label: Text(titleResource), onEditingChanged)
  }

  /// Creates a stepper with a localized title, bound to a value in a format, within bounds.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value, bounds, step, text: { format.format(value.wrappedValue) }, label: Text(titleKey), onEditingChanged)
  }

  /// Creates a stepper with a title from a string resource, bound to a value in a format, within bounds.
  @_disfavoredOverload
  public init<F: ParseableFormatStyle>(
    _ titleResource: LocalizedStringResource, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value, bounds, step, text: { format.format(value.wrappedValue) }, label: Text(titleResource), onEditingChanged)
  }

  /// Creates a stepper with a title that is not localized, bound to a value in a format.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value, nil, step, text: { format.format(value.wrappedValue) }, label: Text(title), onEditingChanged)
  }

  /// Creates a stepper with a title that is not localized, bound to a value in a format, within bounds.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(
      value, bounds, step, text: { format.format(value.wrappedValue) }, label: Text(title), onEditingChanged)
  }
}

extension Strideable {
  /// Returns the value one step further, or `nil` if the type cannot represent it.
  fileprivate func stepped(by stride: Stride) -> Self? {
    guard let number = self as? any FixedWidthInteger, let stride = stride as? Int else {
      let next = advanced(by: stride)
      return next == next ? next : nil
    }
    return number.added(stride) as? Self
  }
}

extension FixedWidthInteger {
  fileprivate func added(_ stride: Int) -> Self? {
    guard let magnitude = Self(exactly: stride.magnitude) else { return nil }
    let (result, overflows) =
      stride < 0 ? subtractingReportingOverflow(magnitude) : addingReportingOverflow(magnitude)
    return overflows ? nil : result
  }
}
