import CairnFoundation
import CairnValues
import Foundation

/// An image in an asset catalog, by name. Xcode generates a constant of this type for each image; here an app
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

/// A color in an asset catalog, by name. Xcode generates a constant of this type for each color; here an
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

  /// Creates a reference to a color in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    place = SendableBundle(bundle: bundle)
  }

  var bundle: Bundle { place.bundle }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

extension Color {
  /// Creates a color from an asset catalog.
  public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}

extension UIColor {
  /// Creates a color from an asset catalog.
  public convenience init(resource: ColorResource) { self.init(Color(resource)) }
}

nonisolated extension Image {
  /// Creates an image from an asset catalog.
  public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }
}
