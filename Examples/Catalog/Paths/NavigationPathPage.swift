import SwiftUI

struct NavigationPathPage: View {
  var body: some View {
    ExampleCover(about: "A NavigationPath holds values of any types. Its contents can be seen as it is encoded.") {
      MixedPath(close: $0)
    }
  }
}

private struct MixedPath: View {
  let close: () -> Void
  @State private var path = NavigationPath()

  var body: some View {
    NavigationStack(path: $path) {
      content
        .navigationTitle("Anything")
        .toolbar { CloseButton(close: close) }
        .navigationDestination(for: Int.self) { content.navigationTitle("Number \($0)") }
        .navigationDestination(for: String.self) { content.navigationTitle("“\($0)”") }
        .navigationDestination(for: PaintColor.self) { content.navigationTitle($0.name) }
    }
  }

  private var content: some View {
    List {
      Section("Push") {
        NavigationLink("The number 7", value: 7)
        NavigationLink("The word “seven”", value: "seven")
        NavigationLink("The color mint", value: PaintColor.mint)
      }
      Section("What is on the path") {
        LabeledText(label: "Count", text: "\(path.count)")
        Text(encoded).foregroundStyle(.secondary)
        Button("Append “eight”") { path.append("eight") }
        Button("Remove the last two") { path.removeLast(2) }.disabled(path.count < 2)
        Button("Remove all") { path = NavigationPath() }.disabled(path.isEmpty)
      }
    }
  }

  private var encoded: String {
    guard let codable = path.codable, let data = try? JSONEncoder().encode(codable) else { return "not codable" }
    return String(decoding: data, as: UTF8.self)
  }
}
