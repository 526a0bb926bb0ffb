import CairnScreen
import CairnUnsafe

/// The storage of a value that may come from the process before.
protocol KeptLocation: AnyObject {
  associatedtype Value
  /// The value, without recording the read.
  var unread: Value { get }
  /// Takes a value before anything reads it.
  func handOver(_ value: Value)
  /// Takes a value that readers must hear of.
  func show(_ value: Value)
}

/// Hands the state of an app that is being worked on to its next process.
///
/// State is known by the views around its view, the name of the property, and its type. A property that was never changed is
/// not handed over, so that a new initial value in the source shows.
@MainActor
package final class StateKeeper {
  private struct Entry {
    let initial: HandedValue?
    /// Returns the value, `nil` when its view is gone.
    let current: () -> HandedValue??
  }

  private var arriving: [String: HandedValue]
  private var entries: [String: Entry] = [:]
  /// The elements that have received input.
  private var touched: Set<ElementID> = []

  /// - Parameter values: The values from the previous process.
  package init(_ values: [String: HandedValue] = [:]) { arriving = values }

  /// The values to hand over.
  package var values: [String: HandedValue] {
    // A value that has not been asked for yet may belong to a page that is yet to be opened.
    var values = arriving
    for (key, entry) in entries {
      guard let current = entry.current(), let current else { continue }
      if current != entry.initial { values[key] = current }
    }
    return values
  }

  package func noteInput(_ element: Element) { touched.insert(element.id) }

  /// Whether a user has entered something in an element, one of its options, or its row.
  package func hasInput(_ element: Element) -> Bool {
    if touched.contains(element.id) || element.optionsInside.contains(where: { touched.contains($0.id) }) {
      return true
    }
    return [element.measureAround, element.nearestAround(.row)].contains { $0.map { touched.contains($0.id) } ?? false }
  }

  /// Follows a property's storage, and puts in it what was handed over for it.
  func follow<Location: KeptLocation>(_ location: Location, named name: String, of node: Node) {
    let place = node.placeOfState(named: name, Location.Value.self)
    var key = place
    var number = 1
    while let entry = entries[key], entry.current() != nil {
      number += 1
      key = "\(place) \(number)"
    }
    let initial = HandedValue.of(location.unread)
    entries[key] = Entry(initial: initial) { [weak location] in location.map { HandedValue.of($0.unread) } }
    if let handed = arriving.removeValue(forKey: key), let value = handed.value(as: Location.Value.self) {
      location.handOver(value)
    }
  }

  /// The name of a view's type, without its parameters: they change with the body.
  nonisolated static func name(of type: Any.Type) -> String {
    String(_typeName(type, qualified: false).prefix { $0 != "<" })
  }
}

extension Node {
  private static var mostCharacters: Int { 2_000 }

  /// What identifies a property of the node's view: the views around it, the name of the property, and its type.
  final func placeOfState(named name: String, _ type: Any.Type) -> String {
    var names: [String] = []
    var current: Node? = self
    while let one = current {
      if let name = one.handoverName { names.append(name) }
      current = one.parent
    }
    let place = names.reversed().joined(separator: " > ").suffix(Self.mostCharacters)
    return "\(place).\(name): \(_typeName(type, qualified: false))"
  }
}
