import CairnCore
import CairnValues
import Foundation

/// AppKit's blurred background, shown as a `Material` behind the views inside.
///
/// ```swift
/// let view = NSVisualEffectView()
/// view.material = .sidebar
/// ```
open class NSVisualEffectView: NSView {
  /// The content behind the blur.
  public enum BlendingMode: Int, Sendable {
    case behindWindow, withinWindow
  }
  /// The look of the background.
  public enum Material: Int, Sendable {
    case titlebar = 3
    case selection, menu, popover, sidebar
    case headerView = 10
    case sheet, windowBackground, hudWindow
    case fullScreenUI = 15
    case toolTip = 17
    case contentBackground
    case underWindowBackground = 21
    case underPageBackground
  }
  /// When the background looks active.
  public enum State: Int, Sendable {
    case followsWindowActiveState, active, inactive
  }

  /// The look of the background.
  @_Noted open var material = Material.windowBackground
  /// The content behind the blur.
  open var blendingMode = BlendingMode.behindWindow
  /// When the background looks active.
  open var state = State.followsWindowActiveState
  /// Whether the background stands out.
  open var isEmphasized = false

  override var content: AnyView? { AnyView(Rectangle().fill(material.look)) }
  override var growth: Axis.Set { [.horizontal, .vertical] }
}

extension NSVisualEffectView.Material {
  fileprivate var look: SwiftUIMaterial {
    switch self {
    case .titlebar, .headerView: .bar
    case .hudWindow, .toolTip, .popover, .menu: .thick
    case .sidebar, .underWindowBackground: .thin
    default: .regular
    }
  }
}

private typealias SwiftUIMaterial = CairnValues.Material
