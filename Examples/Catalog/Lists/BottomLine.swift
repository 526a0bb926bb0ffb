import SwiftUI

/// A line that stays below a list while the list scrolls.
struct BottomLine: View {
  let text: String

  var body: some View {
    Text(text)
      .padding(.horizontal)
      .padding(.vertical, 6)
      .frame(maxWidth: .infinity)
      .background(.bar)
  }
}
