/// The Unicode scalars of a text whose bytes arrive one after the other. What is not UTF-8 becomes replacement characters.
///
///     for try await scalar in url.resourceBytes.unicodeScalars { count += scalar.isASCII ? 1 : 0 }
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// A part of a character.
  public typealias Element = Unicode.Scalar
  /// What can go wrong while the bytes arrive.
  public typealias Failure = Base.Failure

  private let bytes: Base

  init(_ bytes: Base) { self.bytes = bytes }

  /// Reads from the start.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: bytes.makeAsyncIterator()) }

  /// Waits for one scalar after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var bytes: Base.AsyncIterator
    private var decoder = ScalarDecoder()
    /// What is whole already, last first.
    private var ready: [Unicode.Scalar] = []

    fileprivate init(bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// The next scalar; nil at the end.
    public mutating func next() async rethrows -> Unicode.Scalar? {
      while true {
        if let scalar = ready.popLast() { return scalar }
        guard let byte = try await bytes.next() else { return decoder.rest() }
        ready = decoder.scalars(endedBy: byte).reversed()
      }
    }

    /// The next scalar; nil at the end.
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

/// The characters of a text whose bytes arrive one after the other.
///
///     for try await character in url.resourceBytes.characters { print(character) }
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// What a reader takes for one sign.
  public typealias Element = Character
  /// What can go wrong while the bytes arrive.
  public typealias Failure = Base.Failure

  private let scalars: AsyncUnicodeScalarSequence<Base>

  init(_ bytes: Base) { scalars = AsyncUnicodeScalarSequence(bytes) }

  /// Reads from the start.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(scalars: scalars.makeAsyncIterator()) }

  /// Waits for one character after the other.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    /// One character, which what comes next may still belong to.
    private var pending = ""

    fileprivate init(scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

    /// The next character; nil at the end.
    public mutating func next() async rethrows -> Character? {
      while let scalar = try await scalars.next() {
        if let character = character(endedBy: scalar) { return character }
      }
      return pending.popLast()
    }

    /// The next character; nil at the end.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Character? {
      while let scalar = try await scalars.next(isolation: actor) {
        if let character = character(endedBy: scalar) { return character }
      }
      return pending.popLast()
    }

    /// The character before a scalar, if that is not a part of it.
    private mutating func character(endedBy scalar: Unicode.Scalar) -> Character? {
      pending.unicodeScalars.append(scalar)
      return pending.index(after: pending.startIndex) == pending.endIndex ? nil : pending.removeFirst()
    }
  }
}

extension AsyncCharacterSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The bytes as the characters of a text.
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(self) }

  /// The bytes as the Unicode scalars of a text.
  public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(self) }
}
