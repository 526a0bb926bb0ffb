import CairnScreen

/// A part of a control that the control's style places, such as its label. Each configuration has its own name for it.
///
/// ```swift
/// configuration.label.bold()
/// ```
nonisolated public struct _StylePart: View {
  let content: AnyView

  init(_ content: some View) { self.content = AnyView(content) }

  @MainActor public var body: some View { content }
}
