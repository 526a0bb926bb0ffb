import Combine
import Foundation
@_spi(Reflection) import Swift

/// The dynamic properties of this library. No other structure or enumeration of it is one.
enum LibraryProperties {
  static func holds(_ declaration: UnsafeRawPointer) -> Bool { examples[declaration] != nil }

  /// A type of this library as a dynamic property, if it is one.
  static func property(_ type: Any.Type, declaredBy declaration: UnsafeRawPointer) -> (any DynamicProperty.Type)? {
    guard var property = examples[declaration] else { return nil }
    // In memory that is the address of the type, and that of the table of what its declaration implements, which is the
    // same whatever the type is generic over.
    withUnsafeMutableBytes(of: &property) {
      $0.storeBytes(of: unsafeBitCast(type, to: UnsafeRawPointer.self), as: UnsafeRawPointer.self)
    }
    return property
  }

  /// One type for each declaration of a property; never changed.
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
  /// None. A literal would be a set made of an array, for which the runtime looks up how to go through an array.
  static var none: Self { Self(rawValue: 0) }
}
