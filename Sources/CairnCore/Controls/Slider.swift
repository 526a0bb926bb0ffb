import CairnScreen
import CairnValues
import Foundation

/// A control for choosing a number with a knob.
///
/// ```swift
/// Slider(value: $volume, in: 0...10, step: 1)
/// ```
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  let value: SteppedNumber
  let label: Label
  let minimum: ValueLabel?
  let maximum: ValueLabel?
  let editing: (Bool) -> Void
  var marks: [SliderMark] = []
  /// A custom description of the value.
  var current: (any View)?

  @MainActor public var body: some View {
    Shelled(
      RangeShell(
        role: .slider, number: value, spoken: TextOfLabel.of(label),
        spokenValue: current.flatMap { TextOfLabel.of($0) }, editing: editing),
      content: HStack {
        minimum
        Track(value: value.value.wrappedValue, bounds: value.bounds, isRound: false, ticks: marks)
        maximum
      })
  }
}

/// A number within bounds, converted from its type.
nonisolated struct SteppedNumber {
  let value: Binding<Double>
  let bounds: ClosedRange<Double>
  /// The part of the bounds that can be chosen.
  let enabled: ClosedRange<Double>
  let step: Double?

  init<V: BinaryFloatingPoint>(
    _ binding: Binding<V>, _ bounds: ClosedRange<V>, _ step: V?, enabled: ClosedRange<V>? = nil
  ) {
    value = .unread(get: { Double(binding.wrappedValue) }, set: { binding.wrappedValue = V($0) })
    let range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.bounds = range
    self.enabled = enabled.map { (Double($0.lowerBound)...Double($0.upperBound)).clamped(to: range) } ?? range
    self.step = step.map { Double($0) }
  }

  /// Returns the nearest number that can be chosen.
  func settled(_ number: Double) -> Double {
    var number = number.isNaN ? enabled.lowerBound : min(max(number, enabled.lowerBound), enabled.upperBound)
    if let step, step > 0 {
      number = bounds.lowerBound + ((number - bounds.lowerBound) / step).rounded() * step
      if number > enabled.upperBound, number - step >= enabled.lowerBound { number -= step }
      if number < enabled.lowerBound, number + step <= enabled.upperBound { number += step }
    }
    return number.isNaN ? enabled.lowerBound : min(max(number, enabled.lowerBound), enabled.upperBound)
  }

  /// The change for one press of an arrow key.
  var notch: Double {
    if let step, step > 0 { return step }
    let length = bounds.upperBound - bounds.lowerBound
    return length.isFinite ? length / 10 : 1
  }
}

/// The shell of a control for choosing a number from a range.
struct RangeShell: _ContainerShell {
  let role: Role
  let number: SteppedNumber
  let spoken: Text?
  /// The value as screen readers read it.
  let spokenValue: Text?
  let editing: (Bool) -> Void

  @MainActor static var _role: Role { .slider }

  @MainActor func _fill(_ handle: _ElementHandle) {
    handle.element.role = role
    handle.element.setRange(number.value.wrappedValue, in: number.bounds)
    handle.setLayout(.control(handle.element.screen.metrics.insets(of: role)))
    handle.look(.automatic)
    let locale = handle.environment.locale
    let label = spoken?.string(locale: locale)
    handle.control([.adjust, .step]) {
      $0.label = label == "" ? nil : label
      $0.value = spokenValue?.string(locale: locale)
    }
  }

  @MainActor func _handle(_ event: _EventHandle, in node: _Node) -> Bool {
    let new: Double
    switch event.event {
    case .adjust(let wanted): new = number.settled(wanted)
    case .step(let steps): new = number.settled(number.value.wrappedValue + Double(steps) * number.notch)
    default: return false
    }
    editing(true)
    number.value.wrappedValue = new
    editing(false)
    return true
  }
}

nonisolated extension Slider {
  /// Creates a slider with views as its label, bound to a value, within bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SteppedNumber(value, bounds, nil), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), editing: onEditingChanged)
  }

  /// Creates a slider with views as its label, bound to a value, within bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SteppedNumber(value, bounds, V(step)), label: label(), minimum: minimumValueLabel(),
      maximum: maximumValueLabel(), editing: onEditingChanged)
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with views as its label, bound to a value, within bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SteppedNumber(value, bounds, nil), label: label(), minimum: nil, maximum: nil, editing: onEditingChanged)
  }

  /// Creates a slider with views as its label, bound to a value, within bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SteppedNumber(value, bounds, V(step)), label: label(), minimum: nil, maximum: nil,
      editing: onEditingChanged)
  }
}

nonisolated extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider bound to a value, within bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SteppedNumber(value, bounds, nil), label: EmptyView(), minimum: nil, maximum: nil,
      editing: onEditingChanged)
  }

  /// Creates a slider bound to a value, within bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: SteppedNumber(value, bounds, V(step)), label: EmptyView(), minimum: nil, maximum: nil,
      editing: onEditingChanged)
  }
}
