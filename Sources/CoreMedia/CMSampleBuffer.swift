import Foundation

/// A piece of a film or a sound. None is ever made, as nothing here records or decodes.
///
/// ```swift
/// func captureOutput(_ output: AVCaptureOutput, didOutput buffer: CMSampleBuffer, from connection: AVCaptureConnection) {}
/// ```
public final class CMSampleBuffer: Sendable {
  private init?(_ none: Never) { return nil }
}
