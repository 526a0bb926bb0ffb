/// A node around some content that has more nodes beside it, which are not part of what it shows in its place.
@MainActor
protocol ContentHolder: Node {
  var held: Node? { get }
}

extension ToolbarNode: ContentHolder {
  var held: Node? { content }
}

extension PresenterNode: ContentHolder {
  var held: Node? { content }
}

extension InspectorNode: ContentHolder {
  var held: Node? { content }
}

extension PresentationBackgroundNode: ContentHolder {
  var held: Node? { content }
}

extension AttachmentNode: ContentHolder {
  var held: Node? { main }
}
