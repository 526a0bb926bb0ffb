import CairnCore
import CairnPlatform
import CairnScreen
import CairnValues
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

/// What a controller shows that asks for files: the host's dialog, and a button that opens it again.
package struct FileChooser: View {
  private let types: [UTType]
  private let allowsMany: Bool
  /// Gets no files if the user cancels.
  private let answer: ([URL]) -> Void
  @State private var isPresented = false

  package init(types: [UTType], allowsMany: Bool, answer: @escaping ([URL]) -> Void) {
    self.types = types
    self.allowsMany = allowsMany
    self.answer = answer
  }

  package var body: some View {
    AskingAgain(title: allowsMany ? "Choose Files" : "Choose File", isPresented: $isPresented)
      .fileImporter(
        isPresented: $isPresented, allowedContentTypes: types, allowsMultipleSelection: allowsMany,
        onCompletion: { if case .success(let files) = $0 { answer(files) } }, onCancellation: { answer([]) })
  }
}

/// The same for places of copies of files, one after the other.
struct FileSaver: View {
  let files: [URL]
  let answer: ([URL]) -> Void
  @State private var isPresented = false
  @State private var saved: [URL] = []

  var body: some View {
    let file = saved.count < files.count ? files[saved.count] : nil
    AskingAgain(title: "Save File", isPresented: $isPresented)
      .fileExporter(
        isPresented: $isPresented, item: file, defaultFilename: file?.lastPathComponent,
        onCompletion: { result in
          guard case .success(let url) = result else { return answer([]) }
          saved.append(url)
          if saved.count == files.count { answer(saved) } else { isPresented = true }
        }, onCancellation: { answer([]) })
  }
}

private struct AskingAgain: View {
  let title: LocalizedStringKey
  @Binding var isPresented: Bool

  var body: some View {
    Button(title) { isPresented = true }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .onAppear { isPresented = true }
  }
}

/// The view of a controller of another framework that asks for files.
package final class FileChooserView: UIView {
  private let chooser: FileChooser

  package init(_ chooser: FileChooser) {
    self.chooser = chooser
    super.init(frame: .zero)
  }

  package required init?(coder: NSCoder) { return nil }

  package override var _hostedView: AnyView? { AnyView(chooser) }
}
