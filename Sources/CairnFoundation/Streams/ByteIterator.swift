import Foundation

/// Iterates over bytes that arrive in chunks, from a file or elsewhere.
///
///     var bytes = url.resourceBytes.makeAsyncIterator()
///     let first = try await bytes.next()
public struct _ByteIterator: AsyncIteratorProtocol {
  /// A byte.
  public typealias Element = UInt8
  /// Any error from reading.
  public typealias Failure = any Error

  private let nextPiece: @Sendable () async throws -> Data?
  private var piece = Data().makeIterator()

  /// Creates an iterator over chunks. The closure returns `nil` after the last.
  init(_ nextPiece: @escaping @Sendable () async throws -> Data?) { self.nextPiece = nextPiece }

  /// Returns the next byte, or `nil` at the end.
  public mutating func next() async throws -> UInt8? {
    while true {
      if let byte = piece.next() { return byte }
      try Task.checkCancellation()
      guard let more = try await nextPiece() else { return nil }
      piece = more.makeIterator()
    }
  }
}

/// Reads a file in chunks outside the cooperative thread pool, because reading blocks.
final class FilePieces: @unchecked Sendable {
  // Sendable: only one read is in progress at a time.
  private let handle: FileHandle

  init(_ handle: FileHandle) { self.handle = handle }

  func next() async throws -> Data? {
    let data = try await withCheckedThrowingContinuation { continuation in
      DispatchQueue.global().async {
        continuation.resume(with: Result { try self.handle.read(upToCount: 1 << 14) })
      }
    }
    return data.flatMap { $0.isEmpty ? nil : $0 }
  }
}
