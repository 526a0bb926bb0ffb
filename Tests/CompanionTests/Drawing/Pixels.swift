import Foundation
import SwiftUI

/// A context of red, green, blue and opacity.
func context(_ width: Int, _ height: Int) -> CGContext {
  CGContext(
    data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
}

extension CGImage {
  /// The pixels from the top, each as `rrggbbaa`.
  var rows: [[String]] {
    let bytes = [UInt8](dataProvider?.data as Data? ?? Data())
    return (0..<height).map { y in
      (0..<width).map { x in bytes[(y * width + x) * 4..<(y * width + x) * 4 + 4].hex }
    }
  }
}

let (red, blue, clear) = ("ff0000ff", "0000ffff", "00000000")

/// The same numbers in each run.
struct Numbers: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    var mixed = state ^ state >> 33
    mixed = mixed &* 0xFF51_AFD7_ED55_8CCD
    return mixed ^ mixed >> 33
  }
}
