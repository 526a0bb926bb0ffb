import CairnCore
import CairnScreen
import CairnValues

/// Shows a view controller of UIKit, and what it presents.
struct ControllerView: View {
  let controller: UIViewController

  var body: some View {
    let _ = controller.loadViewIfNeeded()
    let _ = controller.changes.read()
    controller.shownView
      .onAppear {
        controller.isShown = true
        controller.viewWillAppear(false)
        controller.viewIsAppearing(false)
        controller.viewDidAppear(false)
      }
      .onDisappear {
        controller.isShown = false
        controller.viewWillDisappear(false)
        controller.viewDidDisappear(false)
      }
      .background { KeyCommandButtons(commands: controller.keyCommands ?? []) }
      .modifier(PresentedLook(controller: controller))
  }
}

/// The keyboard shortcuts of a controller, as invisible buttons.
private struct KeyCommandButtons: View {
  let commands: [UIKeyCommand]

  var body: some View {
    ForEach(commands, id: \.self) { command in
      Button(command.title, action: command.run)
        .keyboardShortcut(command.shortcut)
        .disabled(command.attributes.contains(.disabled))
    }
    .frame(width: 0, height: 0)
    .opacity(0)
    .accessibilityHidden(true)
  }
}

extension ShownObject {
  /// What a representable shows of a view controller of UIKit.
  init(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    // Containers such as stacks of pages take what they are offered, although their own views are empty.
    let sized = controller.viewIfLoaded.flatMap { $0 is HostingView ? $0 : nil }
    self.init(view: AnyView(ControllerView(controller: controller)), sized: sized, isMissing: controller.isMissing)
  }
}
