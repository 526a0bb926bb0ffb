import Foundation

extension URL {
  /// The bytes behind a URL, one after the other.
  ///
  ///     for try await byte in url.resourceBytes { sum += Int(byte) }
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// A byte.
    public typealias Element = UInt8
    /// What can go wrong while it is read.
    public typealias Failure = any Error

    fileprivate let url: URL

    /// Reads from the start.
    public func makeAsyncIterator() -> AsyncIterator {
      let pieces = ResourcePieces(url)
      return AsyncIterator(bytes: PieceReader { try await pieces.next() })
    }

    /// Waits for one byte after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var bytes: PieceReader

      /// The next byte; nil at the end.
      public mutating func next() async throws -> UInt8? { try await bytes.next() }
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
    /// A byte.
    public typealias Element = UInt8
    /// What can go wrong while it is read.
    public typealias Failure = any Error

    fileprivate let pieces: FilePieces

    /// Reads from where the file is.
    public func makeAsyncIterator() -> AsyncIterator {
      let pieces = pieces
      return AsyncIterator(bytes: PieceReader { try await pieces.next() })
    }

    /// Waits for one byte after the other.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var bytes: PieceReader

      /// The next byte; nil at the end.
      public mutating func next() async throws -> UInt8? { try await bytes.next() }
    }
  }

  /// The bytes of the file from where it is.
  public var bytes: AsyncBytes { AsyncBytes(pieces: FilePieces(self)) }
}
