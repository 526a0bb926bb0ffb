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
  @Environment(\.weakSession) private var session

  /// Creates a placeholder with views below the name, such as a link.
  package init(_ name: String, from framework: String, @ViewBuilder details: () -> Details) {
    self.name = name
    self.framework = framework
    self.details = details()
  }

  @MainActor package var body: some View {
    Placeholder(needs: "\(name) needs \(framework)", details: details)
      .onAppear { MissingFramework.reportView(name, from: framework, to: session.session) }
  }
}

/// A placeholder for a view that needs a library of the system, which is not installed.
package nonisolated struct MissingLibraryView<Details: View>: View {
  private let name: String
  private let package: String
  private let details: Details

  /// Creates a placeholder with views below the name of the package, such as a link.
  package init(_ name: String, package: String, @ViewBuilder details: () -> Details) {
    self.name = name
    self.package = package
    self.details = details()
  }

  @MainActor package var body: some View {
    Placeholder(needs: "\(name) needs \(package)", details: details)
      .onAppear {
        MissingFramework.reportLibrary(name, package: package, outcome: "Until then, a placeholder is shown.")
      }
  }
}

private struct Placeholder<Details: View>: View {
  let needs: String
  let details: Details

  var body: some View {
    VStack(spacing: 8) {
      Label {
        Text(verbatim: needs)
      } icon: {
        Image(systemName: "puzzlepiece.extension")
      }
      .foregroundStyle(.secondary)
      details
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.gray.opacity(0.12))
  }
}

extension MissingView where Details == EmptyView {
  /// Creates a placeholder that only names the view.
  package nonisolated init(_ name: String, from framework: String) {
    self.init(name, from: framework) { EmptyView() }
  }
}
