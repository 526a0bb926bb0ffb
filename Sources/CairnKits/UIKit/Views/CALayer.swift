import CairnCore
import CairnPlatform
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

  /// Where the view of the layer is among those beside it; those with greater numbers are in front.
  @_Noted open var zPosition: CGFloat = 0 {
    didSet { (owner as? UIView)?.isRaised = true }
  }
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

  private var ownFrame = CGRect.zero
  /// The place in the layer around. Views place theirs.
  open var frame: CGRect {
    get { (owner as? UIView)?.frame ?? (owner as? NSView)?.frame ?? ownFrame }
    set { ownFrame = newValue }
  }
  /// The size, in the layer's coordinates.
  open var bounds: CGRect {
    get { CGRect(size: frame.size) }
    set { ownFrame.size = newValue.size }
  }

  /// The layers in this one. They are not shown.
  open private(set) var sublayers: [CALayer]?
  /// The layer around this one.
  open private(set) weak var superlayer: CALayer?

  /// Puts a layer into this one. Reports that it is not shown, as only the layers of views are.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32(sublayers?.count ?? 0)) }

  /// Puts a layer into this one, at an index. Reports that it is not shown, as only the layers of views are.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    guard !sequence(first: self, next: \.superlayer).contains(where: { $0 === layer }) else { return }
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
    MissingFramework.reportCall(
      "CALayer.addSublayer(_:)", from: "Core Animation",
      outcome: "The layer is not shown. Use views, with a cornerRadius or a border of their layer.")
  }

  /// Takes the layer out of the one around it.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }
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
