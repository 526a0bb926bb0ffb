import Combine
import Observation

/// Reads the stored properties of views, without recording the reads.
@MainActor
struct PropertyReader {
  private(set) var properties: [InspectedProperty] = []
  /// What views read, with the names of the properties that own it.
  private(set) var sources: [(source: _Source, name: String)] = []

  /// - Parameter namesOnly: Whether to find the sources only, which is cheaper than to describe all values.
  mutating func read(_ owner: Any, inside prefix: String = "", namesOnly: Bool = false) {
    for child in Mirror(reflecting: owner).children {
      guard let label = child.label else { continue }
      if let property = child.value as? any InspectableProperty {
        let name = prefix + label.withoutUnderscore
        guard let value = property.inspected else { continue }
        if let source = value.source { sources.append((source, name)) }
        if !namesOnly { properties.append(InspectedProperty(name, value)) }
      } else if child.value is any DynamicProperty {
        read(child.value, inside: "\(prefix)\(label.withoutUnderscore).", namesOnly: namesOnly)
      } else if !namesOnly {
        properties.append(InspectedProperty(prefix + label, PropertyValue(.value, child.value)))
      }
    }
  }
}

/// Reads the stored properties of observable objects.
@MainActor
enum ObjectReader {
  static func parts(of value: Any) -> [InspectedProperty] {
    guard let object = ValueText.object(in: value), isShown(object) else { return [] }
    var parts: [InspectedProperty] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for child in level.children {
        guard let label = child.label, !label.hasPrefix("_$") else { continue }
        let value = (child.value as? any PublishedValue)?.current ?? child.value
        parts.append(InspectedProperty(label.withoutUnderscore, PropertyValue(.value, value), showsParts: false))
      }
      mirror = level.superclassMirror
    }
    return parts
  }

  /// Objects of a library have nothing to show.
  private static func isShown(_ object: AnyObject) -> Bool {
    object is any Observable || object is any ObservableObject
  }
}

/// A published property of an object, whatever its type.
private protocol PublishedValue {
  var current: Any { get }
}

extension Published: PublishedValue {
  fileprivate var current: Any { currentValue }
}

extension String {
  /// The name of a property whose storage begins with an underscore.
  fileprivate var withoutUnderscore: String { hasPrefix("_") ? String(dropFirst()) : self }
}
