import SwiftUI

/// Only the visible rows are created.
struct LongListPage: View {
  var body: some View {
    List(0..<10_000, id: \.self) { number in
      Text("Row \(number)")
    }
  }
}
