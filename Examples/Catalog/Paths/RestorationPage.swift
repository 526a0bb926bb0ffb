import SwiftUI

struct RestorationPage: View {
  var body: some View {
    ExampleCover(about: "The path is kept in scene storage: close the example, or the app, and come back.") {
      Restored(close: $0)
    }
  }
}

private struct Restored: View {
  let close: () -> Void
  @SceneStorage("restoration.path") private var saved: Data?
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      content(0)
        .navigationTitle("Restored")
        .toolbar { CloseButton(close: close) }
        .navigationDestination(for: Int.self) { content($0).navigationTitle("Step \($0)") }
    }
    .onAppear(perform: restore)
    .onChange(of: path) { saved = path.codable.flatMap { try? JSONEncoder().encode($0) } }
  }

  private func content(_ step: Int) -> some View {
    List {
      NavigationLink("Step \(step + 1)", value: step + 1)
      LabeledText(label: "Bytes saved", text: "\(saved?.count ?? 0)")
    }
  }

  private func restore() {
    guard let saved,
      let codable = try? JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: saved)
    else { return }
    path = NavigationPath(codable)
  }
}
