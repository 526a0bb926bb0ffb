/// The source of a presentation: a binding, and the content to show while the binding asks for it.
protocol Presenter {
  associatedtype Content: View
  /// What the binding asks for, or `nil`.
  @MainActor var wanted: PresentedIdentity? { get }
  /// Returns the content, or `nil` while its data is missing.
  @MainActor func content() -> Content?
  /// Resets the binding.
  @MainActor func reset()
  /// Returns what gives the binding its present value back.
  @MainActor func restorer() -> () -> Void
  /// Whether the content stays as first shown, whatever happens to the data.
  nonisolated var isFrozen: Bool { get }
}

extension Presenter {
  nonisolated var isFrozen: Bool { false }
}

/// The identity of a presentation. A different identity replaces the presentation.
enum PresentedIdentity: Equatable {
  case flag
  case item(AnyHashable)
}

/// Shows a view while a `Bool` is true.
nonisolated struct FlagPresenter<Content: View>: Presenter {
  let isPresented: Binding<Bool>
  let view: () -> Content

  @MainActor var wanted: PresentedIdentity? { isPresented.wrappedValue ? .flag : nil }
  @MainActor func content() -> Content? { view() }
  @MainActor func reset() { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
  @MainActor func restorer() -> () -> Void { isPresented.restorer() }
}

/// Shows a view for an item while there is one.
nonisolated struct ItemPresenter<Item: Identifiable, Content: View>: Presenter {
  let item: Binding<Item?>
  let view: (Item) -> Content

  @MainActor var wanted: PresentedIdentity? { item.wrappedValue.map { .item(AnyHashable($0.id)) } }
  @MainActor func content() -> Content? { item.wrappedValue.map(view) }
  @MainActor func reset() { if item.wrappedValue != nil { item.wrappedValue = nil } }
  @MainActor func restorer() -> () -> Void { item.restorer() }
}

/// Shows a view made in advance, if any, while a `Bool` is true.
nonisolated struct ReadyPresenter<Content: View>: Presenter {
  let isPresented: Binding<Bool>
  let view: Content?
  let isFrozen: Bool

  @MainActor var wanted: PresentedIdentity? { isPresented.wrappedValue ? .flag : nil }
  @MainActor func content() -> Content? { view }
  @MainActor func reset() { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
  @MainActor func restorer() -> () -> Void { isPresented.restorer() }
}

/// Shows a view made in advance for an item, while there is one.
nonisolated struct ReadyItemPresenter<Item: Identifiable, Content: View>: Presenter {
  let item: Binding<Item?>
  let view: Content?

  @MainActor var wanted: PresentedIdentity? { item.wrappedValue.map { .item(AnyHashable($0.id)) } }
  @MainActor func content() -> Content? { view }
  @MainActor func reset() { if item.wrappedValue != nil { item.wrappedValue = nil } }
  @MainActor func restorer() -> () -> Void { item.restorer() }
}
