import CairnNavigation

/// A navigation stack with its pages.
package struct InspectedStack: Identifiable, Sendable {
  /// A page above the root.
  package struct Entry: Identifiable, Sendable {
    /// The position above the root, from 1.
    package let id: Int
    /// The title, if the page has been made.
    package let title: String?
    /// The value of the page, if it is a value that has led to it.
    package let value: String?
    package let type: String?
    /// Where the page comes from.
    package let origin: String
  }

  package let id: String
  /// The title of the root.
  package let title: String?
  /// The type of the path's binding, or `nil` for a stack that manages its own.
  package let binding: String?
  package let entries: [Entry]
}

extension Inspection {
  /// The stacks of the app that exist now, also those in hidden tabs and columns.
  package var stacks: [InspectedStack] {
    var stacks: [InspectedStack] = []
    func visit(_ node: Node) {
      if isBoundary(node) { return }
      if let stack = node as? StackNode { stacks.append(stack.inspected(stacks.count + 1)) }
      node.forEachChild(visit)
    }
    graph.root.map(visit)
    return stacks
  }
}

extension StackNode {
  fileprivate func inspected(_ number: Int) -> InspectedStack {
    let entries = model.entries.enumerated().map { index, entry in
      let value: (any Hashable)? = value(of: entry.id) ?? element(at: index)
      return InspectedStack.Entry(
        id: index + 1, title: page(at: index + 1)?.titleText, value: value.map { ValueText.of($0) },
        type: value.map { _typeName(type(of: $0), qualified: false) }, origin: entry.origin.text)
    }
    return InspectedStack(id: "stack \(number)", title: rootPage.titleText, binding: route.binding, entries: entries)
  }
}

extension Origin {
  fileprivate var text: String {
    switch self {
    case .element(let index): "path[\(index)]"
    case .link: "link with a view"
    case .flag: "isPresented binding"
    case .item: "item binding"
    }
  }
}

extension Route {
  fileprivate var binding: String? {
    if let elementType { return "[\(_typeName(elementType, qualified: false))]" }
    return self is ErasedRoute ? "NavigationPath" : nil
  }
}
