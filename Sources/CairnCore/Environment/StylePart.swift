import CairnScreen

/// A part of a control that the control's style places, such as a label. Configurations name it after what it is.
///
/// ```swift
/// configuration.label.bold()
/// ```
nonisolated public struct _StylePart: View {
  let content: AnyView

  init(_ content: some View) { self.content = AnyView(content) }

  @MainActor public var body: some View { content }
}
