/// The accessors of a property of a managed object, as the module CoreData understands them.
enum ManagedAccessors {
  /// - Parameter name: The property without backticks.
  static func variable(_ name: String) -> String {
    // `primitiveDate` is the value of `date` without notifications. The getter converts the value to any type.
    let (key, setter) = primitive(name).map { ($0, "setPrimitiveValue") } ?? (name, "setManagedValue")
    return "{ get { managedValue(forKey: \"\(key)\") } set { \(setter)(newValue, forKey: \"\(key)\") } }"
  }

  /// "date" for "primitiveDate".
  private static func primitive(_ name: String) -> String? {
    guard name.hasPrefix("primitive") else { return nil }
    let rest = name.dropFirst("primitive".count)
    return rest.first?.isUppercase == true ? key(String(rest)) : nil
  }

  /// The key of a property from its name in a function: "items" from the "Items" of `addToItems`.
  static func key(_ name: String) -> String { name.prefix(1).lowercased() + name.dropFirst() }
}
