import SwiftUI

/// Source code with a button that copies it, and a choice if there are several files.
struct CodeView: View {
  let files: [SourceFile]
  /// The user's choice, which may be a file of the page before.
  @State private var chosen: SourceFile.ID?
  @Environment(\.colorScheme) private var colorScheme

  private var file: SourceFile? { files.first { $0.id == chosen } ?? files.first }

  var body: some View {
    if let file {
      VStack(alignment: .leading, spacing: 0) {
        HStack {
          if files.count > 1 {
            Picker("File", selection: choice(shown: file.id)) {
              ForEach(files) { Text($0.name).tag($0.id) }
            }
            .labelsHidden()
          } else {
            Text(file.name).font(.headline).lineLimit(1).layoutPriority(1)
          }
          Button("Copy") { copy(file.text) }
          Spacer()
        }
        .padding()
        Divider()
        ScrollView([.horizontal, .vertical]) {
          Text(CodeColors(colorScheme).colored(file.text))
            .font(.callout.monospaced())
            .textSelection(.enabled)
            .fixedSize()
            .padding()
        }
        .defaultScrollAnchor(.topLeading)
      }
    }
  }

  private func choice(shown: SourceFile.ID) -> Binding<SourceFile.ID> {
    Binding {
      shown
    } set: {
      chosen = $0
    }
  }
}
