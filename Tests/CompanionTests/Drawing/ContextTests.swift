import Foundation
import SwiftUI
import Testing

@Suite("Drawing into a bitmap") struct ContextTests {
  @Test func fillsCoverExactlyTheirPixelsFromTheBottom() throws {
    let context = context(4, 3)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    let image = try #require(context.makeImage())
    #expect(
      image.rows == [
        [clear, clear, clear, clear], [clear, clear, clear, clear], [red, red, clear, clear],
      ])
    #expect((image.width, image.height, image.bytesPerRow) == (4, 3, 16))
  }

  @Test func aPixelIsCoveredInPart() throws {
    let context = context(3, 1)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(CGRect(x: 0.5, y: 0, width: 1, height: 1))
    #expect(try #require(context.makeImage()).rows == [["80808080", "80808080", clear]])
    let coarse = self.coarse(CGRect(x: 0.6, y: 0, width: 1.5, height: 1))
    #expect(try #require(coarse.makeImage()).rows == [[clear, "ffffffff", clear]])
  }

  private func coarse(_ rect: CGRect) -> CGContext {
    let context = context(3, 1)
    context.setShouldAntialias(false)
    context.setFillColor(gray: 1, alpha: 1)
    context.fill(rect)
    return context
  }

  /// Rectangles at whole pixels, with transforms and clips, against a list of pixels.
  @Test(arguments: 0..<60 as Range<UInt64>) func randomRectanglesEqualAPlainModel(seed: UInt64) throws {
    var numbers = Numbers(state: seed)
    let size = 12
    let context = context(size, size)
    var model = [[String]](repeating: [String](repeating: clear, count: size), count: size)
    var clip = (x: 0..<size, y: 0..<size)
    var offset = (x: 0, y: 0)
    var saved: [(clip: (x: Range<Int>, y: Range<Int>), offset: (x: Int, y: Int))] = []
    func range(_ start: Int, _ count: Int, in limits: Range<Int>) -> Range<Int> {
      let low = max(start, limits.lowerBound)
      return low..<max(min(start + count, limits.upperBound), low)
    }
    for _ in 0..<20 {
      let (x, y) = (Int.random(in: -4..<14, using: &numbers), Int.random(in: -4..<14, using: &numbers))
      let (width, height) = (Int.random(in: 0..<10, using: &numbers), Int.random(in: 0..<10, using: &numbers))
      let rect = CGRect(x: x, y: y, width: width, height: height)
      let columns = range(x + offset.x, width, in: clip.x)
      let rows = range(y + offset.y, height, in: clip.y)
      switch Int.random(in: 0..<8, using: &numbers) {
      case 0:
        context.saveGState()
        saved.append((clip, offset))
      case 1:
        context.restoreGState()
        if let last = saved.popLast() { (clip, offset) = last }
      case 2 where !saved.isEmpty:
        context.clip(to: rect)
        clip = (columns, rows)
      case 3:
        context.translateBy(x: CGFloat(x) / 4 * 4, y: 1)
        offset = (offset.x + x, offset.y + 1)
      case 4:
        context.clear(rect)
        for y in rows { for x in columns { model[size - 1 - y][x] = clear } }
      default:
        let shade = UInt8.random(in: 0...255, using: &numbers)
        context.setFillColor(red: CGFloat(shade) / 255, green: 0, blue: 1, alpha: 1)
        context.fill(rect)
        for y in rows { for x in columns { model[size - 1 - y][x] = [shade, 0, 255, 255].hex } }
      }
    }
    #expect(try #require(context.makeImage()).rows == model)
  }

  @Test func hugeContextsFail() {
    for (width, height) in [(100_000, 100_000), (0, 10), (-1, 10), (Int.max, 2), (2, Int.max)] {
      #expect(
        CGContext(
          data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    }
    #expect(
      CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 8, bytesPerRow: 39, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
    #expect(
      CGContext(
        data: nil, width: 10, height: 10, bitsPerComponent: 16, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue) == nil)
  }

  @Test func strangeNumbersDrawNothingAndEndNothing() throws {
    let context = context(4, 4)
    for value in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      context.fill(CGRect(x: value, y: 0, width: 2, height: value))
      context.fillEllipse(in: CGRect(x: 0, y: value, width: value, height: 2))
      context.setLineWidth(value)
      context.strokeLineSegments(between: [.zero, CGPoint(x: value, y: 1)])
      context.saveGState()
      context.scaleBy(x: value, y: 0)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.stroke(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.restoreGState()
    }
    context.restoreGState()
    _ = try #require(context.makeImage())
  }

  @Test func pathsFillByTheirRule() throws {
    func picture(_ rule: CGPathFillRule) throws -> [[String]] {
      let context = context(4, 4)
      context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
      context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
      context.fillPath(using: rule)
      #expect(context.isPathEmpty)
      return try #require(context.makeImage()).rows
    }
    #expect(try picture(.winding).joined().allSatisfy { $0 == red })
    #expect(try picture(.evenOdd)[1] == [red, clear, clear, red])
  }

  @Test func linesAreAsWideAsTheTransformMakesThem() throws {
    let context = context(8, 8)
    context.setStrokeColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.scaleBy(x: 2, y: 2)
    context.setLineWidth(1)
    context.move(to: CGPoint(x: 0, y: 2))
    context.addLine(to: CGPoint(x: 4, y: 2))
    context.strokePath()
    let rows = try #require(context.makeImage()).rows
    #expect(rows.map { $0[0] } == [clear, clear, clear, blue, blue, clear, clear, clear])
  }

  @Test func aCircleHasItsArea() throws {
    let context = context(40, 40)
    context.setFillColor(gray: 0, alpha: 1)
    context.fillEllipse(in: CGRect(x: 2, y: 2, width: 36, height: 36))
    let bytes = [UInt8](try #require(context.makeImage()?.dataProvider?.data) as Data)
    let area = stride(from: 3, to: bytes.count, by: 4).reduce(0) { $0 + Double(bytes[$1]) / 255 }
    #expect(abs(area - .pi * 18 * 18) < 4)
  }

  @Test func clipsBlendsAndOpacity() throws {
    let context = context(3, 1)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    context.saveGState()
    context.addRect(CGRect(x: 1, y: 0, width: 2, height: 1))
    context.clip()
    context.setAlpha(0.5)
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    context.restoreGState()
    #expect(try #require(context.makeImage()).rows == [[red, "800080ff", "00008080"]])
    context.setBlendMode(.sourceIn)
    context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
    #expect(try #require(context.makeImage()).rows == [[blue, blue, "00008080"]])
    context.setBlendMode(.multiply)
    context.setFillColor(red: 1, green: 0, blue: 0.5, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try #require(context.makeImage()).rows[0][0] == "000080ff")
  }

  @Test func theAppsOwnMemoryIsDrawnInto() {
    var bytes = [UInt8](repeating: 0, count: 2 * 12)
    bytes.withUnsafeMutableBytes { memory in
      let context = CGContext(
        data: memory.baseAddress, width: 2, height: 2, bitsPerComponent: 8, bytesPerRow: 12,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
      context?.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 1)
      context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(context?.data == memory.baseAddress)
    }
    // Blue, green, red, opacity; four bytes at the end of each line belong to nobody.
    #expect(bytes == [UInt8](repeating: 0, count: 12) + [0, 128, 255, 255] + [UInt8](repeating: 0, count: 8))
  }

  @Test func grayContextsHoldBrightness() throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue))
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.bytesPerRow == 2)
    let data = try #require(context.data)
    #expect(Array(UnsafeRawBufferPointer(start: data, count: 2)) == [150, 0])
  }

  @Test func imagesAreDrawnUprightAndInOtherSizes() throws {
    let small = context(1, 2)
    small.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    small.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    small.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
    small.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(small.makeImage())
    #expect(image.rows == [[red], [blue]])
    let large = context(2, 4)
    large.interpolationQuality = .none
    large.draw(image, in: CGRect(x: 0, y: 0, width: 2, height: 4))
    #expect(try #require(large.makeImage()).rows == [[red, red], [red, red], [blue, blue], [blue, blue]])
    let same = context(1, 2)
    same.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(try #require(same.makeImage()).rows == image.rows)
    // Half the size is the mean of both.
    let tiny = context(1, 1)
    tiny.draw(image, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    let mean = try #require(tiny.makeImage()).rows[0][0]
    #expect(mean == "bc00bcff")
  }

  @Test func partsOfImagesAreCutOutFromTheTop() throws {
    let context = context(3, 3)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.fill(CGRect(x: 2, y: 2, width: 1, height: 1))
    let image = try #require(context.makeImage())
    #expect(try #require(image.cropping(to: CGRect(x: 1, y: 0, width: 9, height: 1))).rows == [[clear, red]])
    #expect(image.cropping(to: CGRect(x: 3, y: 0, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: .null) == nil)
    #expect(image.cropping(to: .infinite)?.rows == image.rows)
  }

  @Test func gradientsGoFromTheFirstColorToTheLast() throws {
    let context = context(4, 1)
    let colors = [CGColor(red: 0, green: 0, blue: 0, alpha: 1), CGColor(red: 1, green: 1, blue: 1, alpha: 1)]
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 4, y: 0), options: [])
    #expect(try #require(context.makeImage()).rows == [["202020ff", "606060ff", "9f9f9fff", "dfdfdfff"]])
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
  }

  @Test func imagesAreMadeOfBytesInManyOrders() throws {
    func image(_ bytes: [UInt8], _ bits: Int, _ info: CGBitmapInfo, width: Int = 1, height: Int = 1) -> CGImage? {
      CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bits, bytesPerRow: width * bits / 8,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: CGDataProvider(data: Data(bytes) as CFData)!,
        decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
    func order(_ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo = []) -> CGBitmapInfo {
      CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue)
    }
    #expect(image([1, 2, 3, 255], 32, order(.last))?.rows == [["010203ff"]])
    #expect(image([255, 1, 2, 3], 32, order(.first))?.rows == [["010203ff"]])
    #expect(image([3, 2, 1, 255], 32, order(.first, .byteOrder32Little))?.rows == [["010203ff"]])
    #expect(image([1, 2, 3, 0], 32, order(.noneSkipLast))?.rows == [["010203ff"]])
    #expect(image([1, 2, 3], 24, order(.none))?.rows == [["010203ff"]])
    #expect(image([200, 100, 0, 128], 32, order(.last))?.rows == [["64320080"]])
    // Too few bytes for what they should be.
    #expect(image([1, 2, 3], 32, order(.last)) == nil)
    #expect(image([1, 2, 3, 255], 32, order(.last), height: 2) == nil)
    #expect(image([1, 2, 3, 255], 32, order(.last), width: 100_000, height: 100_000) == nil)
  }

  @Test func pathsAreTakenApart() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 7, y: 8))
    path.closeSubpath()
    var found: [(CGPathElementType, CGPoint)] = []
    path.applyWithBlock { found.append(($0.pointee.type, $0.pointee.points[0])) }
    #expect(found.map(\.0) == [.moveToPoint, .addLineToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(found.prefix(3).map(\.1) == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), CGPoint(x: 7, y: 8)])
  }

  @Test(arguments: [false, true]) func picturesOfGrayContextsAreGray(isAddressed: Bool) throws {
    let context = try #require(
      CGContext(
        data: nil, width: 2, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceGray(),
        bitmapInfo: CGImageAlphaInfo.none.rawValue))
    if isAddressed { _ = context.data }
    context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try #require(context.makeImage()).rows == [["969696ff", "000000ff"]])
  }

  /// Apps set pixels in the memory of a context, and draw after it.
  @Test(arguments: [false, true]) func bytesThatTheAppWritesAreInThePicture(isOwn: Bool) throws {
    var bytes = [UInt8](repeating: 0, count: 12)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        CGContext(
          data: isOwn ? memory.baseAddress : nil, width: 3, height: 1, bitsPerComponent: 8, bytesPerRow: 12,
          space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      let data = try #require(context.data)
      data.storeBytes(of: 0xFF00_00FF, as: UInt32.self)
      #expect(try #require(context.makeImage()).rows == [[red, clear, clear]])
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      #expect(try #require(context.makeImage()).rows == [[red, blue, clear]])
      #expect(Array(UnsafeRawBufferPointer(start: data, count: 4)) == [255, 0, 0, 255])
    }
  }

  @Test func tilesOfStrangeSizesDrawNothing() throws {
    let tile = try #require(context(1, 1).makeImage())
    let context = context(4, 4)
    for value in [CGFloat.nan, .infinity, -.infinity, 1e-300, 1e300] {
      for rect in [
        CGRect(x: value, y: 0, width: 1, height: 1), CGRect(x: 0, y: 0, width: value, height: 1),
        CGRect(x: 0, y: 0, width: 1, height: value),
      ] { context.draw(tile, in: rect, byTiling: true) }
      context.saveGState()
      context.scaleBy(x: value, y: 1)
      context.draw(tile, in: CGRect(x: 0, y: 0, width: 1, height: 1), byTiling: true)
      context.restoreGState()
    }
    context.clip(to: CGRect.zero)
    context.draw(tile, in: CGRect(x: 0, y: 0, width: 1, height: 1), byTiling: true)
    #expect(try #require(context.makeImage()).rows.joined().allSatisfy { $0 == clear })
  }
}
