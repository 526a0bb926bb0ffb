import CairnPlatform
import Foundation

/// Mixes and plays sounds, which nothing here does. Starting it fails.
///
/// ```swift
/// engine.attach(player)
/// engine.connect(player, to: engine.mainMixerNode, format: nil)
/// try engine.start()
/// ```
open class AVAudioEngine: NSObject {
  /// The mixer of all sounds.
  public let mainMixerNode = AVAudioMixerNode()
  /// The microphone, which hears nothing.
  public let inputNode = AVAudioInputNode()
  /// The loudspeaker.
  public let outputNode = AVAudioOutputNode()
  /// Whether it runs. It never does.
  open var isRunning: Bool { false }

  /// Creates an engine.
  public override init() { super.init() }
  /// Takes a node. Has no effect.
  open func attach(_ node: AVAudioNode) {}
  /// Gives a node back. Has no effect.
  open func detach(_ node: AVAudioNode) {}
  /// Leads the sound of a node to another. Has no effect.
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  /// Prepares to start. Has no effect.
  open func prepare() {}
  /// Fails.
  open func start() throws {
    MissingFramework.reportCall("AVAudioEngine.start()", from: "AVFoundation", outcome: "It fails.")
    throw NSError(domain: "com.apple.coreaudio.avfaudio", code: -10851)
  }
  /// Stops. Has no effect.
  open func pause() {}
  /// Stops. Has no effect.
  open func stop() {}
  /// Starts again from nothing. Has no effect.
  open func reset() {}
}

/// A part of an audio engine.
///
/// ```swift
/// node.installTap(onBus: 0, bufferSize: 1024, format: nil) { _, _ in }
/// ```
open class AVAudioNode: NSObject {
  /// Creates a node.
  public override init() { super.init() }
  /// The format of the output. There is none.
  open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  /// The format of the input. There is none.
  open func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  /// Listens to the node. The closure is never called.
  open func installTap(
    onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?,
    block tapBlock: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}
  /// Stops listening. Has no effect.
  open func removeTap(onBus bus: Int) {}
}

/// A microphone.
///
/// ```swift
/// engine.inputNode
/// ```
open class AVAudioInputNode: AVAudioNode {}

/// A loudspeaker.
///
/// ```swift
/// engine.outputNode
/// ```
open class AVAudioOutputNode: AVAudioNode {}

/// A mixer.
///
/// ```swift
/// engine.mainMixerNode.outputVolume = 0.5
/// ```
open class AVAudioMixerNode: AVAudioNode {
  /// The loudness.
  open var outputVolume: Float = 1
}

/// A node that plays. It never does.
///
/// ```swift
/// engine.attach(AVAudioPlayerNode())
/// ```
open class AVAudioPlayerNode: AVAudioNode {
  /// The loudness.
  open var volume: Float = 1
  /// Whether it plays.
  open var isPlaying: Bool { false }
  /// Plays. Has no effect, as no engine starts.
  open func play() {}
  /// Stops. Has no effect.
  open func pause() {}
  /// Stops. Has no effect.
  open func stop() {}
}

/// How sound is written.
///
/// ```swift
/// format.sampleRate
/// ```
open class AVAudioFormat: NSObject {
  /// The values of a second.
  public let sampleRate: Double
  /// The number of channels.
  public let channelCount: UInt32

  /// Creates a format of nothing.
  public override init() {
    (sampleRate, channelCount) = (0, 0)
    super.init()
  }
  /// Creates a format of numbers from -1 to 1.
  public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
    guard sampleRate > 0, channels > 0 else { return nil }
    (self.sampleRate, channelCount) = (sampleRate, channels)
    super.init()
  }
}

/// A piece of sound. None is ever made.
///
/// ```swift
/// node.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in request.append(buffer) }
/// ```
public final class AVAudioPCMBuffer: NSObject {
  /// The number of values.
  public var frameLength: UInt32 { 0 }
  private init?(_ none: Never) { return nil }
}

/// A moment in a sound. None is ever made.
///
/// ```swift
/// node.installTap(onBus: 0, bufferSize: 1024, format: nil) { _, time in print(time) }
/// ```
public final class AVAudioTime: NSObject {
  private init?(_ none: Never) { return nil }
}
