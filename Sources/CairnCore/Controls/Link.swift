import CairnFoundation
import CairnScreen
import CairnValues
import Foundation

/// A control that opens a URL.
///
/// ```swift
/// Link("Terms of use", destination: termsURL)
/// ```
nonisolated public struct Link<Label: View>: View {
  public typealias Body = Never

  let destination: URL
  let label: Label

  /// Creates a link with views as its label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

nonisolated extension Link where Label == Text {
  /// Creates a link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title from a string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }

  /// Creates a link with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

nonisolated extension Link: _ContainerView {
  @MainActor public var _shell: any _ContainerShell { LinkShell(destination: destination) }

  @MainActor public var _content: Label { label }
}

private struct LinkShell: _ContainerShell {
  let destination: URL

  @MainActor static var _role: Role { .link }

  @MainActor func _fill(_ handle: _ElementHandle) {
    let isEnabled = handle.environment.isEnabled
    handle.element.describe {
      $0.traits = isEnabled ? [] : .disabled
    }
    handle.element.setTrait(AddressTrait.self, destination)
    handle.element.setEvents(isEnabled ? .activate : [])
  }

  @MainActor func _handle(_ event: _EventHandle, in node: _Node) -> Bool {
    guard case .activate = event.event else { return false }
    EnvironmentValues(in: node.scope).openURL(destination)
    return true
  }
}
