import SwiftUI

/// A title with a detail below.
struct TwoLines: View {
  let title: Text
  let detail: Text

  init(_ title: Text, _ detail: Text) {
    self.title = title
    self.detail = detail
  }

  var body: some View {
    VStack(alignment: .leading) {
      title
      detail
        .font(.caption)
        .foregroundStyle(.secondary)
    }
  }
}
