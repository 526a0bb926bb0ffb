import CairnCore
import CairnValues
import Foundation

/// UIKit's view of an effect, such as a blur, shown as a `Material` behind the content.
///
/// ```swift
/// UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
/// ```
open class UIVisualEffectView: UIView {
  override class func blank() -> UIView { UIVisualEffectView() }
  /// The effect.
  @_Noted open var effect: UIVisualEffect?
  /// The view for content in front of the effect.
  public let contentView = UIView()

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContent()
  }
  /// Creates a view of an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    addContent()
  }
  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  private func addContent() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.frame = bounds
    addSubview(contentView)
  }

  override var content: AnyView? { AnyView(EffectContent(view: self)) }
  override var growth: Axis.Set { [.horizontal, .vertical] }
}

private struct EffectContent: View {
  let view: UIVisualEffectView

  var body: some View {
    let _ = view.parts.changes.read()
    if let material { Rectangle().fill(material) } else { Color.clear }
  }

  private var material: Material? {
    guard let effect = view.effect as? UIBlurEffect else { return nil }
    return effect.material
  }
}
