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
      ["Set<", "[", "Array<"].contains(where: type.hasPrefix)
        || ["NSSet", "NSOrderedSet", "NSArray", "IndexSet"].contains(where: type.hasSuffix)
    }
  }

  let name: String
  let parameters: [Parameter]
  /// The name in Objective-C that the source gives it, such as "addItemsObject:".
  var selector: String?

  /// The statements of the function, or `nil` if Core Data has no such function.
  var body: String? {
    guard (1...2).contains(parameters.count) else { return nil }
    if let selector { return body(of: selector) ?? bodyOfSwiftName }
    // Functions of older sources have the names of Objective-C.
    let labels = parameters.dropFirst().map { "\($0.label):" }.joined()
    return bodyOfSwiftName ?? body(of: "\(name):\(labels)")
  }

  // MARK: Names

  private var bodyOfSwiftName: String? {
    func key(after start: String) -> String? {
      guard name.hasPrefix(start) else { return nil }
      let rest = name.dropFirst(start.count)
      return rest.first?.isUppercase == true ? ManagedAccessors.key(String(rest)) : nil
    }
    let (first, last) = (parameters[0], parameters[parameters.count - 1])
    return switch parameters.map(\.label) {
    case ["_"]:
      key(after: "addTo").map { change("add", first, $0) }
        ?? key(after: "removeFrom").map { change("remove", first, $0) }
    case ["at"]: key(after: "removeFrom").map { removal(first, $0) }
    case ["_", "at"]: key(after: "insertInto").map { insertion(first, last, $0) }
    case ["at", "with"]: key(after: "replace").map { replacement(first, last, $0) }
    default: nil
    }
  }

  private func body(of selector: String) -> String? {
    let (first, last) = (parameters[0], parameters[parameters.count - 1])
    guard selector.count(where: { $0 == ":" }) == parameters.count else { return nil }
    func key(_ name: Substring) -> String { ManagedAccessors.key(String(name)) }
    if parameters.count == 1 {
      if let match = selector.wholeMatch(of: /removeObjectFrom(\w+)AtIndex:|remove(\w+)AtIndexes:/) {
        return (match.output.1 ?? match.output.2).map { removal(first, key($0)) }
      }
      // The relationship can be called "object" too.
      let match =
        first.isMany
        ? selector.wholeMatch(of: /(add|remove)([A-Z]\w*):/) : selector.wholeMatch(of: /(add|remove)([A-Z]\w*)Object:/)
      return match.map { change(String($0.output.1), first, key($0.output.2)) }
    }
    if let match = selector.wholeMatch(of: /insertObject:in(\w+)AtIndex:|insert([A-Z]\w*):at(?:Indexes)?:/) {
      return (match.output.1 ?? match.output.2).map { insertion(first, last, key($0)) }
    }
    let match = selector.wholeMatch(
      of: /replaceObjectIn(\w+?)(?:AtIndex)?:with\w*:|replace([A-Z]\w*)AtIndexes:with\w*:/)
    return (match?.output.1 ?? match?.output.2).map { replacement(first, last, key($0)) }
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
