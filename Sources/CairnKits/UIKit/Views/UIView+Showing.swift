import CairnCore
import CairnFoundation
import CairnValues
import Foundation

extension UIView: PlatformView {
  var parentView: UIView? { superview }
  var scrolledChildren: [UIView] { (self as? UIScrollView)?.scrolled ?? [] }
  var scrolledSize: CGSize { (self as? UIScrollView)?.contentSize ?? .zero }
  var controllerView: AnyView? { controllerOfView.map { AnyView(ControllerView(controller: $0)) } }
  func spoken(_ content: AnyView) -> AnyView { AnyView(content.modifier(SpokenLook(view: self))) }
  var look: UIViewLook { UIViewLook(view: self) }
  var place: CGRect {
    get { frame }
    set { frame = newValue }
  }
  var followsRules: Bool { !translatesAutoresizingMaskIntoConstraints }
  var statedSize: CGSize { intrinsicContentSize }

  func arrange(in size: CGSize) {
    if frame.size != size { frame.size = size }
    layoutSubviews()
    controllerOfView?.viewDidLayoutSubviews()
  }
}

extension ShownObject {
  /// What a representable shows of a view of UIKit.
  init(_ view: UIView) {
    let isMissing = view.missingFramework != nil
    self.init(view: view.controllerView ?? AnyView(ShownView(view: view)), sized: view, isMissing: isMissing)
  }
}

/// The colors, edges and gestures of a view of UIKit.
struct UIViewLook: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    let _ = view.parts.changes.read()
    content
      .background {
        if let color = view.backgroundColor {
          RoundedRectangle(cornerRadius: view.layer.cornerRadius).fill(Color(uiColor: color))
        }
      }
      .overlay {
        if view.layer.borderWidth > 0 {
          RoundedRectangle(cornerRadius: view.layer.cornerRadius)
            .strokeBorder(
              view.layer.borderColor.map { Color(cgColor: $0) } ?? .black, lineWidth: view.layer.borderWidth
            )
            .allowsHitTesting(false)
        }
      }
      .modifier(ClippedLook(view: view))
      .modifier(TurnedLook(transform: view.transform))
      .modifier(SpokenGroupLook(view: view))
      .modifier(GestureLook(view: view))
      .modifier(TraitsLook(view: view))
      .opacity(view.alpha)
      .tint(view.tintColor.map { Color(uiColor: $0) })
      .allowsHitTesting(view.isUserInteractionEnabled)
  }
}

private struct ClippedLook: ViewModifier {
  let view: UIView

  @ViewBuilder func body(content: Content) -> some View {
    let _ = view.parts.changes.read()
    if view.clipsToBounds || view.layer.masksToBounds {
      content.clipShape(RoundedRectangle(cornerRadius: view.layer.cornerRadius))
    } else {
      content
    }
  }
}

/// Draws a view through its transform, which counts from the center.
private struct TurnedLook: GeometryEffect {
  var transform: CGAffineTransform

  func effectValue(size: CGSize) -> ProjectionTransform {
    guard !transform.isIdentity else { return ProjectionTransform() }
    let toCenter = CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
    return ProjectionTransform(toCenter.concatenating(transform).concatenating(toCenter.inverted()))
  }
}

/// What a screen reader says of a view without content.
private struct SpokenGroupLook: ViewModifier {
  let view: UIView

  @ViewBuilder func body(content: Content) -> some View {
    let _ = view.parts.changes.read()
    if view.content == nil { content.modifier(SpokenLook(view: view)) } else { content }
  }
}

private struct SpokenLook: ViewModifier {
  let view: UIView

  @ViewBuilder func body(content: Content) -> some View {
    let _ = view.parts.changes.read()
    if view.accessibilityLabel != nil || view.accessibilityIdentifier != nil || view.accessibilityValue != nil {
      content
        .accessibilityLabel(
          view.accessibilityLabel.map { Text($0) } ?? Text(""), isEnabled: view.accessibilityLabel != nil
        )
        .accessibilityValue(
          view.accessibilityValue.map { Text($0) } ?? Text(""), isEnabled: view.accessibilityValue != nil
        )
        .accessibilityIdentifier(view.accessibilityIdentifier ?? "", isEnabled: view.accessibilityIdentifier != nil)
    } else {
      content
    }
  }
}
