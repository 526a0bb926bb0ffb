import Foundation

extension URL {
  /// The bytes at a URL.
  ///
  ///     for try await byte in url.resourceBytes { sum += Int(byte) }
  public struct AsyncBytes: AsyncSequence, Sendable {
    fileprivate let url: URL

    /// Returns an iterator from the start.
    public func makeAsyncIterator() -> _ByteIterator {
      let pieces = ResourcePieces(url)
      return _ByteIterator { try await pieces.next() }
    }
  }

  /// The bytes at the URL.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

  /// The lines of the text at the URL.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

/// Reads a URL: a file in chunks, anything else at once.
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
    let file = FilePieces(try FileHandle(forReadingFrom: try ResourceRules.ofProcess.file(at: url)))
    self.file = file
    return try await file.next()
  }
}

extension FileHandle {
  /// The bytes of a file from its current position.
  ///
  ///     for try await line in FileHandle.standardInput.bytes.lines { print(line) }
  public struct AsyncBytes: AsyncSequence, Sendable {
    fileprivate let pieces: FilePieces

    /// Returns an iterator from the file's current position.
    public func makeAsyncIterator() -> _ByteIterator {
      let pieces = pieces
      return _ByteIterator { try await pieces.next() }
    }
  }

  /// The bytes of the file from its current position.
  public var bytes: AsyncBytes { AsyncBytes(pieces: FilePieces(self)) }
}
