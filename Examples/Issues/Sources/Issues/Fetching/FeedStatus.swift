import SwiftUI

/// When issues were fetched, and whether that failed last time.
struct FeedStatus: View {
  @Environment(Feed.self) private var feed

  var body: some View {
    if feed.state == .loaded, let date = feed.date {
      Section {
        Button(feed.problem == nil ? "Refresh" : "Retry", systemImage: "arrow.clockwise") {
          Task { await feed.refresh() }
        }
        .disabled(feed.isFetching)
      } footer: {
        VStack(alignment: .leading) {
          if let problem = feed.problem { Text(problem.message) }
          Text("Updated \(date, format: .dateTime.day().month().hour().minute())")
        }
      }
    }
  }
}
