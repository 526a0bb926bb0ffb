import SwiftUI

struct FilterMenu: View {
  @Binding var filter: IssueFilter

  var body: some View {
    Menu("Filter", systemImage: "line.3.horizontal.decrease") {
      Picker("Show", selection: $filter.status) {
        ForEach(IssueFilter.Status.allCases) { Text($0.title).tag($0) }
      }
      Picker("Sort", selection: $filter.order) {
        ForEach(IssueFilter.Order.allCases) { Text($0.title).tag($0) }
      }
    }
    .pickerStyle(.inline)
  }
}
