import CairnPictures
import Foundation

/// The memory of a context, in the layout that the app asked for. It is read before each drawing and written after it, as the app
/// may change it; that of the context is made when the app first asks for its address.
final class BitmapMemory {
  let layout: BitmapLayout
  let bytesPerRow: Int
  private let width: Int
  private let height: Int
  /// The app's memory. It has `bytesPerRow` bytes for each line, as its caller promised.
  private let given: UnsafeMutableRawPointer?
  private var own: UnsafeMutableRawPointer?

  init?(_ layout: BitmapLayout, width: Int, height: Int, bytesPerRow: Int, at address: UnsafeMutableRawPointer?) {
    let needed = width * layout.size
    guard bytesPerRow == 0 || bytesPerRow >= needed, bytesPerRow <= Int(Int32.max) else { return nil }
    self.layout = layout
    self.width = width
    self.height = height
    self.bytesPerRow = bytesPerRow == 0 ? needed : bytesPerRow
    guard height <= (1 << 30) / self.bytesPerRow else { return nil }
    given = address
  }

  deinit { own?.deallocate() }

  func address(of canvas: RasterCanvas) -> UnsafeMutableRawPointer {
    if let given { return given }
    if let own { return own }
    let new = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * height, alignment: 16)
    new.initializeMemory(as: UInt8.self, repeating: 0, count: bytesPerRow * height)
    own = new
    write(canvas, rows: 0..<height)
    return new
  }

  /// Writes lines that were drawn to.
  func write(_ canvas: RasterCanvas, rows: Range<Int>) {
    guard let target = given ?? own else { return }
    let pixels = canvas.pixels
    for y in rows.clamped(to: 0..<height) {
      for x in 0..<width {
        let (source, place) = ((y * width + x) * 4, y * bytesPerRow + x * layout.size)
        layout.store(pixels[source], pixels[source + 1], pixels[source + 2], pixels[source + 3]) {
          target.storeBytes(of: $1, toByteOffset: place + $0, as: UInt8.self)
        }
      }
    }
  }

  /// Reads lines that the app may have written, so that drawing adds to them.
  func read(into canvas: inout RasterCanvas, rows: Range<Int>) {
    guard let source = given ?? own else { return }
    layout.read(into: &canvas, rows: rows, bytesPerRow: bytesPerRow) {
      source.load(fromByteOffset: $0, as: UInt8.self)
    }
  }
}
