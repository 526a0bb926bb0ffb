import Foundation

extension URL {
  /// The bytes behind a URL, one after the other.
  ///
  ///     for try await byte in url.resourceBytes { sum += Int(byte) }
  public struct AsyncBytes: AsyncSequence, Sendable {
    fileprivate let url: URL

    /// Reads from the start.
    public func makeAsyncIterator() -> _ByteIterator {
      let pieces = ResourcePieces(url)
      return _ByteIterator { try await pieces.next() }
    }
  }

  /// The bytes behind the URL.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

  /// The lines of the text behind the URL.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

/// What is behind a URL: a file piece by piece, anything else in one.
private actor ResourcePieces {
  private let url: URL
  private var file: FilePieces?
  private var isRead = false

  init(_ url: URL) { self.url = url }

  func next() async throws -> Data? {
    if let file { return try await file.next() }
    if isRead { return nil }
    isRead = true
    guard url.isFileURL else { return try await Network.data(from: url) }
    let file = FilePieces(try FileHandle(forReadingFrom: url))
    self.file = file
    return try await file.next()
  }
}

extension FileHandle {
  /// The bytes of a file from where it is, one after the other.
  ///
  ///     for try await line in FileHandle.standardInput.bytes.lines { print(line) }
  public struct AsyncBytes: AsyncSequence, Sendable {
    fileprivate let pieces: FilePieces

    /// Reads from where the file is.
    public func makeAsyncIterator() -> _ByteIterator {
      let pieces = pieces
      return _ByteIterator { try await pieces.next() }
    }
  }

  /// The bytes of the file from where it is.
  public var bytes: AsyncBytes { AsyncBytes(pieces: FilePieces(self)) }
}
