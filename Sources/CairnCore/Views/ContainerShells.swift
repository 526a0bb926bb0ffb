import CairnScreen

/// The shell of what only arranges others.
struct GroupShell: _ContainerShell {
  let layout: ElementLayout

  init(_ layout: ElementLayout) { self.layout = layout }

  @MainActor static var _role: Role { .group }

  @MainActor func _fill(_ handle: _ElementHandle) { handle.setLayout(layout) }
}

/// A shell of the library's own around some content.
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
