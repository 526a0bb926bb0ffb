#if GTK
  import CGTK
  import CairnCore
  import CoreTransferable
  import Foundation

  /// Synchronizes the app's clipboard with the desktop's, for texts and links.
  @MainActor
  final class DesktopClipboard {
    private let system: OpaquePointer
    private let own: Clipboard

    init?(_ own: Clipboard) {
      guard let display = gdk_display_get_default(), let system = gdk_display_get_clipboard(display)
      else { return nil }
      self.system = system
      self.own = own
      own.onWrite = { [weak self] contents in MainActor.assumeIsolated { self?.write(contents) } }
      connect(system.raw, "changed") { [weak self] _ in self?.read() }
      read()
    }

    private func write(_ contents: [_SharedContent]) {
      let texts = contents.compactMap { content -> String? in
        switch content {
        case .text(let text): text
        case .url(let url): url.absoluteString
        case .data: nil
        }
      }
      if !texts.isEmpty { gdk_clipboard_set_text(system, texts.joined(separator: "\n")) }
    }

    private func read() {
      // The app's own content is already known, in more forms than others can read.
      guard gdk_clipboard_is_local(system) == 0,
        gdk_content_formats_contain_gtype(gdk_clipboard_get_formats(system), ValueType.string) != 0
      else { return }
      gdk_clipboard_read_text_async(
        system, nil,
        { source, result, data in
          guard let data else { return }
          let clipboard = CallbackData.take(data, as: DesktopClipboard.self)
          guard let source,
            let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil)
          else { return }
          let string = String(cString: text)
          g_free(text)
          MainActor.assumeIsolated { clipboard.own.take([.text(string)]) }
        }, CallbackData.keep(self))
    }
  }
#endif
