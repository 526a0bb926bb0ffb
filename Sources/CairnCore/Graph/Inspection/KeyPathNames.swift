/// The name of an observable property, or of its object's type if the compiler has kept no name.
func propertyName(_ path: AnyKeyPath) -> String {
  let text = String(reflecting: path)
  let root = _typeName(type(of: path).rootType, qualified: false)
  guard let dot = text.lastIndex(of: "."), !text.contains("<computed") else { return "a property of \(root)" }
  return "\(root).\(text[text.index(after: dot)...])"
}
