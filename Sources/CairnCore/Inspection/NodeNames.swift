// How an inspector names nodes.
extension Node {
  /// The name of the node as an app's author knows it, or `nil` if the node is of no interest.
  final var inspectedName: String? {
    switch self {
    case let body as BodyNode: body.isOfLibrary ? nil : StateKeeper.name(of: body.owner)
    case let page as PageNode: page.titleText.map { "page “\($0)”" } ?? "page \(page.position)"
    case let presentation as PresentationNode: presentation.style.name
    default: isRow ? handoverName.map { "row \($0.oneLine)" } : nil
    }
  }

  /// Whether the node is the row of an element of a collection.
  final var isRow: Bool {
    !(self is BodyNode) && !(self is WindowNode) && !(self is PageNode) && handoverName != nil
  }

  /// The name of a node that an app's author did not write, such as that of a control.
  final var plainName: String {
    let name = (self as? BodyNode).map { StateKeeper.name(of: $0.owner) } ?? StateKeeper.name(of: type(of: self))
    return name.hasSuffix("Node") && name != "Node" ? String(name.dropLast(4)) : name
  }

  /// The names of the nodes around, the outermost first, and of the node itself.
  final var inspectedPath: [String] {
    var names: [String] = []
    var current: Node? = self
    while let one = current {
      if let name = one.inspectedName { names.append(name) }
      current = one.parent
    }
    return names.reversed()
  }
}

extension BodyNode {
  /// Whether the view belongs to a library of Cairn.
  final var isOfLibrary: Bool {
    let name = _typeName(owner, qualified: true)
    return libraries.contains { name.hasPrefix($0) }
  }
}

private let libraries = [
  "Cairn.", "CairnCore.", "CairnFoundation.", "CairnHosting.", "CairnKits.", "CairnPlatform.", "CairnTesting.",
  "SwiftUI.", "Charts.",
  "SwiftData.", "AVKit.", "MapKit.", "PhotosUI.", "StoreKit.", "TipKit.", "WebKit.", "AuthenticationServices.",
]

extension PresentationStyle {
  fileprivate var name: String {
    switch self {
    case .sheet: "sheet"
    case .fullScreenCover: "full-screen cover"
    case .popover: "popover"
    case .alert: "alert"
    case .dialog: "dialog"
    case .inspector: "inspector"
    }
  }
}

extension String {
  /// The text on one line, shortened: an app's identifiers may be whole paragraphs.
  fileprivate var oneLine: String {
    let line = replacing("\n", with: " ")
    return line.count > 40 ? line.prefix(39) + "…" : line
  }
}
