import CairnScreen

/// The server's record of the nodes in the browser: the children of each node, and hashes of the rest.
@MainActor
final class SentNodes {
  struct Sent {
    var attributes: Int
    /// A hash of the attributes without the value of a field, which the browser changes when the user edits it.
    var others: Int
    var html: Int
    var children: [NodeID]

    @MainActor
    init(_ node: HTMLNode) {
      attributes = node.attributesHash()
      others = node.tag == "input" ? node.attributesHash(without: "value") : attributes
      html = node.html?.hashValue ?? 0
      children = node.childIDs
    }
  }

  @MainActor
  final class SentElement {
    /// It may have left the screen since, until the browser is told. A strong reference, because weak ones would slow down
    /// every other reference to the element.
    let element: Element
    let tag: String
    let shape: Int
    let isPage: Bool
    fileprivate(set) var growth: Growth
    /// The parent node.
    fileprivate(set) var owner: NodeID?
    /// The element's own node, and those of its parts.
    private var own: Sent?
    private var parts: [String: Sent] = [:]

    fileprivate init(_ element: Element, _ node: HTMLNode, _ growth: Growth, owner: NodeID?) {
      self.element = element
      tag = node.tag
      shape = node.shape
      isPage = element.role == .page
      self.growth = growth
      self.owner = owner
    }

    subscript(part: String) -> Sent? { part.isEmpty ? own : parts[part] }

    fileprivate func note(_ sent: Sent?, of part: String) { if part.isEmpty { own = sent } else { parts[part] = sent } }

    fileprivate var nodes: [(part: String, sent: Sent)] {
      (own.map { [("", $0)] } ?? []) + parts.map { ($0.key, $0.value) }
    }
  }

  private(set) var elements: [ElementID: SentElement] = [:]

  func begin(_ element: Element, _ node: HTMLNode, _ growth: Growth) {
    elements[element.id] = SentElement(element, node, growth, owner: elements[element.id]?.owner)
  }

  func note(_ sent: Sent, of node: NodeID) { elements[node.element]?.note(sent, of: node.part) }

  func noteGrowth(_ growth: Growth, of element: Element) { elements[element.id]?.growth = growth }

  func noteOwner(_ owner: NodeID, of id: ElementID) { elements[id]?.owner = owner }

  /// Records the children of a node, which may have moved there.
  func adopt(_ children: [NodeID], by owner: NodeID) {
    for child in children {
      elements[child.element]?.owner = owner
      kept.remove(child.element)
    }
  }

  /// Records that a child has left a node. Unless it has moved, it is forgotten.
  func dropped(_ child: NodeID, from node: NodeID) {
    guard let sent = elements[child.element] else { return }
    if child.element == node.element {
      let inner = sent[child.part]?.children ?? []
      sent.note(nil, of: child.part)
      for one in inner { dropped(one, from: child) }
    } else if sent.owner == node {
      if sent.isPage, !sent.element.isGone {
        // The browser keeps covered pages. They cannot be used until they are attached again.
        sent.owner = nil
        kept.insert(child.element)
      } else {
        if sent.isPage { gone.append(child.element) }
        forgetAll(below: child.element)
      }
    }
  }

  /// The covered pages that the browser keeps. They are patched like all others.
  private(set) var kept: Set<ElementID> = []

  /// Kept pages that have ended and that the browser must drop.
  private var gone: [ElementID] = []

  func pageIsGone(_ id: ElementID) { if kept.remove(id) != nil { gone.append(id) } }

  func takeGonePages() -> [ElementID] {
    defer { gone = [] }
    return gone
  }

  func forgetInside(_ id: ElementID) {
    guard let sent = elements[id] else { return }
    for (part, node) in sent.nodes {
      let name = NodeID(element: id, part: part)
      for child in node.children where child.element != id && elements[child.element]?.owner == name {
        forgetAll(below: child.element)
      }
    }
  }

  func forgetAll(below id: ElementID) {
    forgetInside(id)
    elements[id] = nil
  }

  /// Returns the element of a node's id, such as `e12` or a part's `e12c`.
  static func elementID(_ node: String) -> ElementID? {
    guard node.utf8.first == UInt8(ascii: "e") else { return nil }
    let digits = node.dropFirst().prefix { $0.isASCII && $0.isNumber }
    guard digits.utf8.count <= 15, let number = Int(digits) else { return nil }
    return ElementID(number)
  }
}

extension HTMLNode {
  var childIDs: [NodeID] {
    var ids: [NodeID] = []
    ids.reserveCapacity(items.count)
    for item in items {
      switch item {
      case .element(let element): ids.append(NodeID(element: element.id))
      case .part(let part): ids.append(part.id)
      }
    }
    return ids
  }

  func attributesHash(without name: String? = nil) -> Int {
    var hasher = Hasher()
    for attribute in attributes where attribute.name != name {
      hasher.combine(attribute.name)
      hasher.combine(attribute.value)
    }
    return hasher.finalize()
  }

  /// A hash of the tags of its fixed parts. If it changes, the node is rewritten.
  var shape: Int {
    var hasher = Hasher()
    hasher.combine(html == nil)
    for attribute in attributes where attribute.name == "type" || attribute.name == "popover" {
      hasher.combine(attribute.value)
    }
    return hasher.finalize()
  }
}
