import CairnCore
import CairnMessages
import CairnValues
import Observation

/// The errors of the last build, which a panel shows above the app.
@MainActor @Observable
final class BuildProblems {
  var list: [BuildProblem] = []
  /// Whether the user looks at them.
  var isShown = false
}

/// The panel with the errors of the last build. The app stays behind it as it was.
struct BuildProblemsPanel: View {
  @Bindable var problems: BuildProblems

  var body: some View {
    EmptyView().sheet(isPresented: $problems.isShown) {
      NavigationStack {
        List(problems.list, id: \.self) { problem in
          VStack(alignment: .leading) {
            Text(verbatim: problem.message)
            if !problem.file.isEmpty {
              Text(verbatim: "\(problem.file):\(problem.line):\(problem.column)").font(.footnote)
                .foregroundStyle(.secondary)
            }
          }
        }
        .navigationTitle("Build failed")
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Close") { problems.isShown = false } }
        }
      }
    }
  }
}
