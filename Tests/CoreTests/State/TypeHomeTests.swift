import Foundation
import SwiftUI
import Testing

@testable import CairnCore

/// What a field's type says of itself without the runtime being asked.
struct TypeHomeTests {
  @Test func valuesOfSwiftAndFoundationAreNoProperties() {
    let types: [Any.Type] = [
      Int.self, String.self, [Row].self, [String: Row].self, Date.self, UUID.self, URL.self, AttributedString.self,
      Result<Row, any Error>.self, Int?.self, Date??.self,
    ]
    for type in types { #expect(TypeHome.isPlain(type), "\(type)") }
  }

  @Test func whatMayBeAPropertyIsAsked() {
    let types: [Any.Type] = [
      Row.self, Row.Kind.self, Box<Int>.self, Model.self, State<Int>.self, Binding<String>.self, Binding<String>?.self,
      Row?.self, Model?.self, Environment<Bool>.self,
    ]
    for type in types { #expect(!TypeHome.isPlain(type), "\(type)") }
  }

  @Test func whatIsNoNominalTypeIsNotLookedInto() {
    let types: [Any.Type] = [
      (() -> Void).self, (Int, String).self, (any Error).self, Any.self, Int.Type.self, (any View).Type.self,
    ]
    for type in types { #expect(!TypeHome.isPlain(type), "\(type)") }
    #expect(TypeHome.isPlain((() -> Void)?.self), "nothing can make an optional of a function a property")
  }

  private struct Row { enum Kind { case first, second } }
  private struct Box<Value> { var value: Value }
  private final class Model {}
}
