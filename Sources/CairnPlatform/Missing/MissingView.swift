import CairnCore
import CairnScreen
import CairnValues

/// A placeholder for a view of a framework that exists only on Apple's systems. It names both, and reports itself once.
///
/// Like most of those views, it takes all the space it is offered.
package nonisolated struct MissingView<Details: View>: View {
  private let name: String
  private let framework: String
  private let details: Details
  @Environment(\.missingViewSession) private var session

  /// Creates a placeholder with views below the name, such as a link.
  package init(_ name: String, from framework: String, @ViewBuilder details: () -> Details) {
    self.name = name
    self.framework = framework
    self.details = details()
  }

  @MainActor package var body: some View {
    VStack(spacing: 8) {
      Label {
        Text(verbatim: "\(name) needs \(framework)")
      } icon: {
        Image(systemName: "puzzlepiece.extension")
      }
      .foregroundStyle(.secondary)
      details
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.gray.opacity(0.12))
    .onAppear { MissingFramework.reportView(name, from: framework, to: session.session) }
  }
}

extension MissingView where Details == EmptyView {
  /// Creates a placeholder that only names the view.
  package nonisolated init(_ name: String, from framework: String) {
    self.init(name, from: framework) { EmptyView() }
  }
}

extension EnvironmentValues {
  fileprivate var missingViewSession: WeakSession { self[SessionKey.self] }
}
