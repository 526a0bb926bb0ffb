/// A view of the app, with its state.
@MainActor
package struct InspectedView: Identifiable {
  /// The names of the views around and of the view itself, with a number for those of the same name.
  package nonisolated let id: String
  package let name: String
  /// Whether it is the row of an element of a collection.
  package let isRow: Bool
  package let properties: [InspectedProperty]
  package let children: [InspectedView]

  /// The view and all views inside, the outer ones first.
  package var all: [InspectedView] { [self] + children.flatMap(\.all) }
}

extension Inspection {
  /// The app's views. Those of the library are left out, and so are those of an inspector.
  package var views: [InspectedView] { graph.root.map { views(below: $0, in: "") } ?? [] }

  /// A property, by its name, or by the names of views around it and its own: `Counter.count`, `ContentView > Counter.count`.
  package func property(_ name: String) throws(InspectionProblem) -> InspectedProperty {
    var found: [(path: String, property: InspectedProperty)] = []
    for view in views.flatMap(\.all) {
      for property in view.properties {
        let path = "\(view.id).\(property.name)"
        if path == name { return property }
        if path.isFound(by: name) { found.append((path, property)) }
      }
    }
    guard let first = found.first else {
      throw InspectionProblem("No view has a property “\(name)”. “inspect views” lists all.")
    }
    guard found.count == 1 else {
      let paths = found.prefix(10).map { "“\($0.path)”" }.joined(separator: ", ")
      throw InspectionProblem("\(found.count) properties are named “\(name)”: \(paths). Write more of the path.")
    }
    return first.property
  }

  private func views(below node: Node, in path: String) -> [InspectedView] {
    var seen: [String: Int] = [:]
    return nodes(below: node).compactMap { node in
      guard let name = node.inspectedName else { return nil }
      let number = (seen[name] ?? 0) + 1
      seen[name] = number
      let id = path + (number == 1 ? name : "\(name) \(number)")
      let children = views(below: node, in: "\(id) > ")
      guard node.isOfInterest || !children.isEmpty else { return nil }
      var reader = PropertyReader()
      if let value = node.inspectedValue { reader.read(value) }
      return InspectedView(
        id: id, name: name, isRow: node.isRow, properties: reader.properties, children: children)
    }
  }

  /// The nearest nodes below one that have a name.
  private func nodes(below node: Node) -> [Node] {
    var nodes: [Node] = []
    func visit(_ node: Node) {
      if isBoundary(node) { return }
      if node.inspectedName != nil { nodes.append(node) } else { node.forEachChild(visit) }
    }
    node.forEachChild(visit)
    return nodes
  }
}

extension Node {
  /// Whether a node is shown even if no view is inside. A row or a page without a view of the app says nothing.
  fileprivate var isOfInterest: Bool { self is BodyNode }
}

extension String {
  /// Whether a path ends with a name, at the start of a part of the path.
  fileprivate func isFound(by name: String) -> Bool {
    guard hasSuffix(name) else { return false }
    let rest = dropLast(name.count)
    return rest.isEmpty || rest.hasSuffix(".") || rest.hasSuffix(" > ")
  }
}
