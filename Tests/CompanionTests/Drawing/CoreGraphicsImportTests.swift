import CoreGraphics
import Testing

/// Would be ambiguous with SwiftUI's, which CoreGraphics does not bring.
private struct Text {}

/// A file that imports CoreGraphics alone draws, as on Apple's systems.
@Test func coreGraphicsBringsContextsAndNoViews() {
  let context = CGContext(
    data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
    bitmapInfo: CGImageAlphaInfo.none.rawValue)
  let path = CGMutablePath()
  path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
  context?.addPath(path)
  context?.fillPath(using: .evenOdd)
  let image: CGImage? = context?.makeImage()
  #expect(image?.width == 2)
  _ = Text()
}
