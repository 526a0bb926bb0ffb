/// The Unicode scalars of a text whose bytes arrive incrementally. Invalid UTF-8 becomes replacement characters.
///
///     for try await scalar in url.resourceBytes.unicodeScalars { count += scalar.isASCII ? 1 : 0 }
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A Unicode scalar.
  public typealias Element = Unicode.Scalar
  /// The error of the underlying bytes.
  public typealias Failure = Base.Failure

  private let bytes: Base

  init(_ bytes: Base) { self.bytes = bytes }

  /// Returns an iterator from the start.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: bytes.makeAsyncIterator()) }

  /// Iterates over the scalars.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var bytes: Base.AsyncIterator
    private var decoder = ScalarDecoder()
    /// The decoded scalars, last first.
    private var ready: [Unicode.Scalar] = []

    fileprivate init(bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// Returns the next scalar, or `nil` at the end.
    public mutating func next() async rethrows -> Unicode.Scalar? {
      while true {
        if let scalar = ready.popLast() { return scalar }
        guard let byte = try await bytes.next() else { return decoder.rest() }
        ready = decoder.scalars(endedBy: byte).reversed()
      }
    }

    /// Returns the next scalar, or `nil` at the end.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Unicode.Scalar? {
      while true {
        if let scalar = ready.popLast() { return scalar }
        guard let byte = try await bytes.next(isolation: actor) else { return decoder.rest() }
        ready = decoder.scalars(endedBy: byte).reversed()
      }
    }
  }
}

extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}

/// The characters of a text whose bytes arrive incrementally.
///
///     for try await character in url.resourceBytes.characters { print(character) }
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A character (grapheme cluster).
  public typealias Element = Character
  /// The error of the underlying bytes.
  public typealias Failure = Base.Failure

  private let scalars: AsyncUnicodeScalarSequence<Base>

  init(_ bytes: Base) { scalars = AsyncUnicodeScalarSequence(bytes) }

  /// Returns an iterator from the start.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(scalars: scalars.makeAsyncIterator()) }

  /// Iterates over the characters.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    /// The pending character, which the next scalars may extend.
    private var pending = ""

    fileprivate init(scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

    /// Returns the next character, or `nil` at the end.
    public mutating func next() async rethrows -> Character? {
      while let scalar = try await scalars.next() {
        if let character = character(endedBy: scalar) { return character }
      }
      return pending.popLast()
    }

    /// Returns the next character, or `nil` at the end.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Character? {
      while let scalar = try await scalars.next(isolation: actor) {
        if let character = character(endedBy: scalar) { return character }
      }
      return pending.popLast()
    }

    /// Returns the completed character if a scalar does not extend it.
    private mutating func character(endedBy scalar: Unicode.Scalar) -> Character? {
      pending.unicodeScalars.append(scalar)
      return pending.index(after: pending.startIndex) == pending.endIndex ? nil : pending.removeFirst()
    }
  }
}

extension AsyncCharacterSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The bytes as characters.
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(self) }

  /// The bytes as Unicode scalars.
  public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(self) }
}
