import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// The screen, as UIKit names it: what an app has of it, which is its front window.
///
/// ```swift
/// let half = UIScreen.main.bounds.width / 2
/// ```
@preconcurrency @MainActor
public final class UIScreen {
  /// The screen the app is on.
  public static let main = UIScreen()

  /// The room there is, in points.
  public var bounds: CGRect {
    guard let session = FrontSession.current else { return .zero }
    return CGRect(size: session.frontWindow?.screen.size ?? session.host.windowSize)
  }

  /// The room there is, in pixels.
  public var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }

  /// Pixels to a point.
  public var scale: CGFloat { FrontSession.current?.host.surroundings.displayScale ?? 1 }

  /// Pixels to a point.
  public var nativeScale: CGFloat { scale }

  /// How bright the screen is. It is kept, and changes nothing.
  public var brightness: CGFloat = 1
}
