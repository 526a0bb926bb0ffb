import CairnAccelerate
import Testing
import TestSupport

@Suite("Blurring by vImage")
struct BoxConvolveTests {
  private struct Picture: Equatable {
    let width: Int, height: Int
    var bytes: [UInt8]

    init(width: Int, height: Int) {
      (self.width, self.height) = (width, height)
      bytes = Array(repeating: 0, count: width * height * 4)
    }

    mutating func withBuffer<Result>(_ body: (inout vImage_Buffer) -> Result) -> Result {
      let (width, height) = (width, height)
      return bytes.withUnsafeMutableBytes { bytes in
        var buffer = vImage_Buffer(
          data: bytes.baseAddress, height: vImagePixelCount(height), width: vImagePixelCount(width), rowBytes: width * 4
        )
        return body(&buffer)
      }
    }

    /// The average of a box, by its definition: along the rows first, as rounding shows the order.
    func blurred(x: Int, y: Int, width: Int, height: Int, box: (width: Int, height: Int), background: [UInt8]?)
      -> Picture
    {
      func average(_ size: Int, _ value: (Int) -> UInt8?, _ part: Int) -> UInt8 {
        let sum = (-(size / 2)...size / 2).reduce(0) { $0 + Int(value($1) ?? background![part]) }
        return UInt8((sum + size / 2) / size)
      }
      func at(_ x: Int, _ y: Int, _ part: Int) -> UInt8? {
        let inside = min(max(x, 0), self.width - 1)
        return x != inside && background != nil ? nil : bytes[(y * self.width + inside) * 4 + part]
      }
      var rows = Picture(width: width, height: self.height)
      for row in 0..<self.height {
        for column in 0..<width {
          for part in 0..<4 {
            rows.bytes[(row * width + column) * 4 + part] = average(box.width, { at(x + column + $0, row, part) }, part)
          }
        }
      }
      var result = Picture(width: width, height: height)
      for row in 0..<height {
        for column in 0..<width {
          for part in 0..<4 {
            let value = average(
              box.height,
              {
                let line = y + row + $0
                let inside = min(max(line, 0), self.height - 1)
                return line != inside && background != nil ? nil : rows.bytes[(inside * width + column) * 4 + part]
              }, part)
            result.bytes[(row * width + column) * 4 + part] = value
          }
        }
      }
      return result
    }
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func eachPixelIsTheAverageOfItsBox(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var picture = Picture(width: .random(in: 1...9, using: &random), height: .random(in: 1...9, using: &random))
    for index in picture.bytes.indices { picture.bytes[index] = .random(in: 0...255, using: &random) }
    let x = Int.random(in: 0..<picture.width, using: &random), y = Int.random(in: 0..<picture.height, using: &random)
    let width = Int.random(in: 1...picture.width - x, using: &random)
    let height = Int.random(in: 1...picture.height - y, using: &random)
    // A box may be larger than the picture.
    let box = (
      width: Int.random(in: 0...6, using: &random) * 2 + 1, height: Int.random(in: 0...6, using: &random) * 2 + 1
    )
    let background: [UInt8]? = Bool.random(using: &random) ? [1, 20, 133, 255] : nil
    var result = Picture(width: width, height: height)
    let status = picture.withBuffer { source in
      result.withBuffer { target in
        vImageBoxConvolve_ARGB8888(
          &source, &target, nil, vImagePixelCount(x), vImagePixelCount(y), UInt32(box.height), UInt32(box.width),
          background, vImage_Flags(background == nil ? kvImageEdgeExtend : kvImageBackgroundColorFill))
      }
    }
    #expect(status == kvImageNoError)
    #expect(
      result
        == picture.blurred(x: x, y: y, width: width, height: height, box: box, background: background))
  }

  @Test func whatCannotBeDoneIsRefused() {
    var source = Picture(width: 4, height: 4)
    var target = Picture(width: 3, height: 4)
    func status(
      x: UInt = 0, y: UInt = 0, box: UInt32 = 3, flags: Int = kvImageEdgeExtend, hasTarget: Bool = true
    ) -> vImage_Error {
      source.withBuffer { source in
        target.withBuffer { target in
          withUnsafePointer(to: target) { target in
            vImageBoxConvolve_ARGB8888(
              &source, hasTarget ? target : nil, nil, x, y, box, 3, nil, vImage_Flags(flags))
          }
        }
      }
    }
    #expect(status() == kvImageNoError)
    #expect(status(x: 1) == kvImageNoError)
    #expect(status(x: 2) == kvImageRoiLargerThanInputBuffer)
    #expect(status(x: .max) == kvImageRoiLargerThanInputBuffer)
    #expect(status(y: 1) == kvImageRoiLargerThanInputBuffer)
    #expect(status(box: 4) == kvImageInvalidKernelSize)
    #expect(status(flags: kvImageNoFlags) == kvImageInvalidEdgeStyle)
    #expect(status(flags: kvImageBackgroundColorFill) == kvImageNullPointerArgument)
    #expect(status(hasTarget: false) == kvImageNullPointerArgument)
  }
}
