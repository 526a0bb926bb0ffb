import CairnCompression
import CairnHosting
import CairnPictures
import CairnScreen
import Foundation
import Glibc

/// Pictures in pixels, by kitty's graphics protocol with placeholders: the terminal stores a picture, and draws its parts
/// at certain characters. So a picture is cells like any other, which can be covered, cut and scrolled.
///
/// No picture is sent before the terminal has named itself as one with placeholders and confirmed that it shows pictures.
@MainActor
final class TerminalGraphics {
  private enum State { case unknown, asked, works }

  private struct Kept {
    let id: UInt32
    let bytes: Int
    /// The last painting of the whole screen that used it.
    var lastUse: Int
  }

  private var state = State.unknown
  /// The size of a cell in pixels.
  private var cell = (width: 10, height: 20)
  /// The pictures that the terminal keeps.
  private var kept: [Pictures.SizedKey: Kept] = [:]
  private var keptBytes = 0
  private var unsent: [String] = []
  private var paintings = 0
  /// Other programs in the same terminal count from elsewhere.
  private var nextID = UInt32(truncatingIfNeeded: getpid() & 0x3FFF) << 9 + 1

  private static let room = 64 << 20
  /// More pixels than this take too long over a network.
  private static let mostPixels = 1 << 20
  private static let chunk = 4_096
  /// The terminals that show placeholders, and since which version. Others know the protocol without them.
  private static let versions = ["kitty": [0, 28], "ghostty": [1, 0]]

  var works: Bool { state == .works }

  /// Takes the bytes to send before the cells.
  func takeUnsent() -> [String] {
    defer { unsent = [] }
    return unsent
  }

  // MARK: Answers

  /// Asks a terminal with a name that is known whether it shows pictures. Others would print the question.
  func terminalIs(_ name: String, version: [Int]) {
    guard state == .unknown, let first = Self.versions[name], !version.lexicographicallyPrecedes(first) else { return }
    state = .asked
    // In this order, the size is known when the first picture is sent.
    askForCell()
    unsent.append("\u{1B}_Gi=\(Report.graphicsID),s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\")
  }

  func askForCell() { if state != .unknown { unsent.append("\u{1B}[16t") } }

  /// Returns whether pictures can be placed from now on.
  func showsPictures() -> Bool {
    guard state == .asked else { return false }
    state = .works
    return true
  }

  /// Returns whether the size is a new one.
  func cellIs(width: Int, height: Int) -> Bool {
    guard state != .unknown, (2...200).contains(width), (2...400).contains(height), (width, height) != cell else {
      return false
    }
    cell = (width, height)
    forget()
    return works
  }

  // MARK: Pictures

  /// Returns the number of a picture of some cells, after sending it if necessary.
  func id(of image: ImageContent, width: Int, height: Int) -> UInt32? {
    guard works, width <= Placeholders.most, height <= Placeholders.most, let picture = PictureSource(image.source)
    else { return nil }
    let key = Pictures.SizedKey(picture: picture, width: width, height: height)
    if let known = kept[key] {
      kept[key]?.lastUse = paintings
      return known.id
    }
    guard let bitmap = Pictures.bitmap(picture) else { return nil }
    let pixels = width * cell.width * height * cell.height
    let share = min((Double(Self.mostPixels) / Double(pixels)).squareRoot(), 1)
    let scaled = bitmap.scaled(
      width: max(Int(Double(width * cell.width) * share), 1),
      height: max(Int(Double(height * cell.height) * share), 1))
    let new = Kept(id: nextID, bytes: scaled.pixels.count + picture.byteCount, lastUse: paintings)
    // The color of a character has 24 bits, and no picture has the number 0.
    nextID = nextID % 0xFFFFFF + 1
    send(scaled, new.id, columns: width, lines: height)
    kept[key] = new
    keptBytes += new.bytes
    return new.id
  }

  private func send(_ bitmap: Bitmap, _ id: UInt32, columns: Int, lines: Int) {
    let isOpaque = stride(from: 3, to: bitmap.pixels.count, by: 4).allSatisfy { bitmap.pixels[$0] == 255 }
    let pixels =
      isOpaque ? bitmap.pixels.indices.compactMap { $0 & 3 == 3 ? nil : bitmap.pixels[$0] } : bitmap.pixels
    let text = Data(Zlib.compress(pixels)).base64EncodedString()
    var head =
      "a=T,U=1,i=\(id),f=\(isOpaque ? 24 : 32),o=z,s=\(bitmap.width),v=\(bitmap.height),c=\(columns),r=\(lines),"
    var rest = Substring(text)
    repeat {
      let part = rest.utf8.prefix(Self.chunk)
      rest = rest[part.endIndex...]
      unsent.append("\u{1B}_G\(head)q=2,m=\(rest.isEmpty ? 0 : 1);\(Substring(part))\u{1B}\\")
      head = ""
    } while !rest.isEmpty
  }

  private func remove(_ key: Pictures.SizedKey) {
    guard let old = kept.removeValue(forKey: key) else { return }
    keptBytes -= old.bytes
    unsent.append("\u{1B}_Ga=d,d=I,i=\(old.id),q=2\u{1B}\\")
  }

  /// Whether to paint the whole screen next, to learn which pictures are still in use.
  var isFull: Bool { keptBytes > Self.room || kept.count > 200 }

  /// Begins to paint the whole screen.
  func beginPainting() { paintings += 1 }

  /// Removes pictures that are no longer shown, if there are many.
  func endPainting() {
    guard isFull else { return }
    for (key, one) in kept where one.lastUse < paintings { remove(key) }
  }

  /// Removes all pictures: because the terminal's content is unknown, or at the end.
  func forget() { for key in Array(kept.keys) { remove(key) } }
}
