extension Node {
  /// Whether rows below this node belong directly to a lazy container, without another layout in between.
  var isRightInsideLazyContainer: Bool {
    var node: Node? = self
    while let current = node {
      if current.makesRowsLazily { return true }
      if current.gathersElements || current is IndexedRow { return false }
      node = current.parent
    }
    return false
  }
}
