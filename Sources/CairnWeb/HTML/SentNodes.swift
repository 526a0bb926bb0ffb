import CairnScreen

/// The server's record of the nodes in the browser: the children of each node, and hashes of the rest.
@MainActor
final class SentNodes {
  struct Sent {
    var attributes: Int
    /// A hash of the attributes without the value of a field, which the browser changes when the user edits it.
    var others: Int
    var html: Int
    var children: [String]

    @MainActor
    init(_ node: HTMLNode) {
      attributes = node.attributesHash()
      others = node.tag == "input" ? node.attributesHash(without: "value") : attributes
      html = node.html?.hashValue ?? 0
      children = node.childIDs
    }
  }

  struct SentElement {
    weak var element: Element?
    var tag: String
    var shape: Int
    var isPage: Bool
    var nodes: [String: Sent] = [:]
    var growth = Growth.none
    /// The parent node.
    var owner = ""
  }

  private(set) var elements: [ElementID: SentElement] = [:]

  func begin(_ element: Element, _ node: HTMLNode, _ growth: Growth) {
    let owner = elements[element.id]?.owner ?? ""
    elements[element.id] = SentElement(
      element: element, tag: node.tag, shape: node.shape, isPage: element.role == .page, growth: growth, owner: owner)
  }

  func note(_ node: HTMLNode, of element: Element) { elements[element.id]?.nodes[node.id] = Sent(node) }

  func noteGrowth(_ growth: Growth, of element: Element) { elements[element.id]?.growth = growth }

  func noteOwner(_ owner: String, of id: ElementID) { elements[id]?.owner = owner }

  /// Records the children of a node, which may have moved there.
  func adopt(_ children: [String], by owner: String) {
    for child in children {
      if let id = Self.elementID(child) {
        elements[id]?.owner = owner
        kept.remove(id)
      }
    }
  }

  /// Records that a child has left a node. Unless it has moved, it is forgotten.
  func dropped(_ child: String, from node: String, of element: ElementID) {
    guard let id = Self.elementID(child) else { return }
    if id == element {
      let inner = elements[element]?.nodes.removeValue(forKey: child)?.children ?? []
      for one in inner { dropped(one, from: child, of: element) }
    } else if elements[id]?.owner == node {
      let isPage = elements[id]?.isPage ?? false
      if isPage, let page = elements[id]?.element, !page.isGone {
        // The browser keeps covered pages. They cannot be used until they are attached again.
        elements[id]?.owner = ""
        kept.insert(id)
      } else {
        if isPage { gone.append(id) }
        forgetAll(below: id)
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
    for (name, node) in sent.nodes {
      for child in node.children {
        if let inner = Self.elementID(child), inner != id, elements[inner]?.owner == name { forgetAll(below: inner) }
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
  var childIDs: [String] {
    items.map { item in
      switch item {
      case .element(let element): element.nodeID
      case .part(let part): part.id
      }
    }
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
