/// A function of a managed object that changes a relationship to many, such as `addToItems(_:)`.
///
/// Xcode writes them, and Core Data makes their bodies when the app runs.
struct ManagedFunction {
  struct Parameter {
    let label: String
    let name: String
    let type: String

    /// Whether it takes several objects or places.
    var isMany: Bool {
      type.hasPrefix("Set<") || type.hasPrefix("[") || type.hasPrefix("Array<") || type.hasSuffix("NSSet")
        || type.hasSuffix("NSOrderedSet") || type.hasSuffix("NSArray") || type.hasSuffix("IndexSet")
    }
  }

  let name: String
  let parameters: [Parameter]

  /// The statements of the function, or `nil` if Core Data has no such function.
  var body: String? {
    switch parameters.map(\.label) {
    case ["_"]: one(parameters[0])
    case ["at"], ["atIndexes"]:
      key(after: "removeFrom").map { removal(parameters[0], $0) }
        ?? key(after: "remove").map { removal(parameters[0], $0) }
    case ["_", "at"], ["_", "atIndexes"]:
      (key(after: "insertInto") ?? key(after: "insert")).map { insertion(parameters[0], parameters[1], $0) }
    case ["at", "with"]:
      key(after: "replace").map { replacement(parameters[0], parameters[1], $0) }
    default: indexed
    }
  }

  /// The key after a word, as in `addToItems`.
  private func key(after start: String, before end: String = "") -> String? {
    guard name.hasPrefix(start), name.hasSuffix(end) else { return nil }
    let rest = name.dropFirst(start.count).dropLast(end.count)
    return rest.first?.isUppercase == true ? ManagedAccessors.key(String(rest)) : nil
  }

  private func one(_ value: Parameter) -> String? {
    for (start, verb) in [("addTo", "add"), ("removeFrom", "remove")] {
      if let key = key(after: start) { return change(verb, value, key) }
    }
    if let key = key(after: "removeObjectFrom", before: "AtIndex") { return removal(value, key) }
    // The names of Objective-C.
    for verb in ["add", "remove"] {
      if !value.isMany, let key = key(after: verb, before: "Object") { return change(verb, value, key) }
      if value.isMany, let key = key(after: verb) { return change(verb, value, key) }
    }
    return nil
  }

  /// `insertObject(_:inItemsAtIndex:)` and `replaceObjectInItems(at:withObject:)`, with the names of Objective-C.
  private var indexed: String? {
    guard parameters.count == 2 else { return nil }
    let (first, second) = (parameters[0], parameters[1])
    if name == "insertObject", first.label == "_" {
      let place = ManagedFunction(name: second.label, parameters: [])
      return place.key(after: "in", before: "AtIndex").map { insertion(first, second, $0) }
    }
    guard second.label.hasPrefix("with") else { return nil }
    if let key = key(after: "replaceObjectIn", before: "AtIndex") ?? key(after: "replaceObjectIn") {
      return replacement(first, second, key)
    }
    return (key(after: "replace", before: "AtIndexes") ?? key(after: "replace")).map { replacement(first, second, $0) }
  }

  // MARK: Statements

  private func change(_ verb: String, _ value: Parameter, _ key: String) -> String {
    guard value.isMany else { return "\(verb)ManagedValue(\(value.name), forKey: \"\(key)\")" }
    let values =
      value.type.hasPrefix("Set<")
      ? "NSSet(set: \(value.name))"
      : value.type.hasPrefix("[") || value.type.hasPrefix("Array<") ? "NSOrderedSet(array: \(value.name))" : value.name
    return "\(verb)ManagedValues(\(values), forKey: \"\(key)\")"
  }

  private func insertion(_ value: Parameter, _ place: Parameter, _ key: String) -> String {
    place.isMany
      ? "for (place, one) in zip(\(place.name), \(value.name)) { insertManagedValue(one, at: place, forKey: \"\(key)\") }"
      : "insertManagedValue(\(value.name), at: \(place.name), forKey: \"\(key)\")"
  }

  private func removal(_ place: Parameter, _ key: String) -> String {
    // From the last one, as the others move up.
    place.isMany
      ? "for place in \(place.name).reversed() { removeManagedValue(at: place, forKey: \"\(key)\") }"
      : "removeManagedValue(at: \(place.name), forKey: \"\(key)\")"
  }

  private func replacement(_ place: Parameter, _ value: Parameter, _ key: String) -> String {
    place.isMany
      ? "for (place, one) in zip(\(place.name), \(value.name)) { replaceManagedValue(at: place, with: one, forKey: \"\(key)\") }"
      : "replaceManagedValue(at: \(place.name), with: \(value.name), forKey: \"\(key)\")"
  }
}
