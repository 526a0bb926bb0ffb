import CairnPlatform
import Foundation

/// A reader of texts, which are never heard. Its delegate learns that each was canceled.
///
/// ```swift
/// synthesizer.speak(AVSpeechUtterance(string: "Hello"))
/// ```
open class AVSpeechSynthesizer: NSObject {
  /// The object to notify.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  private var isAnswering = false

  /// Creates a synthesizer.
  public override init() { super.init() }

  /// Whether a text is read. None ever is.
  open var isSpeaking: Bool { false }
  /// Whether reading has paused.
  open var isPaused: Bool { false }

  /// Reports that it cannot, and calls the delegate's `speechSynthesizer(_:didCancel:)`.
  open func speak(_ utterance: AVSpeechUtterance) {
    MissingFramework.reportCall(
      "AVSpeechSynthesizer.speak(_:)", from: "AVFoundation",
      outcome: "The text counts as canceled.")
    // A delegate that answers with the next text would never come to an end.
    guard !isAnswering else { return }
    isAnswering = true
    delegate?.speechSynthesizer(self, didCancel: utterance)
    isAnswering = false
  }
  /// Stops. Returns false.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Pauses. Returns false.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { false }
  /// Continues. Returns false.
  @discardableResult
  open func continueSpeaking() -> Bool { false }
}

/// Where reading stops.
///
/// ```swift
/// synthesizer.stopSpeaking(at: .immediate)
/// ```
public enum AVSpeechBoundary: Int, Sendable {
  case immediate, word
}

/// Follows the reading of texts. Only `speechSynthesizer(_:didCancel:)` is called.
///
/// ```swift
/// func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) { isSpeaking = false }
/// ```
public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// Called for each text, as none can be read.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

/// A text to read aloud.
///
/// ```swift
/// utterance.rate = AVSpeechUtteranceDefaultSpeechRate
/// ```
open class AVSpeechUtterance: NSObject {
  /// The text.
  public let speechString: String
  /// The voice.
  open var voice: AVSpeechSynthesisVoice?
  /// The speed.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// How high the voice is.
  open var pitchMultiplier: Float = 1
  /// The loudness.
  open var volume: Float = 1
  /// The pause before.
  open var preUtteranceDelay: TimeInterval = 0
  /// The pause after.
  open var postUtteranceDelay: TimeInterval = 0
  /// Whether the user's settings for reading aloud count.
  open var prefersAssistiveTechnologySettings = false

  /// Creates an utterance.
  public init(string: String) {
    speechString = string
    super.init()
  }
}

/// A voice. None is ever made.
///
/// ```swift
/// utterance.voice = AVSpeechSynthesisVoice(language: "en-GB")
/// ```
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  /// The language.
  public let language: String
  /// The identifier.
  public let identifier: String
  /// The name.
  public let name: String
  /// How good it is.
  public let quality: AVSpeechSynthesisVoiceQuality

  /// Returns `nil`, as there are no voices.
  public init?(language languageCode: String?) { return nil }
  /// Returns `nil`, as there are no voices.
  public init?(identifier: String) { return nil }
  /// The voices. There are none.
  public class func speechVoices() -> [AVSpeechSynthesisVoice] { [] }
  /// The user's language.
  public class func currentLanguageCode() -> String {
    Locale.current.identifier.replacingOccurrences(of: "_", with: "-")
  }
}

/// How good a voice is.
///
/// ```swift
/// voices.filter { $0.quality == .premium }
/// ```
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  case `default` = 1
  case enhanced, premium
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The usual speed.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The lowest speed.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
// swift-format-ignore: AlwaysUseLowerCamelCase
/// The highest speed.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
