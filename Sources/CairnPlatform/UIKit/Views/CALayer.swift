import CairnCore
import CairnValues
import Foundation

/// The corners, the border and the shadow of a view. Drawings in layers are not shown.
///
/// ```swift
/// view.layer.cornerRadius = 8
/// ```
@preconcurrency @MainActor
open class CALayer: NSObject, _Noting {
  private weak var owner: (any _Noting)?

  /// Creates a layer that no view has.
  public override init() { super.init() }

  init(of owner: any _Noting) {
    super.init()
    self.owner = owner
  }

  public func _note() { owner?._note() }

  /// The radius of the corners.
  @_Noted open var cornerRadius: CGFloat = 0
  /// The width of the border.
  @_Noted open var borderWidth: CGFloat = 0
  /// The color of the border.
  @_Noted open var borderColor: CGColor?
  /// Whether content outside the bounds is clipped.
  @_Noted open var masksToBounds = false
  /// The color of the background. In UIKit, set the view's.
  @_Noted open var backgroundColor: CGColor?
  /// The color of the shadow. Stored without effect.
  open var shadowColor: CGColor?
  /// The opacity of the shadow. Stored without effect.
  open var shadowOpacity: Float = 0
  /// The distance of the shadow. Stored without effect.
  open var shadowOffset = CGSize.zero
  /// The blur of the shadow. Stored without effect.
  open var shadowRadius: CGFloat = 3
  /// The shape of the corners. Stored without effect.
  open var cornerCurve = CALayerCornerCurve.circular
}

/// The shape of rounded corners.
///
/// ```swift
/// view.layer.cornerCurve = .continuous
/// ```
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
