import CairnValues

/// Panes side by side with dividers, as on a Mac. The dividers cannot be moved.
///
/// ```swift
/// HSplitView {
///   Editor()
///   Preview()
/// }
/// ```
nonisolated public struct HSplitView<Content: View>: View {
  private let content: Content

  /// Creates a horizontal split view around its content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    HStack(spacing: 0) {
      Group(subviews: content) { panes in
        ForEach(panes) { pane in
          if pane.id != panes.first?.id { Divider() }
          pane
        }
      }
    }
  }
}

/// Panes stacked vertically with dividers, as on a Mac. The dividers cannot be moved.
///
/// ```swift
/// VSplitView {
///   Editor()
///   Log()
/// }
/// ```
nonisolated public struct VSplitView<Content: View>: View {
  private let content: Content

  /// Creates a vertical split view around its content.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View {
    VStack(spacing: 0) {
      Group(subviews: content) { panes in
        ForEach(panes) { pane in
          if pane.id != panes.first?.id { Divider() }
          pane
        }
      }
    }
  }
}
