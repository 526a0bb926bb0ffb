import CairnScreen

/// Writes nodes as HTML, and remembers what it wrote.
@MainActor
struct HTMLWriter {
  let scribe: Scribe
  let memory: SentNodes
  private(set) var text = ""

  init(_ scribe: Scribe, _ memory: SentNodes) {
    self.scribe = scribe
    self.memory = memory
    text.reserveCapacity(4_096)
  }

  mutating func write(_ element: Element) {
    let node = scribe.node(for: element)
    memory.begin(element, node)
    write(node, of: element)
  }

  mutating func write(_ node: HTMLNode, of element: Element) {
    memory.note(node, of: element)
    text += "<\(node.tag) id=\"\(node.id)\""
    for attribute in node.attributes {
      text += attribute.value.isEmpty && attribute.name != "value" && attribute.name != "alt"
        ? " \(attribute.name)" : " \(attribute.name)=\"\(HTMLText.escaped(attribute.value))\""
    }
    text += ">"
    if node.hasNoEnd { return }
    if let html = node.html { text += html }
    for item in node.items {
      switch item {
      case .element(let child): write(child)
      case .part(let part): write(part, of: element)
      }
    }
    text += "</\(node.tag)>"
  }
}

/// What the page shows, as far as the server remembers it: the children of each node, and a hash of the rest.
@MainActor
final class SentNodes {
  struct Sent {
    var attributes: Int
    var html: Int
    var children: [String]
  }

  struct SentElement {
    weak var element: Element?
    var nodes: [String: Sent] = [:]
    var growth = Growth.none
  }

  private(set) var elements: [ElementID: SentElement] = [:]

  func begin(_ element: Element, _ node: HTMLNode) {
    elements[element.id] = SentElement(element: element)
  }

  func note(_ node: HTMLNode, of element: Element) {
    elements[element.id]?.nodes[node.id] = Sent(
      attributes: node.attributesHash, html: node.html.map { $0.hashValue } ?? 0, children: node.childIDs)
  }

  func noteGrowth(_ growth: Growth, of element: Element) { elements[element.id]?.growth = growth }

  func forget(_ id: ElementID) { elements[id] = nil }
}

extension HTMLNode {
  var childIDs: [String] {
    items.map { item in
      switch item {
      case .element(let element): element.nodeID
      case .part(let part): part.id
      }
    }
  }
}
