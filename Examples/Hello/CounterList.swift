import SwiftUI

/// Counters in a column, and their sum.
struct CounterList: View {
  @State private var counters = ["Apples", "Pears", "Plums"].map { Counter(name: $0) }

  private var total: Int { counters.reduce(0) { $0 + $1.count } }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Hello from Linux").font(.headline)
      Divider()
      ForEach($counters) { $counter in
        CounterRow(counter: $counter)
      }
      Divider()
      HStack {
        Text(total == 0 ? "Nothing yet" : "\(total) in all")
        if total > 0 {
          Button("Start over", role: .destructive) { reset() }
        }
      }
    }
  }

  private func reset() {
    for index in counters.indices { counters[index].count = 0 }
  }
}
