import CairnScreen

/// The ways of a host to show content besides elements.
package struct HostParts {
  /// Takes over a widget of the host's toolkit, by its address.
  package let widgets: (@MainActor (OpaquePointer) -> any HostWidget)?
  package let showsMarkup: Bool
  package let showsCells: Bool

  package init(
    widgets: (@MainActor (OpaquePointer) -> any HostWidget)? = nil, showsMarkup: Bool = false, showsCells: Bool = false
  ) {
    self.widgets = widgets
    self.showsMarkup = showsMarkup
    self.showsCells = showsCells
  }
}

/// An element that the host shows by its own means.
package struct HostPartView: _LeafView {
  package typealias Body = Never

  private let part: HostPart
  /// Differs after each change of the part.
  private let changes: Int

  package init(_ part: HostPart, changes: Int) {
    self.part = part
    self.changes = changes
  }

  @MainActor package static var _role: ElementRole { .group }

  @MainActor package func _fill(_ handle: _ElementHandle) {
    handle.element.content = .part(part)
    handle.element.setLayout(.part)
    let isEnabled = handle.environment.isEnabled
    handle.element.events = isEnabled ? .message : []
    handle.element.describe {
      if isEnabled { $0.traits.remove(.disabled) } else { $0.traits.insert(.disabled) }
    }
  }

  @MainActor package func _handle(_ event: _EventHandle, in node: _Node) -> Bool {
    guard case .message(let text) = event.event else { return false }
    part.receive(text)
    return true
  }
}
