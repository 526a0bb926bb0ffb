import SwiftUI

/// Fields that grow with their lines: alone in a row, beside others, and outside a list.
struct GrowingFieldsPage: View {
  @State private var remark = ""
  @State private var address = "1 High Street\nOldtown"
  @State private var reply = ""

  var body: some View {
    Form {
      TextField("Remark", text: $remark, axis: .vertical)
      TextField("Address", text: $address, axis: .vertical).lineLimit(2...4)
      VStack(alignment: .leading) {
        Text("Lines: \(remark.split(separator: "\n", omittingEmptySubsequences: false).count)")
        TextField("In a stack", text: $remark, axis: .vertical).font(.title3)
      }
    }
    .safeAreaInset(edge: .bottom) {
      HStack(alignment: .bottom) {
        TextField("Reply", text: $reply, axis: .vertical).lineLimit(...3)
        Button("Send") { reply = "" }
      }
      .padding()
    }
  }
}
