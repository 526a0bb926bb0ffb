extension AttachmentNode: ContentHolder {
  var held: Node? { main }
}
