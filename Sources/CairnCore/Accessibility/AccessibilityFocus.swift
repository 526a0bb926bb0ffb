import CairnScreen
import CairnValues

/// The focus of assistive technologies: reads which view has it, and moves it. It follows the keyboard focus.
///
/// ```swift
/// @AccessibilityFocusState private var isAtWarning: Bool
/// Text("Low on fuel").accessibilityFocused($isAtWarning)
/// ```
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  /// A binding to an accessibility focus state owned by another view.
  ///
  /// ```swift
  /// @AccessibilityFocusState.Binding var isAtWarning: Bool
  /// ```
  @propertyWrapper
  public struct Binding {
    let focus: FocusState<Value>.Binding

    /// The value of the focus state.
    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: AccessibilityFocusState<Value>.Binding { self }
  }

  private var focus: FocusState<Value>

  /// Creates an accessibility focus state.
  public init() where Value == Bool { focus = FocusState() }

  /// Creates a state that is true while the view has the focus. The technologies make no difference here.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { focus = FocusState() }

  /// Creates a state that holds the value of the view with the focus, or `nil`.
  public init<T: Hashable>() where Value == T? { focus = FocusState() }

  /// Creates a state that holds the value of the view with the focus, or `nil`. The technologies make no difference
  /// here.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { focus = FocusState() }

  /// The value of the view with the focus.
  public var wrappedValue: Value {
    get { focus.wrappedValue }
    nonmutating set { focus.wrappedValue = newValue }
  }

  /// A binding to pass to `accessibilityFocused` and to other views.
  public var projectedValue: AccessibilityFocusState<Value>.Binding { Binding(focus: focus.projectedValue) }
}

/// Kinds of assistive technology.
///
/// ```swift
/// @AccessibilityFocusState(for: .voiceOver) private var isAtWarning: Bool
/// ```
public struct AccessibilityTechnologies: OptionSet, Sendable {
  public let rawValue: UInt8

  /// Creates the set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A screen reader.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1 << 0)
  /// Control with a few switches instead of a keyboard.
  public static let switchControl = AccessibilityTechnologies(rawValue: 1 << 1)
}

nonisolated extension View {
  /// Binds the accessibility focus of this view to one value of a focus state.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { focused(binding.focus, equals: value) }

  /// Sets the initial accessibility focus when this view comes into view.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View { defaultFocus(binding.focus, value) }

  /// Binds the accessibility focus of this view to a condition.
  public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
    focused(condition.focus)
  }
}
