import CairnPictures
import Foundation

/// The filters that are there.
enum FilterKind: String {
  case qrCode = "CIQRCodeGenerator"
  case falseColor = "CIFalseColor"
  case invert = "CIColorInvert"
  case maskToAlpha = "CIMaskToAlpha"

  var keys: [String] {
    switch self {
    case .qrCode: ["inputMessage", "inputCorrectionLevel"]
    case .falseColor: [kCIInputImageKey, "inputColor0", "inputColor1"]
    case .invert, .maskToAlpha: [kCIInputImageKey]
    }
  }

  var defaults: [String: Any] {
    switch self {
    case .qrCode: ["inputMessage": Data(), "inputCorrectionLevel": "M"]
    case .falseColor:
      ["inputColor0": CIColor(red: 0.3, green: 0, blue: 0), "inputColor1": CIColor(red: 1, green: 0.9, blue: 0.8)]
    case .invert, .maskToAlpha: [:]
    }
  }

  func picture(_ values: [String: Any]) -> CIImage? {
    if self == .qrCode { return code(values) }
    guard let image = values[kCIInputImageKey] as? CIImage else { return nil }
    switch self {
    case .qrCode: return nil
    case .falseColor:
      guard let dark = values["inputColor0"] as? CIColor, let light = values["inputColor1"] as? CIColor else {
        return nil
      }
      let (first, second) = (dark.raster, light.raster)
      return image.mapped { color in
        let share = color.brightness
        return (first * (1 - share) + second * share) * color.opacity
      }
    case .invert:
      return image.mapped { color in
        RasterColor(
          red: color.opacity - color.red, green: color.opacity - color.green, blue: color.opacity - color.blue,
          opacity: color.opacity)
      }
    case .maskToAlpha:
      return image.mapped { RasterColor(red: 1, green: 1, blue: 1, opacity: 1) * ($0.brightness * $0.opacity) }
    }
  }

  /// The squares as black and white pixels, with a border of one.
  private func code(_ values: [String: Any]) -> CIImage? {
    guard let message = values["inputMessage"] as? Data,
      let level = (values["inputCorrectionLevel"] as? String).flatMap({ QRLevel(rawValue: $0.uppercased()) }),
      let grid = QRCode([UInt8](message), level: level)?.grid
    else { return nil }
    let size = grid.size + 2
    var pixels = [UInt8](repeating: 255, count: size * size * 4)
    for y in 0..<grid.size {
      for x in 0..<grid.size where grid[x, y] {
        for part in 0..<3 { pixels[((y + 1) * size + x + 1) * 4 + part] = 0 }
      }
    }
    return CIImage(Bitmap(width: size, height: size, pixels: pixels), isSmooth: false)
  }
}

extension RasterColor {
  /// How bright the color is without its opacity, from 0 to 1.
  fileprivate var brightness: Float {
    opacity > 0 ? (red * 0.2126 + green * 0.7152 + blue * 0.0722) / opacity : 0
  }
}
