import CairnTesting
import SwiftUI
import Testing

/// API that Apple has deprecated without a warning. This file is compiled with warnings as errors.
@MainActor
@Suite("What is deprecated in name only")
struct SoftDeprecations {
  private struct Old: View {
    @Environment(\.presentationMode) private var presentationMode
    @State private var name = ""
    @State private var amount = 1.0
    @State private var count = 1
    @State private var showsAlert = false

    var body: some View {
      NavigationView {
        Form {
          Section(header: Text("Header"), footer: Text("Footer")) {
            NavigationLink("Link", destination: Text("Inside"))
            NavigationLink(destination: Text("Inside")) { Text("Label") }
            TextField("Name", text: $name, onEditingChanged: { _ in }, onCommit: {})
            SecureField("Key", text: $name, onCommit: {})
            Slider(value: $amount, in: 0...2, onEditingChanged: { _ in }, label: { Text("Amount") })
            Stepper(value: $count, in: 0...9, onEditingChanged: { _ in }, label: { Text("Count") })
            Picker(selection: $count, label: Text("Choice")) { Text("One").tag(1) }
          }
          GroupBox(label: Text("Box")) { Text("In the box").accessibility(label: Text("Boxed")) }
          Button("Back") { presentationMode.wrappedValue.dismiss() }
            .autocapitalization(.none).disableAutocorrection(true)
            .contextMenu(ContextMenu { Button("Menu") {} })
            .onLongPressGesture(pressing: { _ in }, perform: {})
        }
        .navigationBarTitle("Old", displayMode: .inline)
        .navigationBarItems(leading: Text("L"), trailing: Text("T"))
        .navigationBarHidden(false)
        .toolbar { ToolbarItem(placement: .navigationBarTrailing) { Text("Item") } }
        .alert(isPresented: $showsAlert) { Alert(title: Text("Alert")) }
        .actionSheet(isPresented: $showsAlert) { ActionSheet(title: Text("Sheet")) }
        .colorScheme(.dark).statusBar(hidden: true)
      }
      .navigationViewStyle(StackNavigationViewStyle())
    }
  }

  @Test func itCompilesWithoutAWarningAndWorks() throws {
    let host = TestHost { Old() }
    #expect(host.title == "Old")
    try host.tap("Label")
    #expect(host.isVisible("Inside"))
  }
}
