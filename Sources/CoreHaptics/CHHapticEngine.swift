import CairnPlatform
@_exported import Foundation

/// Makes a phone tremble, of which there is none. It cannot be made.
///
/// ```swift
/// guard CHHapticEngine.capabilitiesForHardware().supportsHaptics else { return }
/// engine = try CHHapticEngine()
/// ```
open class CHHapticEngine {
  /// Called when the engine stops. Never called.
  open var stoppedHandler: (StoppedReason) -> Void = { _ in }
  /// Called when the engine must start again. Never called.
  open var resetHandler: () -> Void = {}
  /// Whether it ends when nothing is played.
  open var isAutoShutdownEnabled = false
  /// Whether only trembling is played.
  open var playsHapticsOnly = false

  /// Fails.
  public init() throws { throw CHHapticError(.notSupported) }
  /// Fails.
  public init(audioSession: AnyObject?) throws { throw CHHapticError(.notSupported) }

  /// The abilities of the device. It has none.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }
  /// Starts. Fails.
  open func start() throws { throw CHHapticError(.notSupported) }
  /// Starts. Fails.
  open func start(completionHandler: ((any Error)?) -> Void) { completionHandler(CHHapticError(.notSupported)) }
  /// Stops. Has no effect.
  open func stop(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  /// Makes a player. Fails.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  /// Makes a player that repeats. Fails.
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.notSupported)
  }
  /// Plays a file. Fails.
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
  /// Calls a closure at the end. Never called.
  open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {}

  /// Why an engine stopped.
  ///
  /// ```swift
  /// if reason == .idleTimeout { restart() }
  /// ```
  public enum StoppedReason: Int, Sendable {
    case audioSessionInterrupt = 1
    case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
    case systemError = -1
  }

  /// The action at the end of all players.
  ///
  /// ```swift
  /// return .stopEngine
  /// ```
  public enum FinishedAction: Int, Sendable {
    case stopEngine = 1
    case leaveEngineRunning
  }
}

/// The abilities of a device.
///
/// ```swift
/// CHHapticEngine.capabilitiesForHardware().supportsHaptics
/// ```
public protocol CHHapticDeviceCapability {
  /// Whether it can tremble.
  var supportsHaptics: Bool { get }
  /// Whether it can play sounds with that.
  var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
  var supportsHaptics: Bool { false }
  var supportsAudio: Bool { false }
}

/// Plays a pattern. None is ever made.
///
/// ```swift
/// try player.start(atTime: CHHapticTimeImmediate)
/// ```
public protocol CHHapticPatternPlayer: AnyObject {
  func start(atTime time: TimeInterval) throws
  func stop(atTime time: TimeInterval) throws
  func cancel() throws
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  var isMuted: Bool { get set }
}

/// Plays a pattern over and over. None is ever made.
///
/// ```swift
/// player.loopEnabled = true
/// ```
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  func pause(atTime time: TimeInterval) throws
  func resume(atTime time: TimeInterval) throws
  func seek(toOffset offsetTime: TimeInterval) throws
  var loopEnabled: Bool { get set }
  var loopEnd: TimeInterval { get set }
  var playbackRate: Float { get set }
}

/// Why nothing trembles.
///
/// ```swift
/// catch let error as CHHapticError where error.code == .notSupported {}
/// ```
public struct CHHapticError: LocalizedError, Hashable, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    case engineNotRunning = -4805
    case operationNotPermitted = -4806
    case engineStartTimeout = -4808
    case notSupported = -4809
    case serverInitFailed = -4810
    case serverInterrupted = -4811
    case invalidPatternPlayer = -4812
    case invalidPatternData = -4813
  }
  /// The reason.
  public let code: Code
  /// Creates an error for a reason.
  public init(_ code: Code) { self.code = code }
  /// A message for users.
  public var errorDescription: String? { "This device cannot tremble." }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// At once.
public let CHHapticTimeImmediate: TimeInterval = 0
