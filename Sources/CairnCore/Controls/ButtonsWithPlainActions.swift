import CairnValues
import Foundation

// An app keeps actions as plain closures, and hands them on: `let onTap: () -> Void`, then `Button("Tap", action: onTap)`.
// A closure that is not bound to the main actor cannot take the place of one that is, so buttons take both. Closures
// written where a button is made go to the other initialisers.

/// An action of the app's, to be called on the main thread as all actions of controls are.
func calledOnMain(_ action: @escaping () -> Void) -> @MainActor () -> Void {
  nonisolated(unsafe) let action = action
  return { action() }
}

/// The same for one that is told something.
func calledOnMain<T>(_ action: @escaping (T) -> Void) -> @MainActor (T) -> Void {
  nonisolated(unsafe) let action = action
  return { action($0) }
}

nonisolated extension Button {
  @_disfavoredOverload
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label, _plain: Void = ()) {
    self.init(role: nil, action: calledOnMain(action), label: label())
  }

  @_disfavoredOverload
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label, _plain: Void = ()) {
    self.init(role: role, action: calledOnMain(action), label: label())
  }
}

nonisolated extension Button where Label == Text {
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void, _plain: Void = ()) {
    self.init(role: nil, action: calledOnMain(action), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void, _plain: Void = ()) {
    self.init(role: nil, action: calledOnMain(action), label: Text(title))
  }

  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void, _plain: Void = ()) {
    self.init(role: role, action: calledOnMain(action), label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void, _plain: Void = ()) {
    self.init(role: role, action: calledOnMain(action), label: Text(title))
  }
}

nonisolated extension Button where Label == CairnCore.Label<Text, Image> {
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void, _plain: Void = ()
  ) {
    self.init(
      role: nil, action: calledOnMain(action), label: CairnCore.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping () -> Void, _plain: Void = ()
  ) {
    self.init(role: nil, action: calledOnMain(action), label: CairnCore.Label(title, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void,
    _plain: Void = ()
  ) {
    self.init(
      role: role, action: calledOnMain(action), label: CairnCore.Label(titleKey, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void, _plain: Void = ()
  ) {
    self.init(role: role, action: calledOnMain(action), label: CairnCore.Label(title, systemImage: systemImage))
  }

  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, image: String, action: @escaping () -> Void, _plain: Void = ()) {
    self.init(role: nil, action: calledOnMain(action), label: CairnCore.Label(titleKey, image: image))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, action: @escaping () -> Void, _plain: Void = ()) {
    self.init(role: nil, action: calledOnMain(action), label: CairnCore.Label(title, image: image))
  }
}
