import CairnValues
import Foundation

nonisolated extension VisualEffect {
  /// Applies a shader to each color. Has no effect.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  /// Applies a shader to the position of each pixel. Has no effect.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    self
  }
  /// Applies a shader to the rendered view. Has no effect.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
    self
  }
}
