import SwiftUI

struct SheetsPage: View {
  @State private var isShown = false
  @State private var isHalf = false
  @State private var isCovered = false
  @State private var color: PaintColor?

  var body: some View {
    List {
      Button("A sheet") { isShown = true }
      Button("Half a sheet") { isHalf = true }
      Button("A sheet for an item") { color = .teal }
      Button("A cover") { isCovered = true }
    }
    .sheet(isPresented: $isShown) { SheetWithPages() }
    .sheet(isPresented: $isHalf) {
      Text("It takes half the height.").presentationDetents([.medium, .large])
    }
    .sheet(item: $color) { color in
      NavigationStack {
        ColorDetail(color: color).navigationDestination(for: PaintColor.self) { ColorDetail(color: $0) }
      }
    }
    .fullScreenCover(isPresented: $isCovered) {
      NavigationStack {
        Text("Nothing else can be seen.")
          .navigationTitle("A cover")
          .toolbar { CloseButton { isCovered = false } }
      }
    }
  }
}

private struct SheetWithPages: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isAnotherShown = false

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("A page in the sheet") {
          Text("Back leads to the sheet's first page.").navigationTitle("Inside")
        }
        Button("Another sheet on top") { isAnotherShown = true }
      }
      .navigationTitle("A sheet")
      .toolbar {
        ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
      }
    }
    .sheet(isPresented: $isAnotherShown) { Text("On top of the other").presentationDetents([.medium]) }
  }
}
