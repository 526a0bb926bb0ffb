extension PresenterNode: ContentHolder {
  var held: Node? { content }
}

extension InspectorNode: ContentHolder {
  var held: Node? { content }
}

extension PresentationBackgroundNode: ContentHolder {
  var held: Node? { content }
}
