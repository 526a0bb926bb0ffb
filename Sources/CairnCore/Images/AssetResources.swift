import CairnFoundation
import CairnValues
import Foundation

/// An image in an asset catalogue, by name. Xcode generates a constant of this type for each image; here an app
/// declares them:
///
/// ```swift
/// extension ImageResource {
///   static let cover = ImageResource(name: "Cover", bundle: .main)
/// }
/// Image(.cover)
/// ```
public struct ImageResource: Hashable, Sendable {
  package let name: String
  private let place: SendableBundle

  /// Creates a reference to an image in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    place = SendableBundle(bundle: bundle)
  }

  package var bundle: Bundle { place.bundle }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A colour in an asset catalogue, by name. Xcode generates a constant of this type for each colour; here an
/// app declares them:
///
/// ```swift
/// extension ColorResource {
///   static let brand = ColorResource(name: "Brand", bundle: .main)
/// }
/// Text("Hello").foregroundStyle(Color(.brand))
/// ```
public struct ColorResource: Hashable, Sendable {
  let name: String
  private let place: SendableBundle

  /// Creates a reference to a colour in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    place = SendableBundle(bundle: bundle)
  }

  var bundle: Bundle { place.bundle }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Color {
  /// Creates a colour from an asset catalogue.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension UIColor {
  /// Creates a colour from an asset catalogue.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}

nonisolated extension Image {
  /// Creates an image from an asset catalogue.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// Creates a label with an image from an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with an image from an asset catalogue.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(resource)
    }
  }

  /// Creates a label with an image from an asset catalogue.
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
  /// Creates a button with an image from an asset catalogue.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: CairnCore.Label(titleKey, image: image))
  }

  /// Creates a button with an image from an asset catalogue.
  @preconcurrency
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: CairnCore.Label(titleResource, image: image))
  }

  /// Creates a button with an image from an asset catalogue.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: CairnCore.Label(title, image: image))
  }
}

nonisolated extension Toggle where Label == CairnCore.Label<Text, Image> {
  /// Creates a toggle with an image from an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: CairnCore.Label(titleKey, image: image))
  }

  /// Creates a toggle with an image from an asset catalogue.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: CairnCore.Label(titleResource, image: image))
  }

  /// Creates a toggle with an image from an asset catalogue.
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

nonisolated extension Picker where Label == CairnCore.Label<Text, Image> {
  /// Creates a picker for several values at once.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { CairnCore.Label(titleKey, image: image) }
  }

  /// Creates a picker for several values at once.
  @_disfavoredOverload
  public init<C: RandomAccessCollection>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { CairnCore.Label(titleResource, image: image) }
  }

  /// Creates a picker for several values at once.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content) { CairnCore.Label(title, image: image) }
  }

  /// Creates a picker with an image from an asset catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: CairnCore.Label(titleKey, image: image), content: content())
  }

  /// Creates a picker with an image from an asset catalogue.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: CairnCore.Label(titleResource, image: image), content: content())
  }

  /// Creates a picker with an image from an asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: CairnCore.Label(title, image: image), content: content())
  }
}

nonisolated extension ControlGroup {
  /// Creates a group with an image from an asset catalogue.
  public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(made: LabeledControlGroupContent(content: content(), label: Label(titleKey, image: image)))
  }

  /// Creates a group with an image from an asset catalogue.
  @_disfavoredOverload
  public init<C: View>(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(made: LabeledControlGroupContent(content: content(), label: Label(titleResource, image: image)))
  }

  /// Creates a group with an image from an asset catalogue.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(made: LabeledControlGroupContent(content: content(), label: Label(title, image: image)))
  }
}

nonisolated extension Menu where Label == CairnCore.Label<Text, Image> {
  /// Creates a menu with an image from an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { CairnCore.Label(titleKey, image: image) }
  }

  /// Creates a menu with an image from an asset catalogue.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { CairnCore.Label(titleResource, image: image) }
  }

  /// Creates a menu with an image from an asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { CairnCore.Label(title, image: image) }
  }

  /// Creates a menu with an image from an asset catalogue; a tap performs the primary action, a long press
  /// opens the menu.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { CairnCore.Label(titleKey, image: image) }, primaryAction: primaryAction)
  }

  /// Creates a menu with an image from an asset catalogue; a tap performs the primary action, a long press
  /// opens the menu.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { CairnCore.Label(titleResource, image: image) }, primaryAction: primaryAction)
  }

  /// Creates a menu with an image from an asset catalogue; a tap performs the primary action, a long press
  /// opens the menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { CairnCore.Label(title, image: image) }, primaryAction: primaryAction)
  }
}
