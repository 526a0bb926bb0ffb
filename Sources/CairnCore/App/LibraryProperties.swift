import Combine

/// All dynamic properties of this library.
enum LibraryProperties {
  private static let all: [KnownProperties.Property] = [
    State<Int>.self, Binding<Int>.self, Environment<Int>.self, StateObject<ExampleObject>.self,
    ObservedObject<ExampleObject>.self, EnvironmentObject<ExampleObject>.self, AppStorage<Int>.self,
    SceneStorage<Int>.self, FocusState<Int>.self, FocusState<Int>.Binding.self, FocusedValue<Int>.self,
    FocusedBinding<Int>.self, FocusedObject<ExampleObject>.self, AccessibilityFocusState<Int>.self,
    GestureState<Int>.self, Namespace.self, ScaledMetric<Double>.self, SceneConnection<ExampleObject>.self,
  ]

  private static let registered: Void = KnownProperties.register(all)

  /// Tells the engine about them, once.
  static func register() { registered }

  private final class ExampleObject: ObservableObject {}
}
