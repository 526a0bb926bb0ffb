import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// A picture, as UIKit names it. What is read of encoded data is its kind and its size; the host decodes the rest when
/// it shows it.
///
/// ```swift
/// if let photo = UIImage(data: data) { Image(uiImage: photo).resizable() }
/// ```
public final class UIImage: Sendable {
  let source: Image.Source
  private let header: PictureHeader?
  /// Pixels to a point.
  public let scale: CGFloat

  private init(_ source: Image.Source, header: PictureHeader? = nil, scale: CGFloat = 1) {
    self.source = source
    self.header = header
    self.scale = scale
  }

  /// Makes a picture of nothing.
  public convenience init() { self.init(.data(Data())) }

  /// Makes a picture of encoded data; nil if it is not PNG, JPEG, GIF, BMP or WebP.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Makes a picture of encoded data with so many pixels to a point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = PictureHeader(data) else { return nil }
    self.init(.data(data), header: header, scale: max(scale, 1))
  }

  /// Makes a picture of a file; nil if there is none.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Makes a picture of one of the app's resources; nil if there is none.
  public convenience init?(named name: String) {
    guard ProgramFolder.hasPicture(named: name) else { return nil }
    self.init(.named(name, nil))
  }

  /// Makes a picture of an asset catalogue.
  public convenience init(resource: ImageResource) {
    self.init(.named(resource.name, SendableBundle(bundle: resource.bundle)))
  }

  /// Makes a picture of a symbol of the system's set.
  public convenience init?(systemName name: String) { self.init(.symbol(name)) }

  /// Makes a picture of a symbol of the system's set; how large it is, is for the view that shows it to say.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    self.init(.symbol(name))
  }

  /// The same picture: how large it is, is for the view that shows it to say.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// The same picture: how large it is, is for the view that shows it to say.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  /// How large the picture is, in points; zero where only the host knows.
  public var size: CGSize {
    guard let size = header?.size else { return .zero }
    return CGSize(width: size.width / scale, height: size.height / scale)
  }

  /// The encoded data if it is PNG. Nothing here encodes pictures anew.
  public func pngData() -> Data? { encoded(as: .png) }

  /// The encoded data if it is JPEG, as it is. Nothing here encodes pictures anew.
  public func jpegData(compressionQuality: CGFloat) -> Data? { encoded(as: .jpeg) }

  private func encoded(as kind: PictureHeader.Kind) -> Data? {
    guard header?.kind == kind, case .data(let data) = source else { return nil }
    return data
  }
}

extension UIImage {
  /// How a picture is wanted.
  public class Configuration: @unchecked Sendable {
    fileprivate init() {}
  }

  /// How a symbol is wanted. Symbols have the size and the weight of the text around them, so this is only kept.
  ///
  /// ```swift
  /// UIImage(systemName: "star", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40, weight: .bold))
  /// ```
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
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

  /// How thick the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// How large a symbol is beside the text around it.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }
}

extension UIImage: Hashable {
  /// Two pictures are equal if they are of the same data, or of the same name.
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
  /// A picture as UIKit names it.
  public nonisolated init(uiImage: UIImage) { self.init(uiImage.source) }
}
