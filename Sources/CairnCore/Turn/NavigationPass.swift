extension Graph {
  /// Lets stacks and split views make the pages their models ask for. A new page may declare destinations or present more pages, so
  /// this alternates with running bodies until nothing changes any more.
  func settleNavigation() {
    if navigation.isEmpty { return }
    // One, as most turns have, needs no list.
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

  /// Lets those that have settled show what they came to, once nothing else is left to do; false if none has.
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
