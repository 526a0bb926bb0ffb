import SwiftUI

struct TeaRow: View {
  let tea: Tea
  @Environment(\.locale) private var locale

  var body: some View {
    HStack {
      TwoLines(Text(verbatim: tea.name[locale]), Text(verbatim: tea.taste[locale]))
      Spacer()
      Text(tea.price, format: .euros)
    }
    .accessibilityElement(children: .combine)
  }
}

/// A row that leads to its tea.
struct TeaLink: View {
  let tea: Tea

  var body: some View { NavigationLink(value: Product(tea: tea.id)) { TeaRow(tea: tea) } }
}
