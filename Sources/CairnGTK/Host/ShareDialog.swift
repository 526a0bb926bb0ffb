#if GTK
  import CGTK
  import CairnCore
  import CoreTransferable
  import Foundation

  /// Asks for the destination of a shared item: the clipboard, an e-mail, an app that opens it, or a file.
  @MainActor
  enum ShareDialog {
    static func show(
      _ items: SharedItems, over parent: UnsafeMutablePointer<GtkWindow>?, in host: DesktopHost
    ) {
      let window: UnsafeMutablePointer<GtkWindow> = gtk_window_new().cast()
      gtk_window_set_title(window, own("Share"))
      gtk_window_set_transient_for(window, parent)
      gtk_window_set_modal(window, 1)
      gtk_window_set_resizable(window, 0)
      gtk_window_set_destroy_with_parent(window, 1)
      let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 6)!
      for set in [
        gtk_widget_set_margin_top, gtk_widget_set_margin_bottom, gtk_widget_set_margin_start,
        gtk_widget_set_margin_end,
      ] {
        set(box, 18)
      }
      let preview = gtk_label_new(items.preview)!
      gtk_label_set_wrap(preview.opaque, 1)
      gtk_label_set_lines(preview.opaque, 3)
      gtk_label_set_ellipsize(preview.opaque, PANGO_ELLIPSIZE_END)
      gtk_label_set_max_width_chars(preview.opaque, 36)
      gtk_widget_set_margin_bottom(preview, 12)
      gtk_box_append(box.cast(), preview)
      func add(_ title: String, _ act: @escaping @MainActor () -> Void) {
        let button = gtk_button_new_with_label(title)!
        connect(button.raw, "clicked") { _ in
          act()
          soon { gtk_window_destroy(window) }
        }
        gtk_box_append(box.cast(), button)
      }
      if !items.words.isEmpty {
        add(own("Copy")) {
          host.session?.clipboard.contents = items.contents
          host.toast(own("Copied"))
        }
        if let mail = items.mail { add(own("Send by Mail")) { _ = host.openInSystem(mail) } }
      }
      if case .url(let url)? = items.contents.first, items.contents.count == 1 {
        add(own("Open")) { _ = host.openInSystem(url) }
      }
      let files = items.files
      if !files.isEmpty { add(own("Save…")) { save(files[...], in: host) } }
      add(own("Cancel")) {}
      gtk_window_set_child(window, box)
      let keys = gtk_event_controller_key_new()!
      connect(keys.raw, "key-pressed") { arguments in
        let isEscape = Int32(bitPattern: arguments.unsigned(0)) == GDK_KEY_Escape
        if isEscape { soon { gtk_window_destroy(window) } }
        arguments.answer(isEscape)
      }
      gtk_widget_add_controller(window.cast(), keys)
      gtk_window_present(window)
    }

    /// Asks where to save each file in turn.
    private static func save(_ files: ArraySlice<SharedItems.File>, in host: DesktopHost) {
      guard let file = files.first else { return }
      host.askForFiles(FileRequest(question: .save(name: file.name, type: nil))) { urls in
        guard let url = urls?.first else { return }
        if (try? file.data.write(to: url)) == nil {
          host.toast(own("The file cannot be saved"))
          host.session?.graph.diagnostics.warn(
            "share.not-saved", "The shared item cannot be written to \(url.path).")
        }
        save(files.dropFirst(), in: host)
      }
    }
  }

  extension SharedItems {
    /// The item's texts.
    fileprivate var words: [String] {
      contents.compactMap { content in
        switch content {
        case .text(let text): text
        case .url(let url): url.absoluteString
        case .data: nil
        }
      }
    }

    fileprivate var preview: String {
      ([subject, message].compactMap { $0 } + (words.isEmpty ? ["\(contents.count) items"] : words))
        .joined(separator: "\n")
    }

    fileprivate var mail: URL? {
      var parts = URLComponents()
      parts.scheme = "mailto"
      parts.queryItems = [
        URLQueryItem(name: "subject", value: subject ?? ""),
        URLQueryItem(
          name: "body", value: ([message].compactMap { $0 } + words).joined(separator: "\n")),
      ]
      return parts.url
    }
  }

  extension DesktopHost {
    func share(_ items: SharedItems) -> Bool {
      ShareDialog.show(items, over: frontWindow, in: self)
      return true
    }

    /// The parent window for dialogs.
    var frontWindow: UnsafeMutablePointer<GtkWindow>? {
      gtk_application_get_active_window(application)
    }
  }
#endif
