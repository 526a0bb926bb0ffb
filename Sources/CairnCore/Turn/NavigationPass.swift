extension Graph {
  /// Lets stacks and split views make the pages their models ask for. A new page may declare destinations or present more pages, so
  /// this alternates with running bodies until nothing changes any more.
  func settleNavigation() {
    guard !navigation.isEmpty else { return }
    let batch = navigation
    navigation.removeAll(keepingCapacity: true)
    for stack in batch where stack.isAlive {
      if stack.settle() { enqueueNavigation(stack) }
    }
  }
}

extension Navigator {
  fileprivate var isAlive: Bool { !((self as? Node)?.flags.contains(.unmounted) ?? true) }
}
