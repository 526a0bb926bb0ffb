import CairnCore
import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// UIKit's object for the screen, which here is the app's front window.
///
/// ```swift
/// let half = UIScreen.main.bounds.width / 2
/// ```
@preconcurrency @MainActor
public final class UIScreen {
  /// The screen the app is on.
  public static let main = UIScreen()

  /// The size of the front window, in points.
  public var bounds: CGRect {
    guard let session = FrontSession.current else { return .zero }
    return CGRect(size: session.frontWindow?.screen.size ?? session.host.windowSize)
  }

  /// The size of the front window, in pixels.
  public var nativeBounds: CGRect { bounds.applying(CGAffineTransform(scaleX: scale, y: scale)) }

  /// The number of pixels per point.
  public var scale: CGFloat { FrontSession.current?.host.surroundings.displayScale ?? 1 }

  /// The number of pixels per point.
  public var nativeScale: CGFloat { scale }

  /// The brightness of the screen. Stored without effect.
  public var brightness: CGFloat = 1
}
