import CairnScreen
import CairnUnsafe
import CairnValues

/// The content of a window opened for a value.
///
/// ```swift
/// WindowGroup(for: Recipe.ID.self) { $id in RecipeView(id: id) }
/// ```
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
  let make: (Binding<Data?>) -> Content
  @Environment(\.window) private var window

  init(make: @escaping (Binding<Data?>) -> Content) { self.make = make }

  @MainActor public var body: some View {
    if let window = window.window { make(Binding(box: WindowValueBox<Data>(window))) }
  }
}

extension EnvironmentValues {
  var window: WeakWindow { self[WindowKey.self] }
}

/// A binding to the value a window was opened for.
final class WindowValueBox<D: Hashable>: BindingBox<D?>, @unchecked Sendable {
  // Sendable: the reference is set once, and reading a weak reference is thread-safe.
  private weak var window: SceneWindow?

  init(_ window: SceneWindow) { self.window = window }

  override func get() -> D? {
    guard let window else { return nil }
    window.valueSource.noteRead()
    return window.value?.base as? D
  }

  override func set(_ value: D?, _ transaction: Transaction) {
    if Runtime.shared.waitsForUpdate({ self.setNow(value, transaction) }) { return }
    setNow(value, transaction)
  }

  private func setNow(_ value: D?, _ transaction: Transaction) {
    Runtime.shared.onMain {
      onMainActor(value.map { AnyHashable($0) }) { self.window?.setValue($0, transaction) }
    }
  }

  override func isSame(as other: BindingBox<D?>) -> Bool { (other as? Self)?.window === window }
}

/// A binding that always has a value, because a window without one was given the default when it opened.
final class DefaultingBox<D>: BindingBox<D>, @unchecked Sendable {
  // Sendable: it is immutable, and so `Sendable` as its base is.
  private let base: BindingBox<D?>
  private let make: () -> D

  init(_ base: BindingBox<D?>, _ make: @escaping () -> D) {
    self.base = base
    self.make = make
  }

  override func get() -> D { base.get() ?? make() }

  override func set(_ value: D, _ transaction: Transaction) { base.set(value, transaction) }

  override func isSame(as other: BindingBox<D>) -> Bool { (other as? Self).map { base.isSame(as: $0.base) } ?? false }
}
