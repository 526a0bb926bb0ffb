import CairnFoundation
import CairnValues
import Foundation

nonisolated extension Label where Title == Text, Icon == Image {
  /// Creates a label with an image from an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with an image from an asset catalog.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with an image from an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

nonisolated extension Button where Label == CairnCore.Label<Text, Image> {
  /// Creates a button with an image from an asset catalog.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: CairnCore.Label(titleKey, image: image))
  }

  /// Creates a button with an image from an asset catalog.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: CairnCore.Label(titleResource, image: image))
  }

  /// Creates a button with an image from an asset catalog.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: CairnCore.Label(title, image: image))
  }
}

nonisolated extension Toggle where Label == CairnCore.Label<Text, Image> {
  /// Creates a toggle with an image from an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: CairnCore.Label(titleKey, image: image))
  }

  /// Creates a toggle with an image from an asset catalog.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: CairnCore.Label(titleResource, image: image))
  }

  /// Creates a toggle with an image from an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: CairnCore.Label(title, image: image))
  }

  /// Creates a toggle for several values at once.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { CairnCore.Label(titleKey, image: image) } }

  /// Creates a toggle for several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { CairnCore.Label(titleResource, image: image) } }

  /// Creates a toggle for several values at once.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) { self.init(sources: sources, isOn: isOn) { CairnCore.Label(title, image: image) } }
}

nonisolated extension ControlGroup {
  /// Creates a group with an image from an asset catalog.
  public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(made: LabeledControlGroupContent(content: content(), label: Label(titleKey, image: image)))
  }

  /// Creates a group with an image from an asset catalog.
  @_disfavoredOverload
  public init<C: View>(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(made: LabeledControlGroupContent(content: content(), label: Label(titleResource, image: image)))
  }

  /// Creates a group with an image from an asset catalog.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(made: LabeledControlGroupContent(content: content(), label: Label(title, image: image)))
  }
}

nonisolated extension Menu where Label == CairnCore.Label<Text, Image> {
  /// Creates a menu with an image from an asset catalog.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { CairnCore.Label(titleKey, image: image) }
  }

  /// Creates a menu with an image from an asset catalog.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { CairnCore.Label(titleResource, image: image) }
  }

  /// Creates a menu with an image from an asset catalog.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { CairnCore.Label(title, image: image) }
  }

  /// Creates a menu with an image from an asset catalog; a tap performs the primary action, a long press
  /// opens the menu.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { CairnCore.Label(titleKey, image: image) }, primaryAction: primaryAction)
  }

  /// Creates a menu with an image from an asset catalog; a tap performs the primary action, a long press
  /// opens the menu.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { CairnCore.Label(titleResource, image: image) }, primaryAction: primaryAction)
  }

  /// Creates a menu with an image from an asset catalog; a tap performs the primary action, a long press
  /// opens the menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { CairnCore.Label(title, image: image) }, primaryAction: primaryAction)
  }
}
