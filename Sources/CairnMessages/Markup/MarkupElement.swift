/// An element of an XML file with the places of its attributes. Text between elements is left out.
package struct MarkupElement: Equatable, Sendable {
  package struct Attribute: Equatable, Sendable {
    package let name: String
    package let value: String
    /// The places among the bytes of the file: of the value without quotes, and of all with the space before it.
    package let valueRange: Range<Int>
    package let range: Range<Int>
  }

  package let name: String
  package let line: Int
  package let attributes: [Attribute]
  package internal(set) var children: [MarkupElement] = []

  package subscript(name: String) -> String? { attributes.first { $0.name == name }?.value }

  package func isOn(_ name: String) -> Bool { self[name] == "YES" }

  package func children(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }
}
