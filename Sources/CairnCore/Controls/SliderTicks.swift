import CairnScreen
import CairnValues

/// A tick mark at a value of a slider.
///
/// ```swift
/// Slider(value: $speed, in: 0...10) { Text("Speed") } ticks: { SliderTick(5) }
/// ```
nonisolated public struct SliderTick<V: BinaryFloatingPoint>: SliderTickContent {
  /// The identity of a tick: its value.
  ///
  /// ```swift
  /// SliderTick(5.0).id == SliderTick(5.0).id
  /// ```
  public struct ID: Hashable { let value: V }

  /// The identity of the tick.
  public let id: ID
  /// The label of the tick, if it is text.
  let label: Text?

  private init(_ value: V, _ label: Text?) {
    id = ID(value: value)
    self.label = label
  }

  /// Creates a tick.
  public init(_ value: V) { self.init(value, nil) }
  /// Creates a tick with a label.
  public init(_ value: V, @ViewBuilder label: () -> some View) { self.init(value, TextOfLabel.of(label())) }

  public var _ticks: [SliderTick<V>] { [self] }
}

/// Tick marks of a slider.
///
/// ```swift
/// SliderTickContentForEach(steps, id: \.self) { SliderTick($0) }
/// ```
public protocol SliderTickContent<Value> {
  associatedtype Value: BinaryFloatingPoint
  var _ticks: [SliderTick<Value>] { get }
}

/// A tick for each element of a collection.
///
/// ```swift
/// SliderTickContentForEach(steps, id: \.self) { SliderTick($0) }
/// ```
nonisolated public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>:
  SliderTickContent
{
  public typealias Value = Content.Value
  public let _ticks: [SliderTick<Value>]

  /// Creates a tick for each element of a collection, identified by a property.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content
  ) {
    _ticks = data.flatMap { content($0)._ticks }
  }

  /// Creates a tick for each element of a collection.
  public init(_ data: Data, content: (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }
}

/// Several ticks of a slider.
///
/// ```swift
/// SliderTick(0)
/// SliderTick(5)
/// ```
nonisolated public struct TupleSliderTickContent<Value: BinaryFloatingPoint>: SliderTickContent {
  public let _ticks: [SliderTick<Value>]
}

/// Builds the ticks of a slider from the statements of a closure.
///
/// ```swift
/// ticks: { SliderTick(0); SliderTick(5) }
/// ```
@resultBuilder
nonisolated public struct SliderTickBuilder<Value: BinaryFloatingPoint> {
  /// Passes on a tick in the closure.
  public static func buildExpression<C: SliderTickContent>(_ content: C) -> C where C.Value == Value { content }

  /// Starts with the first tick.
  public static func buildPartialBlock<C: SliderTickContent>(first: C) -> C where C.Value == Value { first }

  /// Adds the next tick.
  public static func buildPartialBlock<A: SliderTickContent, C: SliderTickContent>(
    accumulated: A, next: C
  ) -> TupleSliderTickContent<Value> where A.Value == Value, C.Value == Value {
    TupleSliderTickContent(_ticks: accumulated._ticks + next._ticks)
  }

  /// Builds an `if` without `else`.
  public static func buildIf<C: SliderTickContent>(_ content: C?) -> TupleSliderTickContent<Value>
  where C.Value == Value { TupleSliderTickContent(_ticks: content?._ticks ?? []) }

  /// Builds the first branch of a condition.
  public static func buildEither<C: SliderTickContent>(first: C) -> TupleSliderTickContent<Value>
  where C.Value == Value { TupleSliderTickContent(_ticks: first._ticks) }

  /// Builds the second branch of a condition.
  public static func buildEither<C: SliderTickContent>(second: C) -> TupleSliderTickContent<Value>
  where C.Value == Value { TupleSliderTickContent(_ticks: second._ticks) }
}

nonisolated extension SteppedNumber {
  /// Returns the ticks within the bounds.
  func marks<V: BinaryFloatingPoint>(_ ticks: [SliderTick<V>]) -> [SliderMark] {
    ticks.compactMap { tick in
      let value = Double(tick.id.value)
      return bounds.contains(value) ? SliderMark(value: value, label: tick.label) : nil
    }
  }

  /// Returns the ticks at the steps, unless there are too many to tell apart.
  func marks<V: BinaryFloatingPoint>(atSteps tick: (V) -> SliderTick<V>?) -> [SliderMark] {
    guard let step, step > 0, (bounds.upperBound - bounds.lowerBound) / step <= 1_000 else { return [] }
    return marks(stride(from: bounds.lowerBound, through: bounds.upperBound, by: step).compactMap { tick(V($0)) })
  }
}

nonisolated extension Slider {
  /// Creates a slider with ticks, optionally limited to a part of its bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let number = SteppedNumber(value, bounds, nil, enabled: enabledBounds)
    self.init(
      value: number, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      editing: onEditingChanged, marks: number.marks(ticks()._ticks), current: currentValueLabel())
  }

  /// Creates a slider with ticks at its steps, optionally limited to a part of its bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let number = SteppedNumber(value, bounds, V(step), enabled: enabledBounds)
    self.init(
      value: number, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      editing: onEditingChanged, marks: number.marks(atSteps: tick), current: currentValueLabel())
  }
}

nonisolated extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with ticks, optionally limited to a part of its bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let number = SteppedNumber(value, bounds, nil, enabled: enabledBounds)
    self.init(
      value: number, label: label(), minimum: nil, maximum: nil, editing: onEditingChanged,
      marks: number.marks(ticks()._ticks), current: currentValueLabel())
  }

  /// Creates a slider with ticks at its steps, optionally limited to a part of its bounds.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() }, tick: (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let number = SteppedNumber(value, bounds, V(step), enabled: enabledBounds)
    self.init(
      value: number, label: label(), minimum: nil, maximum: nil, editing: onEditingChanged,
      marks: number.marks(atSteps: tick), current: currentValueLabel())
  }
}
