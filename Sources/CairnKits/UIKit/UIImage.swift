import CairnCore
import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// UIKit's image type. Only the format and the size are read from encoded data; the rest is decoded when the image is shown, or when
/// its pixels are asked for.
///
/// ```swift
/// if let photo = UIImage(data: data) { Image(uiImage: photo).resizable() }
/// ```
public final class UIImage: Sendable, AssociationOwner {
  package let associations = AssociationTable()
  private let given: Image.Source
  /// The format and size of encoded data.
  private let givenHeader: PictureHeader?
  /// The pixels of an image that was made from them.
  let image: CGImage?
  /// The file of a picture in the app's resources. It is read when its size or its pixels are asked for.
  private let file: PictureFile?
  /// The number of pixels per point.
  public let scale: CGFloat

  private init(_ source: Image.Source, header: PictureHeader? = nil, scale: CGFloat = 1) {
    given = source
    givenHeader = header
    self.scale = scale
    (image, file) = (nil, nil)
  }

  private init(_ name: String, _ bundle: SendableBundle?, in folders: [String]) {
    given = .named(name, bundle)
    file = PictureFile(named: name, in: folders, kinds: ["png", "jpg", "jpeg", "gif", "webp", "bmp"])
    scale = CGFloat(file?.scale ?? 1)
    (image, givenHeader) = (nil, nil)
  }

  init(_ image: CGImage, scale: CGFloat) {
    given = .data(Data())
    (givenHeader, file) = (nil, nil)
    self.scale = scale
    self.image = image
  }

  /// What views show. Pixels are encoded when they are first shown.
  var source: Image.Source { image.map { .data($0.data) } ?? given }
  var header: PictureHeader? { image.map { PictureHeader($0.data) } ?? givenHeader ?? data.flatMap(PictureHeader.init) }
  /// The encoded picture.
  var data: Data? {
    if case .data(let data) = source { return data }
    return file.flatMap { FileManager.default.contents(atPath: $0.path) }
  }

  /// Creates an empty image.
  public convenience init() { self.init(.data(Data())) }

  /// Creates an image from encoded data, or `nil` if it is not PNG, JPEG, GIF, BMP or WebP.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from encoded data with a number of pixels per point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = PictureHeader(data) else { return nil }
    self.init(.data(data), header: header, scale: max(scale, 1))
  }

  /// Creates an image from a file, or `nil` if there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Creates an image from the app's resources, or `nil` if there is none.
  public convenience init?(named name: String) {
    guard ProgramFolder.hasPicture(named: name) else { return nil }
    self.init(name, nil, in: ProgramFolder.all)
  }

  /// Creates an image from the resources of a bundle, or `nil` if there is none. The view that shows it chooses between light and dark.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let bundle, bundle != .main else {
      self.init(named: name)
      return
    }
    let folder = bundle.resourcePath ?? bundle.bundlePath
    guard ProgramFolder.hasPicture(named: name, in: [folder]) else { return nil }
    self.init(name, SendableBundle(bundle: bundle), in: [folder])
  }

  /// Creates an image from an asset catalog.
  public convenience init(resource: ImageResource) {
    self.init(
      resource.name, SendableBundle(bundle: resource.bundle),
      in: resource.bundle == .main ? ProgramFolder.all : [resource.bundle.bundlePath])
  }

  /// Creates an image of a system symbol.
  public convenience init?(systemName name: String) { self.init(.symbol(name)) }

  /// Creates an image of a system symbol. The view that shows it determines the size.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(.symbol(name))
  }

  /// Returns the image unchanged; the view that shows it determines the size.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// Returns the image unchanged; the view that shows it determines the size.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  /// The size of the image in points, or zero if only the host knows it.
  public var size: CGSize {
    guard let size = image.map({ CGSize(width: $0.width, height: $0.height) }) ?? header?.size else {
      return .zero
    }
    return CGSize(width: size.width / scale, height: size.height / scale)
  }

  /// Returns the image as a PNG file, or `nil` if it has no pixels.
  public func pngData() -> Data? { encoded(as: .png) ?? cgImage?.bitmap.map { Data($0.pngFile) } }

  /// Returns the image as a JPEG file, or `nil` if it has no pixels. A JPEG file stays as it is.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    // Pixels must not become a PNG file first, only to find that this is not JPEG.
    let file = image == nil ? encoded(as: .jpeg) : nil
    return file ?? cgImage?.bitmap?.jpegFile(quality: Double(compressionQuality)).map { Data($0) }
  }

  /// The kinds of files that the image can be, the one that it is first.
  var fileKinds: [PictureHeader.Kind] {
    if image != nil { return [.png, .jpeg] }
    return switch header?.kind {
    case .png: [.png, .jpeg]
    case .jpeg: [.jpeg, .png]
    default: []
    }
  }

  private func encoded(as kind: PictureHeader.Kind) -> Data? {
    guard let data, PictureHeader(data)?.kind == kind else { return nil }
    return data
  }
}

extension UIImage {
  /// Whether an image shows its own colors.
  ///
  /// ```swift
  /// icon.withRenderingMode(.alwaysTemplate)
  /// ```
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// Returns the image unchanged. Has no effect: use `renderingMode(_:)` of `Image`.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  /// Returns the image unchanged. Has no effect: use `foregroundStyle(_:)`.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// Returns the image unchanged. Has no effect: use `foregroundStyle(_:)`.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  /// The configuration of an image.
  public class Configuration: @unchecked Sendable {
    // Sendable: it has no state.
    fileprivate init() {}
  }

  /// The configuration of a symbol. Stored without effect, because symbols have the size and weight of the
  /// surrounding text.
  ///
  /// ```swift
  /// UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .bold))
  /// ```
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    // Sendable: it has no state.
    public convenience init(pointSize: CGFloat) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) { self.init() }
    public convenience init(scale: SymbolScale) { self.init() }
    public convenience init(weight: SymbolWeight) { self.init() }
    public convenience init(font: UIFont) { self.init() }
    public convenience init(font: UIFont, scale: SymbolScale) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }
    public convenience init(paletteColors: [UIColor]) { self.init() }
    public convenience init(hierarchicalColor: UIColor) { self.init() }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The size of a symbol relative to the surrounding text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }
}

extension UIImage: Hashable {
  /// Images with the same data or the same name are equal.
  public static func == (a: UIImage, b: UIImage) -> Bool {
    a === b || (a.source == b.source && a.scale == b.scale)
  }

  public func hash(into hasher: inout Hasher) {
    switch source {
    case .symbol(let name), .named(let name, _): hasher.combine(name)
    case .data(let data): hasher.combine(data.count)
    case .drawing(let drawing): hasher.combine(ObjectIdentifier(drawing))
    }
  }
}

extension Image {
  /// Creates an image from a UIKit image.
  public nonisolated init(uiImage: UIImage) { self.init(uiImage.source) }
}

extension ImageRenderer {
  /// The image for UIKit, or `nil` if nothing draws pixels.
  public var uiImage: UIImage? { cgImage.map { UIImage($0, scale: scale) } }
}
