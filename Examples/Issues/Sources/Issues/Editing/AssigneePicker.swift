import Cairn
import SwiftUI

struct AssigneePicker: View {
  let tracker: Tracker
  let issue: Issue.ID
  @Environment(\.finish) private var finish

  var body: some View {
    List {
      row(Text("Nobody"), person: nil)
      ForEach(tracker.people, id: \.self) { row(Text(verbatim: $0), person: $0) }
    }
    .navigationTitle("Assignee")
  }

  private func row(_ name: Text, person: String?) -> some View {
    let isChosen = person == tracker.issue(issue)?.assignee
    return Button {
      finish(person)
    } label: {
      HStack {
        name
        Spacer()
        if isChosen { Image(systemName: "checkmark").accessibilityHidden(true) }
      }
    }
    .accessibilityAddTraits(isChosen ? .isSelected : [])
  }
}
