extension ToolbarNode: ContentHolder {
  var held: Node? { content }
}
