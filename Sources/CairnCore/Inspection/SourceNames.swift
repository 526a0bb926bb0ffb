/// The names of what views read, as the app's source has them.
@MainActor
struct SourceNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// Finds the names of the state that exists now.
  init(in graph: Graph) {
    func visit(_ node: Node) {
      if let value = node.inspectedValue {
        let owner = node.inspectedName ?? node.plainName
        var reader = PropertyReader()
        reader.read(value, namesOnly: true)
        for (source, name) in reader.sources { names[ObjectIdentifier(source)] = "\(owner).\(name)" }
      }
      node.forEachChild(visit)
    }
    graph.root.map(visit)
  }

  func cause(_ source: _Source) -> InspectedCause {
    var origin = source
    while let outer = origin.partOf { origin = outer }
    return .changed(names[ObjectIdentifier(origin)] ?? origin.nameWithoutOwner, place: origin.declaration?.text)
  }
}

extension SourcePlace {
  fileprivate var text: String { "\(file):\(line)" }
}
