/// The accessors of a property of a managed object, as the module CoreData understands them.
enum ManagedAccessors {
  /// - Parameters:
  ///   - name: The property without backticks.
  ///   - type: Its type as it is written.
  static func variable(_ name: String, _ type: String) -> String {
    let key = "\"\(name)\""
    if let plain = primitive(name), type.last == "?" {
      // Beside the property there is one for its value without notifications, as Apple names it.
      let key = "\"\(plain)\""
      return "{ get { primitiveValue(forKey: \(key)) as? \(type.dropLast()) }"
        + " set { setPrimitiveValue(newValue, forKey: \(key)) } }"
    }
    return "{ get { managedValue(forKey: \(key)) } set { setManagedValue(newValue, forKey: \(key)) } }"
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
