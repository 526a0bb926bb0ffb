import Cairn
import SwiftUI

struct LabelPicker: View {
  @State private var chosen: Set<IssueLabel>
  @Environment(\.finish) private var finish

  init(labels: [IssueLabel]) { _chosen = State(initialValue: Set(labels)) }

  var body: some View {
    Form {
      ForEach(IssueLabel.allCases) { label in
        Toggle(isOn: isChosen(label)) { Text(label.title) }
      }
    }
    .navigationTitle("Labels")
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button("Done") { finish(IssueLabel.allCases.filter(chosen.contains)) }
      }
    }
  }

  private func isChosen(_ label: IssueLabel) -> Binding<Bool> {
    Binding {
      chosen.contains(label)
    } set: {
      if $0 { chosen.insert(label) } else { chosen.remove(label) }
    }
  }
}
