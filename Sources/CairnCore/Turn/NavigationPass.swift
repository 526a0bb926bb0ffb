extension Graph {
  /// Makes the pages that the models of stacks and split views ask for. A new page may declare destinations or
  /// present more pages, so this alternates with running bodies until nothing changes.
  func settleNavigation() {
    if navigation.isEmpty { return }
    // A single navigator, the case in most turns, needs no list.
    if navigation.count == 1 { return settle(navigation.removeLast()) }
    var batch = spareNavigators
    spareNavigators = []
    swap(&batch, &navigation)
    for stack in batch { settle(stack) }
    batch.clear()
    spareNavigators = batch
  }

  private func settle(_ stack: any Navigator) {
    if stack.flags.contains(.unmounted) { return }
    if stack.settle() {
      enqueueNavigation(stack)
    } else if settled.isEmpty || !settled.contains(where: { $0 === stack }) {
      settled.append(stack)
    }
  }

  /// Lets settled navigators show their result, once no other work is left. Returns false if none has settled.
  func finishNavigation() -> Bool {
    if settled.isEmpty { return false }
    if settled.count == 1 {
      let stack = settled.removeLast()
      if !stack.flags.contains(.unmounted) { stack.finish() }
      return true
    }
    var batch = spareNavigators
    spareNavigators = []
    swap(&batch, &settled)
    for stack in batch where !stack.flags.contains(.unmounted) { stack.finish() }
    batch.clear()
    spareNavigators = batch
    return true
  }
}
