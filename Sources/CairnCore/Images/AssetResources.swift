import CairnValues
import Foundation

/// A picture of an asset catalogue, by its name. For each of them Xcode writes a constant of this type; here an app does:
///
/// ```swift
/// extension ImageResource {
///   static let cover = ImageResource(name: "Cover", bundle: .main)
/// }
/// Image(.cover)
/// ```
public struct ImageResource: Hashable, Sendable {
  let name: String
  private let place: SendableBundle

  /// A picture of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    place = SendableBundle(bundle: bundle)
  }

  var bundle: Bundle { place.bundle }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// A colour of an asset catalogue, by its name. For each of them Xcode writes a constant of this type; here an app does:
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

  /// A colour of a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    place = SendableBundle(bundle: bundle)
  }

  var bundle: Bundle { place.bundle }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Color {
  /// A colour of an asset catalogue.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension UIColor {
  /// A colour of an asset catalogue.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}

nonisolated extension Image {
  /// A picture of an asset catalogue.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}

nonisolated extension Label where Title == Text, Icon == Image {
  /// A label with a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// A label with a picture of an asset catalogue.
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
  /// A button with a picture of an asset catalogue.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: CairnCore.Label(titleKey, image: image))
  }

  /// A button with a picture of an asset catalogue.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action, label: CairnCore.Label(title, image: image))
  }
}

nonisolated extension Toggle where Label == CairnCore.Label<Text, Image> {
  /// A toggle with a picture of an asset catalogue.
  public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: CairnCore.Label(titleKey, image: image))
  }

  /// A toggle with a picture of an asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn, label: CairnCore.Label(title, image: image))
  }
}

nonisolated extension Picker where Label == CairnCore.Label<Text, Image> {
  /// A picker with a picture of an asset catalogue.
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: CairnCore.Label(titleKey, image: image), content: content())
  }

  /// A picker with a picture of an asset catalogue.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, label: CairnCore.Label(title, image: image), content: content())
  }
}
