/// A node around some content, with further nodes beside it that are not part of that content.
@MainActor
protocol ContentHolder: Node {
  var held: Node? { get }
}

extension AccompaniedNode: ContentHolder {}

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
