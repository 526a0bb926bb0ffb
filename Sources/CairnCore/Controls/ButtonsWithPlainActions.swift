import CairnFoundation
import CairnUnsafe
import CairnValues
import Foundation

// Initialisers for plain closures. Apps store actions as plain closures and pass them on: `let onTap: () -> Void`,
// then `Button("Tap", action: onTap)`. A closure that is not isolated to the main actor does not convert to one
// that is, so buttons accept both. Closures written in place use the other initialisers.

nonisolated extension Button {
  /// Creates a button with views as its label.
  @_disfavoredOverload
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label, _plain: Void = ()) {
    self.init(role: nil, action: calledOnMain(action), label: label())
  }

  /// Creates a button with views as its label, with a role.
  @_disfavoredOverload
  public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label, _plain: Void = ()) {
    self.init(role: role, action: calledOnMain(action), label: label())
  }
}

nonisolated extension Button where Label == Text {
  /// Creates a button with a localized title.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, action: @escaping () -> Void, _plain: Void = ()) {
    self.init(role: nil, action: calledOnMain(action), label: Text(titleKey))
  }

  /// Creates a button with a title from a string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, action: @escaping () -> Void, _plain: Void = ()) {
    self.init(role: nil, action: calledOnMain(action), label: Text(titleResource))
  }

  /// Creates a button with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, action: @escaping () -> Void, _plain: Void = ()) {
    self.init(role: nil, action: calledOnMain(action), label: Text(title))
  }

  /// Creates a button with a localized title, with a role.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void, _plain: Void = ()) {
    self.init(role: role, action: calledOnMain(action), label: Text(titleKey))
  }

  /// Creates a button with a title from a string resource, with a role.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping () -> Void, _plain: Void = ()
  ) {
    self.init(role: role, action: calledOnMain(action), label: Text(titleResource))
  }

  /// Creates a button with a title that is not localized, with a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping () -> Void, _plain: Void = ()) {
    self.init(role: role, action: calledOnMain(action), label: Text(title))
  }
}

nonisolated extension Button where Label == CairnCore.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, action: @escaping () -> Void, _plain: Void = ()
  ) {
    self.init(
      role: nil, action: calledOnMain(action), label: CairnCore.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a button with a title from a string resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping () -> Void, _plain: Void = ()
  ) {
    self.init(
      role: nil, action: calledOnMain(action), label: CairnCore.Label(titleResource, systemImage: systemImage))
  }

  /// Creates a button with a title that is not localized and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, action: @escaping () -> Void, _plain: Void = ()
  ) {
    self.init(role: nil, action: calledOnMain(action), label: CairnCore.Label(title, systemImage: systemImage))
  }

  /// Creates a button with a localized title and a symbol, with a role.
  @_disfavoredOverload
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void,
    _plain: Void = ()
  ) {
    self.init(
      role: role, action: calledOnMain(action), label: CairnCore.Label(titleKey, systemImage: systemImage))
  }

  /// Creates a button with a title from a string resource and a symbol, with a role.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?, action: @escaping () -> Void,
    _plain: Void = ()
  ) {
    self.init(
      role: role, action: calledOnMain(action), label: CairnCore.Label(titleResource, systemImage: systemImage))
  }

  /// Creates a button with a title that is not localized and a symbol, with a role.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole?, action: @escaping () -> Void, _plain: Void = ()
  ) {
    self.init(role: role, action: calledOnMain(action), label: CairnCore.Label(title, systemImage: systemImage))
  }

  /// Creates a button with a localized title and an image.
  @_disfavoredOverload
  public init(_ titleKey: LocalizedStringKey, image: String, action: @escaping () -> Void, _plain: Void = ()) {
    self.init(role: nil, action: calledOnMain(action), label: CairnCore.Label(titleKey, image: image))
  }

  /// Creates a button with a title from a string resource and an image.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: String, action: @escaping () -> Void, _plain: Void = ())
  {
    self.init(role: nil, action: calledOnMain(action), label: CairnCore.Label(titleResource, image: image))
  }

  /// Creates a button with a title that is not localized and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, action: @escaping () -> Void, _plain: Void = ()) {
    self.init(role: nil, action: calledOnMain(action), label: CairnCore.Label(title, image: image))
  }
}
