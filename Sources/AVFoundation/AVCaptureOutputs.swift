import CairnPlatform
import CoreMedia
import Foundation

/// Finds codes in a camera's picture, of which there is none.
///
/// ```swift
/// output.setMetadataObjectsDelegate(self, queue: .main)
/// output.metadataObjectTypes = [.qr]
/// ```
open class AVCaptureMetadataOutput: AVCaptureOutput {
  /// The kinds to find.
  open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  /// The kinds that can be found. There are none.
  open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
  /// The object to notify of codes. It is never notified.
  open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
  /// The part of the picture.
  open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// Creates an output.
  public override init() { super.init() }
  /// Keeps the object to notify of codes. It is never notified.
  open func setMetadataObjectsDelegate(
    _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
  ) { metadataObjectsDelegate = objectsDelegate }
}

/// Receives codes in a camera's picture. Its method is never called.
///
/// ```swift
/// func metadataOutput(
///   _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject], from connection: AVCaptureConnection
/// ) { found(objects) }
/// ```
public protocol AVCaptureMetadataOutputObjectsDelegate: NSObjectProtocol {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  )
}

extension AVCaptureMetadataOutputObjectsDelegate {
  public func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection
  ) {}
}

/// Something found in a picture.
///
/// ```swift
/// (object as? AVMetadataMachineReadableCodeObject)?.stringValue
/// ```
open class AVMetadataObject: NSObject {
  /// The kind.
  public let type: ObjectType
  /// The place.
  public var bounds: CGRect { .zero }
  init(type: ObjectType) {
    self.type = type
    super.init()
  }

  /// A kind of code.
  ///
  /// ```swift
  /// output.metadataObjectTypes = [.qr, .ean13]
  /// ```
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    public static let face = ObjectType(rawValue: "face")
  }
}

/// A code found in a picture. None is ever made.
///
/// ```swift
/// code.stringValue
/// ```
public final class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the code.
  public var stringValue: String? { nil }
  private init?(_ none: Never) { return nil }
}

/// Takes photos, which nothing here does.
///
/// ```swift
/// output.capturePhoto(with: AVCapturePhotoSettings(), delegate: self)
/// ```
open class AVCapturePhotoOutput: AVCaptureOutput {
  /// Whether photos may have more pixels than films. Has no effect.
  open var isHighResolutionCaptureEnabled = false
  /// The lights that photos can use. There are none.
  open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }

  /// Creates an output.
  public override init() { super.init() }
  /// Returns a photo as a file. There is none.
  open class func jpegPhotoDataRepresentation(
    forJPEGSampleBuffer buffer: CMSampleBuffer, previewPhotoSampleBuffer: CMSampleBuffer?
  ) -> Data? { nil }
  /// Takes a photo, which only reports that there is no camera.
  open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
    MissingFramework.reportCall(
      "AVCapturePhotoOutput.capturePhoto", from: "AVFoundation", outcome: "There is no camera.")
  }
}

/// How a photo is taken.
///
/// ```swift
/// AVCapturePhotoSettings()
/// ```
open class AVCapturePhotoSettings: NSObject {
  /// Creates the usual settings.
  public override init() { super.init() }
  /// Whether the light is used.
  open var flashMode = AVCaptureDevice.FlashMode.off
  /// Whether the photo may have more pixels than films. Has no effect.
  open var isHighResolutionPhotoEnabled = false
  /// Whether several photos make one that is not blurred. Has no effect.
  open var isAutoStillImageStabilizationEnabled = false
}

/// How a photo was taken. None is ever made.
///
/// ```swift
/// settings.uniqueID
/// ```
public final class AVCaptureResolvedPhotoSettings: NSObject {
  private init?(_ none: Never) { return nil }
  /// The number of the photo.
  public var uniqueID: Int64 { 0 }
}

/// How one of several photos is taken.
///
/// ```swift
/// bracketSettings == nil
/// ```
open class AVCaptureBracketedStillImageSettings: NSObject {
  override init() { super.init() }
}

/// Receives the pictures of a camera, of which there is none.
///
/// ```swift
/// output.setSampleBufferDelegate(self, queue: queue)
/// ```
open class AVCaptureVideoDataOutput: AVCaptureOutput {
  /// The format of the pictures. Has no effect.
  open var videoSettings: [String: Any]! = [:]
  /// Whether pictures that come too late are dropped. Has no effect.
  open var alwaysDiscardsLateVideoFrames = true
  /// The object to notify of pictures. It is never notified.
  open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?

  /// Creates an output.
  public override init() { super.init() }
  /// Keeps the object to notify of pictures. It is never notified.
  open func setSampleBufferDelegate(
    _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
    queue sampleBufferCallbackQueue: DispatchQueue?
  ) { self.sampleBufferDelegate = sampleBufferDelegate }
}

/// Receives the pictures of a camera. Its method is never called.
///
/// ```swift
/// func captureOutput(_ output: AVCaptureOutput, didOutput buffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
/// ```
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {
  /// Called for each picture. Never called.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Does nothing.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
  ) {}
}

/// A photo. None is ever made.
///
/// ```swift
/// photo.fileDataRepresentation()
/// ```
public final class AVCapturePhoto: NSObject {
  private init?(_ none: Never) { return nil }
  /// The photo as a file.
  public func fileDataRepresentation() -> Data? { nil }
}

/// Receives photos. None of its methods is called.
///
/// ```swift
/// func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {}
/// ```
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
}
