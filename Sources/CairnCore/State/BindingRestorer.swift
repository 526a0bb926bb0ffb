extension Binding {
  /// Returns what gives the binding its present value back.
  @MainActor func restorer() -> () -> Void {
    let value = wrappedValue
    return { wrappedValue = value }
  }
}
