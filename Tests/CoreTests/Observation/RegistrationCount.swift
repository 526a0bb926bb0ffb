import Observation

/// Returns the number of registrations that active trackings have left on an observable object.
///
/// Observation has no public API for this, so the function looks up the table in the registrar. Returns `nil` if
/// it is not where it was.
func registrationCount(on object: AnyObject) -> Int? {
  for child in Mirror(reflecting: object).children where child.label?.hasSuffix("$observationRegistrar") == true {
    return tableCount(in: child.value, depth: 8)
  }
  return nil
}

private func tableCount(in value: Any, depth: Int) -> Int? {
  guard depth > 0 else { return nil }
  var mirror: Mirror? = Mirror(reflecting: value)
  while let current = mirror {
    for child in current.children {
      if child.label == "observations" { return Mirror(reflecting: child.value).children.count }
      if let found = tableCount(in: child.value, depth: depth - 1) { return found }
    }
    mirror = current.superclassMirror
  }
  return nil
}
