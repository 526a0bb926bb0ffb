import CairnScreen
import Foundation

/// The app's pictures in the form that a host shows, decoded once and kept while there is room.
@MainActor
package final class PictureCache<Picture> {
  /// Returns a picture, or `nil` if the host cannot show it.
  package typealias Decode = @MainActor (_ data: Data, _ scale: CGFloat) -> Picture?

  private var known: [PictureSource: Picture?] = [:]
  private var keptBytes = 0
  private let room: Int
  private let kinds: [String]
  private let size: @MainActor (Picture) -> Int
  private let decode: Decode
  private let forget: @MainActor (Picture) -> Void

  /// - Parameters:
  ///   - kinds: The extensions of files that the host shows, the preferred one first.
  ///   - room: The bytes that are kept.
  ///   - size: Returns the bytes that a picture takes.
  ///   - forget: Called for each picture that is dropped.
  package init(
    kinds: [String], room: Int, size: @escaping @MainActor (Picture) -> Int,
    forget: @escaping @MainActor (Picture) -> Void = { _ in }, decode: @escaping Decode
  ) {
    self.kinds = kinds
    self.room = room
    self.size = size
    self.forget = forget
    self.decode = decode
  }

  /// Returns a picture, or `nil` if it is drawn, missing, or cannot be decoded.
  package func picture(_ image: ImageContent) -> Picture? {
    guard let source = PictureSource(image.source) else { return nil }
    if let found = known[source] { return found }
    if keptBytes > room { forgetAll() }
    let new = source.read(kinds: kinds).flatMap { decode($0.data, $0.scale) }
    known[source] = .some(new)
    keptBytes += source.byteCount + (new.map(size) ?? 0)
    return new
  }

  private func forgetAll() {
    for case let old? in known.values { forget(old) }
    (known, keptBytes) = ([:], 0)
  }
}
