/// A stored property of a view, with its value as text.
@MainActor
package struct InspectedProperty: Identifiable {
  /// The role of the property in the view.
  package enum Kind: String, Sendable {
    case value, state, binding, environment, object, storage, focus
  }

  /// The name as in the app's source. Those of properties inside others contain dots.
  package nonisolated let name: String
  package let kind: Kind
  package let type: String
  package let text: String
  /// The text to begin editing with, in the form that `set` takes.
  package let editableText: String
  /// The only texts that `set` takes, if there are few.
  package let choices: [String]
  /// The properties of an object.
  package let parts: [InspectedProperty]
  private let write: (@MainActor (String) throws(InspectionProblem) -> Void)?

  package nonisolated var id: String { name }

  package var isEditable: Bool { write != nil }

  /// - Parameter showsParts: Whether to read the properties of an object as well. Objects may refer to each other.
  init(_ name: String, _ value: PropertyValue, showsParts: Bool = true) {
    self.name = name
    kind = value.kind
    type = _typeName(value.type, qualified: false)
    text = ValueText.of(value.value)
    editableText = ValueText.editable(value.value)
    choices = value.choices
    write = value.write
    parts = showsParts ? ObjectReader.parts(of: value.value) : []
  }

  /// Sets the value from text, like an assignment in the app.
  package func set(_ text: String) throws(InspectionProblem) {
    guard let write else {
      throw InspectionProblem("\(name) cannot be set: it is \(kind.article) of type \(type).")
    }
    try write(text)
  }
}

extension InspectedProperty.Kind {
  fileprivate var article: String {
    switch self {
    case .value: "a value that the view around it has made,"
    case .environment: "a value of the environment"
    case .object: "an object"
    case .state, .binding, .storage, .focus: "a \(rawValue)"
    }
  }
}

/// The value of a property, and how to write it.
@MainActor
struct PropertyValue {
  let kind: InspectedProperty.Kind
  let value: Any
  let type: Any.Type
  /// What views read, if the property is its owner.
  var source: _Source?
  var choices: [String] = []
  var write: (@MainActor (String) throws(InspectionProblem) -> Void)?

  init<Value>(
    _ kind: InspectedProperty.Kind, _ value: Value, source: _Source? = nil, set: (@MainActor (Value) -> Void)? = nil
  ) {
    self.kind = kind
    self.value = value
    self.source = source
    type = Value.self == Any.self ? Swift.type(of: value as Any) : Value.self
    guard let set, ValueText.canRead(Value.self) else { return }
    choices = ValueText.choices(of: Value.self)
    write = { text throws(InspectionProblem) in set(try ValueText.value(text, as: Value.self)) }
  }
}
