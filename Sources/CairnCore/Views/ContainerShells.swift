import CairnScreen

/// The shell of a container that only arranges its content.
struct GroupShell: _ContainerShell {
  let layout: ElementLayout

  init(_ layout: ElementLayout) { self.layout = layout }

  @MainActor static var _role: Role { .group }

  @MainActor func _fill(_ handle: _ElementHandle) { handle.setLayout(layout) }
}

/// A view that puts one of the library's shells around its content.
nonisolated struct Shelled<Shell: _ContainerShell, Content: View>: _ContainerView {
  typealias Body = Never
  let shell: Shell
  let content: Content

  init(_ shell: Shell, content: Content) {
    self.shell = shell
    self.content = content
  }

  @MainActor var _shell: any _ContainerShell { shell }
  @MainActor var _content: Content { content }
}
