import CairnFoundation
import CairnUnsafe
import CairnValues
import Foundation

// Initialisers for plain closures. Apps store actions as plain closures and pass them on: `let onTap: () -> Void`,
// then `Button("Tap", action: onTap)`. A closure that is not isolated to the main actor does not convert to one
// that is, so buttons accept both. Closures written in place use the other initialisers.

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
  public init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void, _plain: Void = ()) {
    self.init(role: nil, action: calledOnMain(action), label: Text(titleResource))
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
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void, _plain: Void = ()
  ) {
    self.init(role: role, action: calledOnMain(action), label: Text(titleResource))
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
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping () -> Void, _plain: Void = ()
  ) {
    self.init(
      role: nil, action: calledOnMain(action), label: CairnCore.Label(titleResource, systemImage: systemImage))
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
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?, action: @escaping () -> Void,
    _plain: Void = ()
  ) {
    self.init(
      role: role, action: calledOnMain(action), label: CairnCore.Label(titleResource, systemImage: systemImage))
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
  public init(_ titleResource: LocalizedStringResource, image: String, action: @escaping () -> Void, _plain: Void = ())
  {
    self.init(role: nil, action: calledOnMain(action), label: CairnCore.Label(titleResource, image: image))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, action: @escaping () -> Void, _plain: Void = ()) {
    self.init(role: nil, action: calledOnMain(action), label: CairnCore.Label(title, image: image))
  }
}
