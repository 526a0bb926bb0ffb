import Cairn
import SwiftUI

struct AssigneePicker: View {
  let tracker: Tracker
  let issue: Issue.ID
  @Environment(\.finish) private var finish

  private var chosen: String? { tracker.issue(issue)?.assignee }

  var body: some View {
    List {
      Button("Nobody") { finish(String?.none) }
        .accessibilityAddTraits(chosen == nil ? .isSelected : [])
      ForEach(tracker.people, id: \.self) { person in
        Button {
          finish(String?.some(person))
        } label: {
          HStack {
            Text(verbatim: person)
            Spacer()
            if person == chosen { Image(systemName: "checkmark").accessibilityHidden(true) }
          }
        }
        .accessibilityAddTraits(person == chosen ? .isSelected : [])
      }
    }
    .navigationTitle("Assignee")
  }
}
