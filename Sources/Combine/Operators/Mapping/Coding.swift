/// Decodes values from raw data, such as JSON.
public protocol TopLevelDecoder<Input> {
  /// The kind of raw data.
  associatedtype Input
  /// Decodes a value.
  func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
}

/// Encodes values as raw data, such as JSON.
public protocol TopLevelEncoder<Output> {
  /// The kind of raw data.
  associatedtype Output
  /// Encodes a value.
  func encode<T>(_ value: T) throws -> Output where T: Encodable
}

extension Publishers {
  /// A publisher of values decoded from raw data.
  ///
  ///     data.decode(type: User.self, decoder: JSONDecoder())
  public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
  where Upstream.Output == Coder.Input {
    /// The kind of error this publisher may fail with.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    private let decoder: Coder

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, decoder: Coder) {
      self.upstream = upstream
      self.decoder = decoder
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "Decode", to: subscriber, trying: { .pass(try decoder.decode(Output.self, from: $0)) }))
    }
  }
}

extension Publishers {
  /// A publisher of raw data encoded from values.
  ///
  ///     users.encode(encoder: JSONEncoder())
  public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
    /// The kind of values published.
    public typealias Output = Coder.Output
    /// The kind of error this publisher may fail with.
    public typealias Failure = any Error

    /// The upstream publisher.
    public let upstream: Upstream

    private let encoder: Coder

    /// Creates the publisher from its properties.
    public init(upstream: Upstream, encoder: Coder) {
      self.upstream = upstream
      self.encoder = encoder
    }

    /// Attaches a subscriber.
    public func receive<S>(subscriber: S) where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        Stage<Upstream.Output, Upstream.Failure, S>(
          "Encode", to: subscriber, trying: { .pass(try encoder.encode($0)) }))
    }
  }
}

extension Publisher {
  /// Decodes each value. An error ends the stream.
  public func decode<Item, Coder>(type: Item.Type, decoder: Coder) -> Publishers.Decode<Self, Item, Coder>
  where Item: Decodable, Coder: TopLevelDecoder, Output == Coder.Input {
    Publishers.Decode(upstream: self, decoder: decoder)
  }
}

extension Publisher where Output: Encodable {
  /// Encodes each value. An error ends the stream.
  public func encode<Coder>(encoder: Coder) -> Publishers.Encode<Self, Coder> where Coder: TopLevelEncoder {
    Publishers.Encode(upstream: self, encoder: encoder)
  }
}
