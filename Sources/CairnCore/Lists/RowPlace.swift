extension Node {
  /// Whether this node's rows belong directly to a list, without another layout in between.
  var isRightInsideList: Bool {
    var node = parent
    while let current = node {
      if current is ListNode { return true }
      if current.gathersElements || current is IndexedRow { return false }
      node = current.parent
    }
    return false
  }
}
