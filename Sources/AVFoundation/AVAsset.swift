import AVFAudio
import CairnCore
import CairnPlatform
import CoreMedia
import Foundation

/// A film or a sound. Its length is known if the head of its file says it, as those of MP4, QuickTime and WAV do.
///
/// ```swift
/// let duration = try await AVURLAsset(url: film).load(.duration)
/// ```
open class AVAsset: NSObject {
  let place: URL

  /// Creates an asset of a file or a page.
  public init(url: URL) {
    place = url
    super.init()
  }

  /// The length, if the head of a file says it. A player's item knows it for other films too.
  open var duration: CMTime {
    MediaLength.seconds(ofFile: place).map { CMTime(seconds: $0, preferredTimescale: 1_000_000) } ?? .indefinite
  }
  /// Whether it could be played: it is at an address of the web, or a file that is there. A player's item knows more.
  open var isPlayable: Bool {
    place.isFileURL ? FileManager.default.isReadableFile(atPath: place.path) : ["http", "https"].contains(place.scheme)
  }
  /// The tracks. None is known.
  open var tracks: [AVAssetTrack] { [] }
  /// The tracks of a kind. None is known.
  open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }

  /// Reads a property. Fails if it is not known.
  nonisolated(nonsending) public func load<Value>(_ property: AVAsyncProperty<AVAsset, Value>) async throws -> Value {
    if let value = property.value(self) { return value }
    MissingFramework.reportCall("AVAsset.load", from: "AVFoundation", outcome: "It fails.")
    throw AVError(.decoderNotFound)
  }
  /// Finds the tracks of a kind. Fails.
  nonisolated(nonsending) public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    MissingFramework.reportCall("AVAsset.loadTracks", from: "AVFoundation", outcome: "It fails.")
    throw AVError(.decoderNotFound)
  }
}

/// A film or a sound in a file or at an address.
///
/// ```swift
/// AVPlayerItem(asset: AVURLAsset(url: film))
/// ```
open class AVURLAsset: AVAsset {
  /// Where it is.
  public var url: URL { place }
  /// Creates an asset. The options have no effect.
  public init(url: URL, options: [String: Any]? = nil) { super.init(url: url) }
}

/// A property that is read when it is asked for.
///
/// ```swift
/// try await asset.load(.duration)
/// ```
public struct AVAsyncProperty<Root, Value>: Sendable {
  /// The value, if it is known.
  fileprivate let value: @Sendable (Root) -> Value?
}

extension AVAsyncProperty where Root == AVAsset, Value == CMTime {
  /// The length.
  public static var duration: AVAsyncProperty<AVAsset, CMTime> {
    AVAsyncProperty { asset in
      let duration = asset.duration
      return duration.isNumeric ? duration : nil
    }
  }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
  /// The tracks.
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { AVAsyncProperty { _ in nil } }
}

extension AVAsyncProperty where Root == AVAsset, Value == Bool {
  /// Whether it can be played.
  public static var isPlayable: AVAsyncProperty<AVAsset, Bool> { AVAsyncProperty(value: \.isPlayable) }
}

/// A track of a film. None is ever made.
///
/// ```swift
/// asset.tracks(withMediaType: .video).first?.naturalSize
/// ```
public final class AVAssetTrack: NSObject, Sendable {
  /// The size of the film.
  public var naturalSize: CGSize { .zero }
  private init?(_ none: Never) { return nil }
}

/// A kind of media.
///
/// ```swift
/// AVCaptureDevice.default(for: .video)
/// ```
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
  public static let text = AVMediaType(rawValue: "text")
  public static let metadata = AVMediaType(rawValue: "meta")
}

/// Takes pictures of a film, which nothing here does.
///
/// ```swift
/// let (picture, _) = try await AVAssetImageGenerator(asset: asset).image(at: .zero)
/// ```
open class AVAssetImageGenerator: NSObject {
  /// The film.
  public let asset: AVAsset
  /// Whether pictures are turned as the film is.
  open var appliesPreferredTrackTransform = false
  /// The largest size.
  open var maximumSize = CGSize.zero
  /// How far before the time a picture may be.
  open var requestedTimeToleranceBefore = CMTime.positiveInfinity
  /// How far after the time a picture may be.
  open var requestedTimeToleranceAfter = CMTime.positiveInfinity

  /// How taking a picture ended.
  ///
  /// ```swift
  /// if result == .failed { show(error) }
  /// ```
  public enum Result: Int, Sendable {
    case succeeded, failed, cancelled
  }

  /// Creates a generator.
  public init(asset: AVAsset) {
    self.asset = asset
    super.init()
  }
  /// Takes a picture. Fails.
  open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
    throw failure()
  }
  /// Takes a picture. Fails.
  nonisolated(nonsending) open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw failure()
  }
  /// Takes pictures. Fails for each.
  open func generateCGImagesAsynchronously(
    forTimes requestedTimes: [NSValue],
    completionHandler handler: @escaping @Sendable (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
  ) {
    let failure = failure()
    for time in requestedTimes { handler(time.timeValue, nil, .invalid, .failed, failure) }
  }
  /// Gives up. Has no effect.
  open func cancelAllCGImageGeneration() {}

  private func failure() -> AVError {
    MissingFramework.reportCall("AVAssetImageGenerator", from: "AVFoundation", outcome: "It fails.")
    return AVError(.decoderNotFound)
  }
}

/// Why media cannot be used.
///
/// ```swift
/// catch let error as AVError where error.code == .decoderNotFound {}
/// ```
public struct AVError: LocalizedError, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    case unknown = -11800
    case sessionNotRunning = -11803
    case deviceNotConnected = -11814
    case fileFormatNotRecognized = -11828
    case decoderNotFound = -11833
    case applicationIsNotAuthorizedToUseDevice = -11852
  }
  /// The reason.
  public let code: Code
  private let explanation: String?
  /// Creates an error for a reason.
  public init(_ code: Code) { self.init(code, nil) }
  private init(_ code: Code, _ explanation: String?) { (self.code, self.explanation) = (code, explanation) }

  /// The error for what a library or a browser says of a film.
  static func error(of problem: MediaProblem) -> any Error {
    let explanation = problem.text.isEmpty ? nil : problem.text
    return switch problem.kind {
    case .isMissing:
      URLError(.fileDoesNotExist, userInfo: [NSLocalizedDescriptionKey: explanation ?? "It is not there."])
    case .isForbidden: URLError(.noPermissionsToReadFile, userInfo: [NSLocalizedDescriptionKey: explanation ?? ""])
    case .hasNoDecoder: AVError(.decoderNotFound, explanation)
    case .other: AVError(.unknown, explanation)
    }
  }

  /// A message for users.
  public var errorDescription: String? {
    if let explanation { return explanation }
    return switch code {
    case .decoderNotFound, .fileFormatNotRecognized: "Films and sounds cannot be played here."
    default: "There is no camera."
    }
  }
}
