import CairnCore
import CairnScreen
import CairnValues
import Foundation

/// Asks for files while a binding is true, with the system's dialog if the host has one and otherwise with a
/// sheet made of views.
nonisolated struct FileDialogPresentation: ViewModifier {
  let isPresented: Binding<Bool>
  let question: FileQuestion
  let answer: ([URL]) -> Void
  let cancelled: () -> Void
  @Environment(\.fileDialog) private var settings
  @Environment(\.fileDialogHost) private var host

  init(
    isPresented: Binding<Bool>, question: FileQuestion, answer: @escaping ([URL]) -> Void,
    cancelled: @escaping () -> Void
  ) {
    self.isPresented = isPresented
    self.question = question
    self.answer = answer
    self.cancelled = cancelled
  }

  @MainActor func body(content: Content) -> some View {
    let host = host.hasDialogs ? host : nil
    let showsSheet = Binding(
      get: { host == nil && isPresented.wrappedValue }, set: { isPresented.wrappedValue = $0 })
    content
      .sheet(isPresented: showsSheet) {
        FileBrowser(question) {
          end(with: $0)
        } cancel: {
          end(with: nil)
        }
      }
      .onChange(of: host != nil && isPresented.wrappedValue, initial: true) { _, isWanted in
        if isWanted, let host { ask(host) }
      }
  }

  @MainActor private func ask(_ host: FileDialogHost) {
    host.ask(
      FileRequest(question: question, directory: settings.directory, showsHidden: settings.showsHidden)
    ) { end(with: $0) }
  }

  private func end(with urls: [URL]?) {
    isPresented.wrappedValue = false
    if let urls { answer(urls) } else { cancelled() }
  }
}

/// Access to the host's file dialogs.
struct FileDialogHost {
  fileprivate let session: WeakSession

  @MainActor fileprivate var hasDialogs: Bool { session.session?.host.hasFileDialogs ?? false }

  @MainActor fileprivate func ask(_ request: FileRequest, _ answer: @escaping ([URL]?) -> Void) {
    guard let session = session.session else { return answer(nil) }
    session.host.askForFiles(request) { urls in session.onHostTime { answer(urls) } }
  }
}

extension EnvironmentValues {
  fileprivate var fileDialogHost: FileDialogHost { FileDialogHost(session: self[SessionKey.self]) }
}
