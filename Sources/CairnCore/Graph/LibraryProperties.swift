import CairnUnsafe
import Combine
import Foundation

/// The dynamic properties declared by this library. None of its other structures and enumerations is one.
enum LibraryProperties {
  static func holds(_ declaration: TypeDeclaration) -> Bool { examples[declaration] != nil }

  /// Returns a type of this library as a dynamic property, if it is one.
  static func property(_ type: Any.Type, declaredBy declaration: TypeDeclaration) -> (any DynamicProperty.Type)? {
    guard let example = examples[declaration] else { return nil }
    // The witness table of a declaration does not depend on the generic arguments.
    return retargeted(example, as: (any DynamicProperty.Type).self, to: type) ?? (type as? any DynamicProperty.Type)
  }

  /// One type for each property declaration.
  private static let examples: [TypeDeclaration: any (DynamicProperty & SendableMetatype).Type] = {
    let types: [any (DynamicProperty & SendableMetatype).Type] = [
      State<Int>.self, Binding<Int>.self, Environment<Int>.self, StateObject<ExampleObject>.self,
      ObservedObject<ExampleObject>.self, EnvironmentObject<ExampleObject>.self, AppStorage<Int>.self,
      SceneStorage<Int>.self, FocusState<Int>.self, FocusState<Int>.Binding.self, FocusedValue<Int>.self,
      FocusedBinding<Int>.self, FocusedObject<ExampleObject>.self, AccessibilityFocusState<Int>.self,
      GestureState<Int>.self, Namespace.self, ScaledMetric<Double>.self,
      UIApplicationDelegateAdaptor<ExampleDelegate>.self,
    ]
    var examples: [TypeDeclaration: any (DynamicProperty & SendableMetatype).Type] = [:]
    for type in types { if let declaration = TypeDeclaration(of: type) { examples[declaration] = type } }
    return examples
  }()

  private final class ExampleObject: ObservableObject {}
  private final class ExampleDelegate: NSObject, UIApplicationDelegate {}
}
