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
    memory.begin(element, node, scribe.growths.of(element))
    write(node, of: element)
  }

  mutating func write(_ node: HTMLNode, of element: Element) {
    memory.note(SentNodes.Sent(node), of: node.id)
    text += "<\(node.tag) id=\"\(node.id.text)\""
    for attribute in node.attributes {
      text +=
        attribute.value.isEmpty && attribute.name != "value" && attribute.name != "alt"
        ? " \(attribute.name)" : " \(attribute.name)=\"\(HTMLText.escaped(attribute.value))\""
    }
    text += ">"
    if node.hasNoEnd { return }
    if let html = node.html { text += html }
    for item in node.items {
      switch item {
      case .element(let child):
        write(child)
        memory.noteOwner(node.id, of: child.id)
      case .part(let part): write(part, of: element)
      }
    }
    text += "</\(node.tag)>"
  }
}
