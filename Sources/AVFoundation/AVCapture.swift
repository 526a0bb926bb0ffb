import CairnKits
import CairnLocks
import CairnPlatform
import CoreMedia
import Foundation

/// A camera or a microphone. There is none, and apps may not use it.
///
/// ```swift
/// guard let camera = AVCaptureDevice.default(for: .video) else { return }
/// ```
public final class AVCaptureDevice: NSObject, Sendable {
  /// The identifier.
  public let uniqueID: String
  /// The name.
  public let localizedName: String
  /// Which way it looks.
  public let position: Position
  /// Whether it has a light.
  public var hasTorch: Bool { false }
  /// Whether it has a light for photos.
  public var hasFlash: Bool { false }
  /// Whether the light can be used.
  public var isTorchAvailable: Bool { false }
  /// Whether the light is on.
  public var torchMode: TorchMode {
    get { .off }
    set {}
  }
  private init?(_ none: Never) { return nil }

  /// The camera or microphone. There is none.
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  /// The camera or microphone of a kind. There is none.
  public class func `default`(
    _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
  ) -> AVCaptureDevice? { nil }
  /// The cameras or microphones. There are none.
  public class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] { [] }
  /// Whether the app may use cameras or microphones. It may not.
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }
  /// Asks for cameras or microphones. The answer is no.
  public class func requestAccess(
    for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) { handler(false) }
  /// Asks for cameras or microphones. The answer is no.
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }

  /// Keeps others from changing it. Fails.
  public func lockForConfiguration() throws { throw AVError(.deviceNotConnected) }
  /// Lets others change it. Has no effect.
  public func unlockForConfiguration() {}
  /// Switches the light on. Fails.
  public func setTorchModeOn(level torchLevel: Float) throws { throw AVError(.deviceNotConnected) }

  /// Which way a camera looks.
  ///
  /// ```swift
  /// camera.position == .front
  /// ```
  public enum Position: Int, Sendable {
    case unspecified, back, front
  }

  /// Whether a light is on.
  ///
  /// ```swift
  /// camera.torchMode = .on
  /// ```
  public enum TorchMode: Int, Sendable {
    case off, on, auto
  }

  /// Whether a light is used for photos.
  ///
  /// ```swift
  /// settings.flashMode = .auto
  /// ```
  public enum FlashMode: Int, Sendable {
    case off, on, auto
  }

  /// A kind of camera or microphone.
  ///
  /// ```swift
  /// AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back)
  /// ```
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
  }

  /// Looks for cameras and microphones, of which there are none.
  ///
  /// ```swift
  /// AVCaptureDevice.DiscoverySession(deviceTypes: [.external], mediaType: .video, position: .unspecified).devices
  /// ```
  public final class DiscoverySession: NSObject {
    /// Looks for cameras and microphones.
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) { super.init() }
    /// The devices found. There are none.
    public var devices: [AVCaptureDevice] { [] }
  }
}

/// Whether an app may use cameras or microphones.
///
/// ```swift
/// AVCaptureDevice.authorizationStatus(for: .video) == .authorized
/// ```
public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

/// An input of a capture session.
///
/// ```swift
/// session.canAddInput(input)
/// ```
open class AVCaptureInput: NSObject {
  override init() { super.init() }
}

/// The input of a camera. None is ever made, as there is no camera.
///
/// ```swift
/// let input = try AVCaptureDeviceInput(device: camera)
/// ```
public final class AVCaptureDeviceInput: AVCaptureInput {
  /// The camera.
  public let device: AVCaptureDevice
  /// Fails.
  public init(device: AVCaptureDevice) throws { throw AVError(.deviceNotConnected) }
}

/// An output of a capture session.
///
/// ```swift
/// session.canAddOutput(output)
/// ```
open class AVCaptureOutput: NSObject {
  override init() { super.init() }
}

/// Runs a camera, of which there is none.
///
/// ```swift
/// if session.canAddInput(input) { session.addInput(input) }
/// ```
public final class AVCaptureSession: NSObject, Sendable {
  // Apps start sessions in the background.
  private let preset = Mutex(Preset.high)
  /// How good pictures are.
  public var sessionPreset: Preset {
    get { preset.withLock { $0 } }
    set { preset.withLock { $0 = newValue } }
  }
  /// The inputs. There are none.
  public var inputs: [AVCaptureInput] { [] }
  /// The outputs. There are none.
  public var outputs: [AVCaptureOutput] { [] }
  /// Whether the camera runs. It never does.
  public var isRunning: Bool { false }

  /// Creates a session.
  public override init() { super.init() }
  /// Returns whether an input can be taken. It cannot.
  public func canAddInput(_ input: AVCaptureInput) -> Bool { false }
  /// Takes an input. Has no effect.
  public func addInput(_ input: AVCaptureInput) {}
  /// Removes an input. Has no effect.
  public func removeInput(_ input: AVCaptureInput) {}
  /// Returns whether an output can be used. It cannot.
  public func canAddOutput(_ output: AVCaptureOutput) -> Bool { false }
  /// Uses an output. Has no effect.
  public func addOutput(_ output: AVCaptureOutput) {}
  /// Removes an output. Has no effect.
  public func removeOutput(_ output: AVCaptureOutput) {}
  /// Returns whether pictures can be that good. They cannot.
  public func canSetSessionPreset(_ preset: Preset) -> Bool { false }
  /// Begins several changes. Has no effect.
  public func beginConfiguration() {}
  /// Ends several changes. Has no effect.
  public func commitConfiguration() {}
  /// Starts the camera, which only reports that there is none.
  public func startRunning() {
    MissingFramework.reportCall("AVCaptureSession.startRunning()", from: "AVFoundation", outcome: "There is no camera.")
  }
  /// Stops the camera. Has no effect.
  public func stopRunning() {}

  /// How good pictures are.
  ///
  /// ```swift
  /// session.sessionPreset = .photo
  /// ```
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
  }
}

/// The layer of a camera's picture, which is never shown.
///
/// ```swift
/// let layer = AVCaptureVideoPreviewLayer(session: session)
/// ```
@preconcurrency @MainActor
open class AVCaptureVideoPreviewLayer: CALayer {
  /// The session.
  open var session: AVCaptureSession?
  /// How the picture fills the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// The way from the camera to the layer. There is none.
  open var connection: AVCaptureConnection? { nil }

  /// Creates a layer without a session.
  public override init() { super.init() }
  /// Creates a layer of a session.
  public init(session: AVCaptureSession) {
    self.session = session
    super.init()
  }
}

/// The way from a camera to an output. None is ever made.
///
/// ```swift
/// layer.connection?.isEnabled
/// ```
public final class AVCaptureConnection: NSObject, Sendable {
  /// Whether it is used.
  public var isEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether the picture can be turned.
  public var isVideoOrientationSupported: Bool { false }
  /// How the picture is turned.
  public var videoOrientation: AVCaptureVideoOrientation {
    get { .portrait }
    set {}
  }
  private init?(_ none: Never) { return nil }
}

/// How a camera's picture is turned.
///
/// ```swift
/// layer.connection?.videoOrientation = .portrait
/// ```
public enum AVCaptureVideoOrientation: Int, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}
