extension Graph {
  func runEffects() {
    guard !effects.isEmpty else { return }
    for effect in effects.take(below: root) { effect() }
  }
}
