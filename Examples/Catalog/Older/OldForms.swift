import SwiftUI

/// Deprecated API behind a protocol, so that the pages about it compile without warnings.
@MainActor
protocol OldForms {
  func container(_ style: OldStyle, close: @escaping () -> Void) -> AnyView
  func links(close: @escaping () -> Void) -> AnyView
}

struct FormsOfOld: OldForms {
  @available(*, deprecated)
  func container(_ style: OldStyle, close: @escaping () -> Void) -> AnyView {
    AnyView(OldContainer(style: style, close: close))
  }

  @available(*, deprecated)
  func links(close: @escaping () -> Void) -> AnyView { AnyView(OldLinks(close: close)) }

  static var all: any OldForms { FormsOfOld() }
}
