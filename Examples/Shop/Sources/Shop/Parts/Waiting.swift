import SwiftUI

struct Waiting: View {
  let reason: LocalizedStringKey

  init(_ reason: LocalizedStringKey) { self.reason = reason }

  var body: some View {
    HStack {
      ProgressView()
        .accessibilityHidden(true)
      Text(reason)
    }
  }
}
