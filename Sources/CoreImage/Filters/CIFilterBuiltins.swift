import Foundation

/// Makes a QR code of a message.
///
/// ```swift
/// let filter = CIFilter.qrCodeGenerator()
/// filter.message = Data("https://example.org/".utf8)
/// filter.correctionLevel = "H"
/// ```
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The message, of at most 2,953 bytes.
  var message: Data { get set }
  /// How much of the code may be damaged: `"L"`, `"M"`, `"Q"` or `"H"`.
  var correctionLevel: String { get set }
}

/// Gives a picture two colors, for dark and for light.
///
/// ```swift
/// let filter = CIFilter.falseColor()
/// filter.inputImage = code
/// filter.color0 = CIColor(color: .systemBlue)
/// filter.color1 = .white
/// ```
public protocol CIFalseColor: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
  /// The color of black.
  var color0: CIColor { get set }
  /// The color of white.
  var color1: CIColor { get set }
}

/// Inverts the colors of a picture.
///
/// ```swift
/// let filter = CIFilter.colorInvert()
/// filter.inputImage = code
/// ```
public protocol CIColorInvert: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
}

/// Makes a white picture that is opaque where another is bright.
///
/// ```swift
/// let filter = CIFilter.maskToAlpha()
/// filter.inputImage = inverted
/// ```
public protocol CIMaskToAlpha: CIFilterProtocol {
  /// The picture to change.
  var inputImage: CIImage? { get set }
}

extension CIFilter {
  /// Returns a filter that makes a QR code.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { CodeFilter(.qrCode) }
  /// Returns a filter that gives a picture two colors.
  public class func falseColor() -> any CIFilter & CIFalseColor { TwoColorFilter(.falseColor) }
  /// Returns a filter that inverts colors.
  public class func colorInvert() -> any CIFilter & CIColorInvert { InvertingFilter(.invert) }
  /// Returns a filter that makes brightness opacity.
  public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { MaskFilter(.maskToAlpha) }

  fileprivate convenience init(_ kind: FilterKind) {
    self.init(kind.rawValue, kind.keys, kind.defaults, kind.picture)
  }

  fileprivate var picture: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }

  fileprivate func color(_ key: String) -> CIColor { value(forKey: key) as? CIColor ?? .black }
}

private final class CodeFilter: CIFilter, CIQRCodeGenerator {
  var message: Data {
    get { value(forKey: "inputMessage") as? Data ?? Data() }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
}

private final class TwoColorFilter: CIFilter, CIFalseColor {
  var inputImage: CIImage? {
    get { picture }
    set { picture = newValue }
  }
  var color0: CIColor {
    get { color("inputColor0") }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { color("inputColor1") }
    set { setValue(newValue, forKey: "inputColor1") }
  }
}

private final class InvertingFilter: CIFilter, CIColorInvert {
  var inputImage: CIImage? {
    get { picture }
    set { picture = newValue }
  }
}

private final class MaskFilter: CIFilter, CIMaskToAlpha {
  var inputImage: CIImage? {
    get { picture }
    set { picture = newValue }
  }
}
