import CairnPlatform
import Foundation

/// A moment or a time of trembling or sound.
///
/// ```swift
/// CHHapticEvent(eventType: .hapticTransient, parameters: [intensity], relativeTime: 0)
/// ```
open class CHHapticEvent: NSObject {
  /// The kind.
  public let type: EventType
  /// How strong it is, and so on.
  public let eventParameters: [CHHapticEventParameter]
  /// When it begins.
  open var relativeTime: TimeInterval
  /// How long it is.
  open var duration: TimeInterval

  /// Creates an event without a length.
  public convenience init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval
  ) { self.init(eventType: type, parameters: eventParams, relativeTime: time, duration: 0) }
  /// Creates an event of a length.
  public init(
    eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
    duration: TimeInterval
  ) {
    (self.type, eventParameters, relativeTime, self.duration) = (type, eventParams, time, duration)
    super.init()
  }

  /// The kind of an event.
  ///
  /// ```swift
  /// CHHapticEvent.EventType.hapticContinuous
  /// ```
  public struct EventType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticTransient = EventType(rawValue: "HapticTransient")
    public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
    public static let audioContinuous = EventType(rawValue: "AudioContinuous")
    public static let audioCustom = EventType(rawValue: "AudioCustom")
  }

  /// A setting of an event.
  ///
  /// ```swift
  /// CHHapticEventParameter(parameterID: .hapticIntensity, value: 1)
  /// ```
  public struct ParameterID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
    public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
    public static let attackTime = ParameterID(rawValue: "AttackTime")
    public static let decayTime = ParameterID(rawValue: "DecayTime")
    public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
    public static let sustained = ParameterID(rawValue: "Sustained")
    public static let audioVolume = ParameterID(rawValue: "AudioVolume")
    public static let audioPitch = ParameterID(rawValue: "AudioPitch")
    public static let audioPan = ParameterID(rawValue: "AudioPan")
    public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
  }
}

/// How strong an event is, and so on.
///
/// ```swift
/// CHHapticEventParameter(parameterID: .hapticSharpness, value: 0.5)
/// ```
open class CHHapticEventParameter: NSObject {
  /// The setting.
  public let parameterID: CHHapticEvent.ParameterID
  /// The value.
  open var value: Float
  /// Creates a parameter.
  public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
    (self.parameterID, self.value) = (parameterID, value)
    super.init()
  }
}

/// A value that changes while a pattern is played.
///
/// ```swift
/// CHHapticDynamicParameter(parameterID: .hapticIntensityControl, value: 0.5, relativeTime: 0)
/// ```
open class CHHapticDynamicParameter: NSObject {
  /// The setting.
  public let parameterID: ID
  /// The value.
  open var value: Float
  /// When it is set.
  open var relativeTime: TimeInterval
  /// Creates a parameter.
  public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
    (self.parameterID, self.value, relativeTime) = (parameterID, value, time)
    super.init()
  }

  /// A setting of a pattern.
  ///
  /// ```swift
  /// CHHapticDynamicParameter.ID.hapticIntensityControl
  /// ```
  public struct ID: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
    public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
  }
}

/// Values that change along a curve while a pattern is played.
///
/// ```swift
/// CHHapticParameterCurve(parameterID: .hapticIntensityControl, controlPoints: points, relativeTime: 0)
/// ```
open class CHHapticParameterCurve: NSObject {
  /// A point of a curve.
  ///
  /// ```swift
  /// CHHapticParameterCurve.ControlPoint(relativeTime: 0, value: 1)
  /// ```
  open class ControlPoint: NSObject {
    /// When it is.
    open var relativeTime: TimeInterval
    /// The value.
    open var value: Float
    /// Creates a point.
    public init(relativeTime time: TimeInterval, value: Float) {
      (relativeTime, self.value) = (time, value)
      super.init()
    }
  }

  /// The setting.
  public let parameterID: CHHapticDynamicParameter.ID
  /// The points.
  public let controlPoints: [ControlPoint]
  /// When it begins.
  open var relativeTime: TimeInterval
  /// Creates a curve.
  public init(
    parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
  ) {
    (self.parameterID, self.controlPoints, self.relativeTime) = (parameterID, controlPoints, relativeTime)
    super.init()
  }
}

/// Events in time.
///
/// ```swift
/// try CHHapticPattern(events: events, parameters: [])
/// ```
open class CHHapticPattern: NSObject {
  private let events: [CHHapticEvent]
  /// Creates a pattern.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
    super.init()
  }
  /// Creates a pattern with curves.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = events
    super.init()
  }
  /// Reads a pattern. Fails.
  public init(contentsOf url: URL) throws { throw CHHapticError(.notSupported) }

  /// How long it is.
  open var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }
}
