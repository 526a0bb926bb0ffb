extension Graph {
  /// Makes the pages that the models of stacks and split views ask for. A new page may declare destinations or
  /// present more pages, so this alternates with running bodies until nothing changes.
  func settleNavigation() {
    if navigation.isEmpty { return }
    if let stack = navigation.takeOnly() { return settle(stack) }
    let batch = navigation.takeBatch()
    for stack in batch { settle(stack) }
    navigation.giveBack(batch)
  }

  private func settle(_ stack: any Navigator) {
    if stack.flags.contains(.unmounted) { return }
    if stack.settle() {
      enqueueNavigation(stack)
    } else if settled.isEmpty || !settled.items.contains(where: { $0 === stack }) {
      settled.append(stack)
    }
  }

  /// Lets settled navigators show their result, once no other work is left. Returns false if none has settled.
  func finishNavigation() -> Bool {
    if settled.isEmpty { return false }
    if let stack = settled.takeOnly() {
      if !stack.flags.contains(.unmounted) { stack.finish() }
      return true
    }
    let batch = settled.takeBatch()
    for stack in batch where !stack.flags.contains(.unmounted) { stack.finish() }
    settled.giveBack(batch)
    return true
  }
}
