import SwiftUI

/// Shapes of calls that programs use to show something over a page.
struct PresentationShapes: View {
  struct Place: Identifiable { var id: String }

  var body: some View {
    List {
      Section("Sheets") { sheets }
      Section("Covers") { covers }
      Section("Alerts") { alerts }
    }
    .navigationTitle("Presentations")
  }

  @ViewBuilder private var sheets: some View {
    Asking("Sheet") { $0.sheet(isPresented: $1) { Sheet() } }
    Asking("Sheet, left") { $0.sheet(isPresented: $1, onDismiss: forget) { Sheet() } }
    Asking("Sheet, with a label") { $0.sheet(isPresented: $1, onDismiss: forget, content: { Sheet() }) }
    Asking("Sheet, two closures") {
      $0.sheet(isPresented: $1) {
        forget()
      } content: {
        Sheet()
      }
    }
    Naming("Sheet of an item") { $0.sheet(item: $1) { Text($0.id) } }
    Asking("Popover") {
      $0.popover(isPresented: $1, attachmentAnchor: .point(.center), arrowEdge: .top) {
        Text("Popover").presentationCompactAdaptation(.popover)
      }
    }
  }

  @ViewBuilder private var covers: some View {
    Asking("Cover") { $0.fullScreenCover(isPresented: $1) { Cover() } }
    Asking("Cover, two closures") {
      $0.fullScreenCover(isPresented: $1) {
        forget()
      } content: {
        Cover()
      }
    }
    Naming("Cover of an item") { $0.fullScreenCover(item: $1) { _ in Cover() } }
  }

  @ViewBuilder private var alerts: some View {
    Asking("Alert") { $0.alert("Title", isPresented: $1) { Button("OK") {} } }
    Asking("Alert with a message") {
      $0.alert("Title", isPresented: $1) {
        Button("OK") {}
      } message: {
        Text("Message")
      }
    }
    Asking("Alert about something") {
      $0.alert("Title", isPresented: $1, presenting: Place(id: "a")) { place in
        Button(place.id) {}
      } message: { place in
        Text(place.id)
      }
    }
    Asking("Older alert") {
      $0.alert(isPresented: $1) {
        Alert(title: Text("Title"), message: Text("Message"), dismissButton: .default(Text("OK")))
      }
    }
    Asking("Older alert, two buttons") { $0.alert(isPresented: $1, content: alert) }
    Naming("Older alert of an item") { $0.alert(item: $1) { Alert(title: Text($0.id)) } }
    Asking("Action sheet") { $0.actionSheet(isPresented: $1, content: actions) }
  }

  private func forget() {}

  private func alert() -> Alert {
    Alert(
      title: Text("Title"), message: Text("Message"), primaryButton: .destructive(Text("Delete")),
      secondaryButton: .cancel())
  }

  private func actions() -> ActionSheet {
    ActionSheet(title: Text("Title"), message: Text("Message"), buttons: [.default(Text("One")), .cancel()])
  }
}

private struct Sheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
      .presentationDetents([.medium, .large, .height(200), .fraction(0.3)])
      .presentationDragIndicator(.visible)
      .presentationBackground { Color.mint }
      .interactiveDismissDisabled(true)
  }
}

private struct Cover: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View { Button("Close") { presentationMode.wrappedValue.dismiss() } }
}

/// A button that presents something.
private struct Asking<Content: View>: View {
  let title: String
  let content: (Button<Text>, Binding<Bool>) -> Content
  @State private var isShown = false

  init(_ title: String, content: @escaping (Button<Text>, Binding<Bool>) -> Content) {
    self.title = title
    self.content = content
  }

  var body: some View { content(Button(title) { isShown = true }, $isShown) }
}

/// A button that presents an item.
private struct Naming<Content: View>: View {
  let title: String
  let content: (Button<Text>, Binding<PresentationShapes.Place?>) -> Content
  @State private var place: PresentationShapes.Place?

  init(_ title: String, content: @escaping (Button<Text>, Binding<PresentationShapes.Place?>) -> Content) {
    self.title = title
    self.content = content
  }

  var body: some View { content(Button(title) { place = .init(id: title) }, $place) }
}
