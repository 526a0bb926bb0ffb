/// What a presentation follows: a binding, and what to show while it says so.
protocol Presenter {
  associatedtype Content: View
  /// What the binding asks for; nil for nothing.
  @MainActor var wanted: PresentedIdentity? { get }
  /// What is to be shown; nil while the data for it is missing.
  @MainActor func content() -> Content?
  /// Writes to the binding that nothing is wanted any more.
  @MainActor func reset()
  /// Whether the content stays as it was when it came up, whatever happens to the data.
  nonisolated var isFrozen: Bool { get }
}

extension Presenter {
  nonisolated var isFrozen: Bool { false }
}

/// Tells one thing that is presented from another: a different one replaces it.
enum PresentedIdentity: Equatable {
  case flag
  case item(AnyHashable)
}

/// Shows a view while a Bool is true.
nonisolated struct FlagPresenter<Content: View>: Presenter {
  let isPresented: Binding<Bool>
  let view: () -> Content

  @MainActor var wanted: PresentedIdentity? { isPresented.wrappedValue ? .flag : nil }
  @MainActor func content() -> Content? { view() }
  @MainActor func reset() { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
}

/// Shows a view for an item while there is one.
nonisolated struct ItemPresenter<Item: Identifiable, Content: View>: Presenter {
  let item: Binding<Item?>
  let view: (Item) -> Content

  @MainActor var wanted: PresentedIdentity? { item.wrappedValue.map { .item(AnyHashable($0.id)) } }
  @MainActor func content() -> Content? { item.wrappedValue.map(view) }
  @MainActor func reset() { if item.wrappedValue != nil { item.wrappedValue = nil } }
}

/// Shows what has been made already, if it has, while a Bool is true.
nonisolated struct ReadyPresenter<Content: View>: Presenter {
  let isPresented: Binding<Bool>
  let view: Content?
  let isFrozen: Bool

  @MainActor var wanted: PresentedIdentity? { isPresented.wrappedValue ? .flag : nil }
  @MainActor func content() -> Content? { view }
  @MainActor func reset() { if isPresented.wrappedValue { isPresented.wrappedValue = false } }
}

/// Shows what has been made for an item while there is one.
nonisolated struct ReadyItemPresenter<Item: Identifiable, Content: View>: Presenter {
  let item: Binding<Item?>
  let view: Content?

  @MainActor var wanted: PresentedIdentity? { item.wrappedValue.map { .item(AnyHashable($0.id)) } }
  @MainActor func content() -> Content? { view }
  @MainActor func reset() { if item.wrappedValue != nil { item.wrappedValue = nil } }
}
