import Combine
import Foundation
@_spi(Reflection) import Swift

/// The dynamic properties declared by this library. None of its other structures and enumerations is one.
enum LibraryProperties {
  static func holds(_ declaration: UnsafeRawPointer) -> Bool { examples[declaration] != nil }

  /// Returns a type of this library as a dynamic property, if it is one.
  static func property(_ type: Any.Type, declaredBy declaration: UnsafeRawPointer) -> (any DynamicProperty.Type)? {
    guard var property = examples[declaration] else { return nil }
    // In memory, the existential is the address of the type followed by the address of its declaration's
    // witness table, which does not depend on the generic arguments.
    withUnsafeMutableBytes(of: &property) {
      $0.storeBytes(of: unsafeBitCast(type, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
    }
    return property
  }

  /// One type for each property declaration; never changed.
  nonisolated(unsafe) private static let examples: [UnsafeRawPointer: any DynamicProperty.Type] = {
    let types: [any DynamicProperty.Type] = [
      State<Int>.self, Binding<Int>.self, Environment<Int>.self, StateObject<ExampleObject>.self,
      ObservedObject<ExampleObject>.self, EnvironmentObject<ExampleObject>.self, AppStorage<Int>.self,
      SceneStorage<Int>.self, FocusState<Int>.self, FocusState<Int>.Binding.self, FocusedValue<Int>.self,
      FocusedBinding<Int>.self, FocusedObject<ExampleObject>.self, AccessibilityFocusState<Int>.self,
      GestureState<Int>.self, Namespace.self, ScaledMetric<Double>.self,
      UIApplicationDelegateAdaptor<ExampleDelegate>.self,
    ]
    var examples: [UnsafeRawPointer: any DynamicProperty.Type] = [:]
    for type in types { if let declaration = TypeHome.declaration(of: type) { examples[declaration] = type } }
    return examples
  }()

  private final class ExampleObject: ObservableObject {}
  private final class ExampleDelegate: NSObject, UIApplicationDelegate {}
}

extension _EachFieldOptions {
  /// The empty set. A literal would build the set from an array, for which the runtime looks up how to iterate
  /// an array.
  static var none: Self { Self(rawValue: 0) }
}
