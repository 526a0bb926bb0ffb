import SwiftUI

/// A counted item.
struct Counter: Identifiable {
  let name: String
  var count = 0
  var id: String { name }
}

struct CounterRow: View {
  @Binding var counter: Counter

  var body: some View {
    HStack {
      Text(counter.name)
      Spacer()
      Button("Less") { counter.count -= 1 }.disabled(counter.count == 0)
      Text("\(counter.count)")
      Button("More") { counter.count += 1 }
    }
  }
}
