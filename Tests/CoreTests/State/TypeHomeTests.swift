import Foundation
import SwiftUI
import Testing

@testable import CairnCore

/// The properties of a field's type, found without the runtime.
struct TypeHomeTests {
  init() { LibraryProperties.register() }

  @Test func valuesOfSwiftAndFoundationAreNoProperties() {
    let types: [Any.Type] = [
      Int.self, String.self, [Row].self, [String: Row].self, Date.self, UUID.self, URL.self, AttributedString.self,
      Result<Row, any Error>.self, Int?.self, Date??.self,
    ]
    for type in types { #expect(FieldPlan.isPlain(type), "\(type)") }
  }

  @Test func whatMayBeAPropertyIsAsked() {
    let types: [Any.Type] = [
      Row.self, Row.Kind.self, Box<Int>.self, Model.self, State<Int>.self, Binding<String>.self, Binding<String>?.self,
      Row?.self, Model?.self, Environment<Bool>.self,
    ]
    for type in types { #expect(!FieldPlan.isPlain(type), "\(type)") }
  }

  @Test func whatIsNoNominalTypeIsNoProperty() {
    let types: [Any.Type] = [
      (() -> Void).self, (Int, String).self, (any Error).self, Any.self, Int.Type.self, (any View).Type.self,
      (() -> Void)?.self,
    ]
    for type in types { #expect(FieldPlan.isPlain(type), "nothing can make a \(type) a property") }
  }

  @Test func viewsOfTheLibraryAreNoProperties() {
    let types: [Any.Type] = [
      Text.self, VStack<Text>.self, TupleView<(Text, Button<Text>)>.self, NavigationLink<Text, Text>.self, Image?.self,
      AnyView.self,
    ]
    for type in types { #expect(FieldPlan.isPlain(type), "\(type)") }
  }

  /// The statically declared properties of the library equal what the runtime would find.
  @Test func thePropertiesOfTheLibraryAreFoundAsTheRuntimeFindsThem() throws {
    for type in Self.properties {
      let found = try #require(FieldPlan.dynamicProperty(type), "\(type)")
      #expect(ObjectIdentifier(found) == ObjectIdentifier(type))
      #expect(areTheSame(found, try #require(type as? any DynamicProperty.Type)), "\(type)")
    }
  }

  /// With a runtime that keeps its types in another way, nothing is read and everything is asked.
  @Test func aLayoutThatIsNotKnownHasTheRuntimeAsked() throws {
    for type in Self.properties {
      #expect(TypeHome(of: type, layout: nil) == .unknown)
      let found = try #require(FieldPlan.dynamicProperty(type, layout: nil), "\(type)")
      #expect(areTheSame(found, try #require(FieldPlan.dynamicProperty(type))), "\(type)")
    }
    let others: [Any.Type] = [Int.self, String?.self, Row.self, Text.self, (() -> Void).self, Model.self]
    for type in others { #expect(FieldPlan.dynamicProperty(type, layout: nil) == nil, "\(type)") }
  }

  /// Compares the declarations of the types as properties.
  private func areTheSame(_ a: any DynamicProperty.Type, _ b: any DynamicProperty.Type) -> Bool {
    withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { b in a.elementsEqual(b) } }
  }

  private static let properties: [Any.Type] = [
    State<String>.self, State<[Row]>.self, Binding<Model>.self, Binding<Row?>.self, Environment<Bool>.self,
    StateObject<Watched>.self, ObservedObject<Watched>.self, EnvironmentObject<Watched>.self, AppStorage<String>.self,
    SceneStorage<Row.Kind>.self, FocusState<String?>.self, FocusState<Bool>.Binding.self, FocusedValue<Row>.self,
    FocusedBinding<Row>.self, FocusedObject<Watched>.self, AccessibilityFocusState<Bool>.self, GestureState<Row>.self,
    Namespace.self, ScaledMetric<Float>.self, UIApplicationDelegateAdaptor<Delegate>.self,
  ]

  private struct Row { enum Kind { case first, second } }
  private struct Box<Value> { var value: Value }
  private final class Model {}
  private final class Watched: ObservableObject {}
  private final class Delegate: NSObject, UIApplicationDelegate {}
}
