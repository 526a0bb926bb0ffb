import CairnPlatform
import Foundation

/// The name of the picture that a filter changes.
public let kCIInputImageKey = "inputImage"
/// The name of the picture that a filter makes.
public let kCIOutputImageKey = "outputImage"

/// Makes a picture, of values or of another picture: `qrCodeGenerator()`, `falseColor()`, `colorInvert()` and `maskToAlpha()`.
///
/// ```swift
/// let filter = CIFilter.qrCodeGenerator()
/// filter.message = Data("https://example.org/".utf8)
/// let code = filter.outputImage
/// ```
open class CIFilter: NSObject, CIFilterProtocol {
  /// The name of the filter.
  public let name: String
  /// The names of its values.
  public let inputKeys: [String]
  private let make: ([String: Any]) -> CIImage?
  private var values: [String: Any]
  private let defaults: [String: Any]

  init(_ name: String, _ keys: [String], _ defaults: [String: Any], _ make: @escaping ([String: Any]) -> CIImage?) {
    (self.name, inputKeys, self.make) = (name, keys, make)
    (self.defaults, values) = (defaults, defaults)
    super.init()
  }

  /// Creates a filter by its name, or returns `nil` for filters that are not there. A diagnostic names those.
  public convenience init?(name: String) {
    guard let kind = FilterKind(rawValue: name) else {
      MissingFramework.reportCall("The filter \(name)", from: "CoreImage", outcome: "CIFilter(name:) returns nil.")
      return nil
    }
    self.init(name, kind.keys, kind.defaults, kind.picture)
  }

  /// Creates a filter with values, or returns `nil` for filters that are not there.
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    for (key, value) in parameters ?? [:] { setValue(value, forKey: key) }
  }

  /// The picture that the filter makes, or `nil` if a value is missing.
  open var outputImage: CIImage? { make(values) }

  /// Sets a value. Names that the filter does not know have no effect.
  open func setValue(_ value: Any?, forKey key: String) {
    if inputKeys.contains(key) { values[key] = value }
  }

  /// Returns a value.
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

  /// Sets all values to their defaults.
  open func setDefaults() { values = defaults }
}

/// The base class of filters.
public protocol CIFilterProtocol: AnyObject {
  /// The picture that the filter makes.
  var outputImage: CIImage? { get }
}
