import AVFoundation
import SwiftUI
import Testing

/// The code of a camera app, on a machine without one.
@MainActor @Suite("Apps with a camera")
struct CameraTests {
  private final class Camera: NSObject, AVCapturePhotoCaptureDelegate, AVCaptureVideoDataOutputSampleBufferDelegate {
    var photos: [Data?] = []

    func photoOutput(
      _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) { photos.append(photo.fileDataRepresentation()) }

    func photoOutput(
      _ captureOutput: AVCapturePhotoOutput, didFinishProcessingPhoto buffer: CMSampleBuffer?,
      previewPhoto preview: CMSampleBuffer?, resolvedSettings: AVCaptureResolvedPhotoSettings,
      bracketSettings: AVCaptureBracketedStillImageSettings?, error: (any Error)?
    ) {
      guard let buffer else { return }
      photos.append(
        AVCapturePhotoOutput.jpegPhotoDataRepresentation(
          forJPEGSampleBuffer: buffer, previewPhotoSampleBuffer: preview))
    }
  }

  @Test func thePreviewIsALayerWithoutAConnection() {
    let (session, view) = (AVCaptureSession(), UIView())
    let layer = AVCaptureVideoPreviewLayer(session: session)
    layer.videoGravity = .resizeAspectFill
    layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    layer.connection?.videoOrientation = .portrait
    view.layer.addSublayer(layer)
    #expect(view.layer.sublayers?.first === layer && layer.bounds.width == 10)
  }

  @Test func noPhotoIsTaken() {
    let (output, camera) = (AVCapturePhotoOutput(), Camera())
    output.isHighResolutionCaptureEnabled = true
    let settings = AVCapturePhotoSettings()
    settings.flashMode = .auto
    settings.isHighResolutionPhotoEnabled = true
    output.capturePhoto(with: settings, delegate: camera)
    let frames = AVCaptureVideoDataOutput()
    frames.setSampleBufferDelegate(camera, queue: .main)
    #expect(camera.photos.isEmpty && output.supportedFlashModes.isEmpty && frames.sampleBufferDelegate === camera)
  }
}
