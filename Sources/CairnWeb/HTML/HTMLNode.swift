import CairnScreen

/// A node of the page: an element, or a fixed part of one, in HTML.
@MainActor
struct HTMLNode {
  enum Item {
    /// The node of another element.
    case element(Element)
    /// A fixed part of this element, with a separate id.
    case part(HTMLNode)
  }

  let id: NodeID
  var tag: String
  /// Attributes in the order they are written. A flag has the value "".
  var attributes: [(name: String, value: String)] = []
  var items: [Item] = []
  /// Finished HTML instead of items: runs of text, drawings, options.
  var html: String?

  init(_ element: Element, part: String = "", _ tag: String, class names: String? = nil, symbol: String? = nil) {
    id = NodeID(element: element.id, part: part)
    self.tag = tag
    set("class", names)
    if let symbol { html = SymbolDrawing.svg(symbol, label: nil) }
  }

  mutating func set(_ name: String, _ value: String?) {
    guard let value else { return }
    attributes.append((name, value))
  }

  /// Makes the node an image with a name.
  mutating func nameImage(_ label: String) {
    set("role", "img")
    set("aria-label", label)
  }

  mutating func flag(_ name: String, if isOn: Bool) { if isOn { attributes.append((name, "")) } }

  mutating func add(_ part: HTMLNode) { items.append(.part(part)) }

  mutating func add(_ elements: some Sequence<Element>) { for element in elements { items.append(.element(element)) } }

  var hasNoEnd: Bool { tag == "input" || tag == "img" || tag == "hr" }
}

/// The id of a node: its element, and the part of it.
struct NodeID: Hashable {
  let element: ElementID
  /// Empty for the element's own node.
  var part = ""

  /// The id in HTML.
  var text: String { "e\(element.number)\(part)" }
}

extension Element {
  /// The id of the element's node.
  var nodeID: String { "e\(id.number)" }
}
