import CairnCore
import CairnValues

/// Shows what a view controller of UIKit presents.
///
/// One presentation may follow another in the same turn, as when the action of an alert presents the next alert. So they take turns in two
/// places, each of which sees its own end.
struct PresentedLook: ViewModifier {
  let controller: UIViewController

  func body(content: Content) -> some View {
    content
      .modifier(PresentedPlace(controller: controller, remainder: 0))
      .modifier(PresentedPlace(controller: controller, remainder: 1))
  }
}

private struct PresentedPlace: ViewModifier {
  let controller: UIViewController
  /// Which of the presentations are shown here, by their number modulo 2.
  let remainder: Int

  func body(content: Content) -> some View {
    let _ = controller.changes.read()
    let isHere = controller.presentations % 2 == remainder
    let presented = isHere ? controller.presentedViewController : nil
    let alert = presented as? UIAlertController
    content
      .sheet(isPresented: shows(presented, alert == nil && presented?.coversAll == false)) {
        if let presented { SheetOfController(controller: presented) }
      }
      .fullScreenCover(isPresented: shows(presented, alert == nil && presented?.coversAll == true)) {
        if let presented { ControllerView(controller: presented) }
      }
      .alert(title(alert), isPresented: shows(presented, alert?.preferredStyle == .alert)) {
        if let alert { AlertActions(alert: alert) }
      } message: {
        if let message = alert?.message { Text(verbatim: message) }
      }
      .confirmationDialog(
        title(alert), isPresented: shows(presented, alert?.preferredStyle == .actionSheet),
        titleVisibility: alert?.title == nil ? .hidden : .visible
      ) {
        if let alert { AlertActions(alert: alert) }
      } message: {
        if let message = alert?.message { Text(verbatim: message) }
      }
  }

  private func title(_ alert: UIAlertController?) -> Text { Text(verbatim: alert?.title ?? "") }

  private func shows(_ presented: UIViewController?, _ isKind: Bool) -> Binding<Bool> {
    Binding {
      isKind
    } set: { isShown in
      // An action may have presented something else meanwhile.
      if !isShown, let presented, controller.presentedViewController === presented { controller.endPresentation() }
    }
  }
}

extension UIViewController {
  fileprivate var coversAll: Bool {
    switch modalPresentationStyle {
    case .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom: true
    default: false
    }
  }
}

private struct SheetOfController: View {
  let controller: UIViewController

  var body: some View {
    let _ = controller.changes.read()
    let sheet = controller.sheetPresentationController
    ControllerView(controller: controller)
      .presentationDetents(Set((sheet?.detents ?? []).map(\.detent)))
      .presentationDragIndicator(sheet?.prefersGrabberVisible == true ? .visible : .automatic)
      .interactiveDismissDisabled(controller.isModalInPresentation)
  }
}

/// The fields and buttons of an alert.
private struct AlertActions: View {
  let alert: UIAlertController

  var body: some View {
    let _ = alert.changes.read()
    // Their buttons do not close the alert.
    ForEach(alert.accessories.indices, id: \.self) { alert.accessories[$0] }.menuActionDismissBehavior(.disabled)
    ForEach(alert.textFields ?? [], id: \.self) { ShownField(field: $0) }
    ForEach(alert.actions, id: \.self) { action in
      Button(role: action.style.role) {
        // As in UIKit, the alert is gone before the handler runs, which may present the next one.
        alert.presentingViewController?.endPresentation()
        action.handler?(action)
      } label: {
        Text(verbatim: action.title ?? "")
      }
      .disabled(!action.isEnabled)
    }
  }
}

private struct ShownField: View {
  let field: UITextField

  var body: some View { field.content }
}
