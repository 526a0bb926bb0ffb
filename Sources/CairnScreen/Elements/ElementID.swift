/// Identifies an element for as long as it is on the screen. A screen never reuses an id.
package struct ElementID: Hashable, Comparable, Sendable, CustomStringConvertible {
  package let number: Int

  package init(_ number: Int) { self.number = number }

  package static func < (a: ElementID, b: ElementID) -> Bool { a.number < b.number }

  package var description: String { "#\(number)" }
}
