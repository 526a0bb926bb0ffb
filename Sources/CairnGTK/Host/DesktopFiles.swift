#if GTK
  import CGTK
  import CairnCore
  import Foundation
  import UniformTypeIdentifiers

  // Files are requested with the desktop's own dialog, which may belong to another program.
  extension DesktopHost {
    var hasFileDialogs: Bool { true }

    func askForFiles(_ request: FileRequest, _ answer: @escaping @MainActor ([URL]?) -> Void) {
      let (title, action): (String, GtkFileChooserAction) =
        switch request.question {
        case .open(let types, let many):
          types.contains(.folder)
            ? ("Choose a folder", GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER)
            : (many ? "Choose files" : "Choose a file", GTK_FILE_CHOOSER_ACTION_OPEN)
        case .save: ("Save", GTK_FILE_CHOOSER_ACTION_SAVE)
        case .folder: ("Choose a folder", GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER)
        }
      // GTK names the buttons in the user's language.
      let dialog = gtk_file_chooser_native_new(own(title), frontWindow, action, nil, nil)!
      if let directory = request.directory, let folder = g_file_new_for_path(directory.path) {
        gtk_file_chooser_set_current_folder(dialog, folder, nil)
        g_object_unref(folder.raw)
      }
      switch request.question {
      case .open(let types, let many):
        gtk_file_chooser_set_select_multiple(dialog, gboolean(many))
        addFilter(types, to: dialog)
      case .save(let name, _): gtk_file_chooser_set_current_name(dialog, name)
      case .folder: break
      }
      connect(dialog.raw, "response") { [weak self] arguments in
        let isAccepted = arguments.integer(0) == Int(GTK_RESPONSE_ACCEPT.rawValue)
        let urls = isAccepted ? Self.files(of: dialog) : []
        gtk_native_dialog_hide(dialog.cast())
        soon {
          g_object_unref(dialog.raw)
          answer(urls.isEmpty ? nil : urls)
          self?.requestTurn()
        }
      }
      gtk_native_dialog_show(dialog.cast())
    }

    private func addFilter(_ types: [UTType], to chooser: OpaquePointer) {
      let wanted = types.filter { $0 != .item && $0 != .data && $0 != .folder && $0 != .content }
      guard !wanted.isEmpty, wanted.count == types.count, let filter = gtk_file_filter_new() else {
        return
      }
      gtk_file_filter_set_name(
        filter, wanted.map { $0.localizedDescription ?? $0.identifier }.joined(separator: ", "))
      for type in wanted {
        if let kind = type.preferredMIMEType { gtk_file_filter_add_mime_type(filter, kind) }
        if let ending = type.preferredFilenameExtension {
          gtk_file_filter_add_suffix(filter, ending)
        }
        // General types have wildcard MIME types.
        for (whole, pattern) in [
          (UTType.image, "image/*"), (.text, "text/*"), (.audio, "audio/*"), (.movie, "video/*"),
        ]
        where type == whole {
          gtk_file_filter_add_mime_type(filter, pattern)
        }
      }
      gtk_file_chooser_add_filter(chooser, filter)
      g_object_unref(filter.raw)
    }

    private static func files(of chooser: OpaquePointer) -> [URL] {
      guard let list = gtk_file_chooser_get_files(chooser) else { return [] }
      defer { g_object_unref(list.raw) }
      return (0..<g_list_model_get_n_items(list)).compactMap { index in
        guard let item = g_list_model_get_item(list, index) else { return nil }
        defer { g_object_unref(item) }
        guard let path = g_file_get_path(OpaquePointer(item)) else { return nil }
        defer { g_free(path) }
        return URL(fileURLWithPath: String(cString: path))
      }
    }
  }
#endif
