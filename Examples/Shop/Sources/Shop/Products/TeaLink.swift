import SwiftUI

struct TeaLink: View {
  let tea: Tea
  @Environment(\.locale) private var locale

  var body: some View {
    NavigationLink(value: Product(tea: tea.id)) {
      LabeledContent {
        Text(tea.price, format: .euros)
      } label: {
        Text(tea.name[locale])
        Text(tea.taste[locale])
      }
    }
  }
}
