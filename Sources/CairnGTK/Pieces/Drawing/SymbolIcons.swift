#if GTK
  /// The names SwiftUI's symbols have in icon themes.
  enum SymbolIcons {
    static func name(for symbol: String) -> String {
      if let known = names[symbol] { return known }
      // Variants such as `.fill` stand after the name of the thing.
      var parts = symbol.split(separator: ".")
      while parts.count > 1 {
        parts.removeLast()
        if let known = names[parts.joined(separator: ".")] { return known }
      }
      return "image-missing-symbolic"
    }

    private static let names: [String: String] = [
      "arrow.backward": "go-previous-symbolic", "arrow.clockwise": "view-refresh-symbolic",
      "arrow.counterclockwise": "edit-undo-symbolic", "arrow.down": "go-down-symbolic",
      "arrow.down.circle": "folder-download-symbolic", "arrow.forward": "go-next-symbolic",
      "arrow.left": "go-previous-symbolic", "arrow.right": "go-next-symbolic", "arrow.up": "go-up-symbolic",
      "arrow.up.arrow.down": "view-sort-ascending-symbolic", "bell": "preferences-system-notifications-symbolic",
      "bolt": "thunderbolt-symbolic", "book": "accessories-dictionary-symbolic", "bookmark": "user-bookmarks-symbolic",
      "calendar": "x-office-calendar-symbolic", "camera": "camera-photo-symbolic", "cart": "package-x-generic-symbolic",
      "chart.bar": "x-office-spreadsheet-symbolic", "checkmark": "object-select-symbolic",
      "checkmark.circle": "emblem-ok-symbolic", "chevron.backward": "go-previous-symbolic",
      "chevron.down": "pan-down-symbolic", "chevron.forward": "go-next-symbolic",
      "chevron.left": "go-previous-symbolic",
      "chevron.right": "go-next-symbolic", "chevron.up": "pan-up-symbolic", "circle": "media-record-symbolic",
      "clock": "document-open-recent-symbolic", "cloud": "weather-overcast-symbolic", "doc": "text-x-generic-symbolic",
      "doc.on.doc": "edit-copy-symbolic", "ellipsis": "view-more-symbolic", "ellipsis.circle": "view-more-symbolic",
      "envelope": "mail-unread-symbolic", "exclamationmark.triangle": "dialog-warning-symbolic",
      "eye": "view-reveal-symbolic", "eye.slash": "view-conceal-symbolic", "film": "video-x-generic-symbolic",
      "flag": "emblem-important-symbolic", "folder": "folder-symbolic", "gear": "emblem-system-symbolic",
      "gearshape": "emblem-system-symbolic", "globe": "web-browser-symbolic", "hand.tap": "input-touchpad-symbolic",
      "heart": "emblem-favorite-symbolic", "house": "go-home-symbolic", "icloud": "weather-overcast-symbolic",
      "info.circle": "dialog-information-symbolic", "keyboard": "input-keyboard-symbolic",
      "line.3.horizontal": "open-menu-symbolic",
      "link": "insert-link-symbolic", "list.bullet": "view-list-symbolic", "location": "mark-location-symbolic",
      "lock": "changes-prevent-symbolic", "lock.open": "changes-allow-symbolic",
      "magnifyingglass": "system-search-symbolic",
      "map": "mark-location-symbolic", "mic": "audio-input-microphone-symbolic", "minus": "list-remove-symbolic",
      "minus.circle": "list-remove-symbolic", "moon": "weather-clear-night-symbolic",
      "music.note": "audio-x-generic-symbolic",
      "paintpalette": "applications-graphics-symbolic", "paperclip": "mail-attachment-symbolic",
      "paperplane": "document-send-symbolic", "pause": "media-playback-pause-symbolic",
      "pencil": "document-edit-symbolic",
      "person": "avatar-default-symbolic", "person.2": "system-users-symbolic", "phone": "call-start-symbolic",
      "photo": "image-x-generic-symbolic", "pin": "view-pin-symbolic", "play": "media-playback-start-symbolic",
      "plus": "list-add-symbolic", "plus.circle": "list-add-symbolic", "printer": "printer-symbolic",
      "questionmark.circle": "dialog-question-symbolic", "rectangle.stack": "tab-new-symbolic",
      "scissors": "edit-cut-symbolic", "server.rack": "network-server-symbolic",
      "sidebar.left": "sidebar-show-symbolic", "sidebar.leading": "sidebar-show-symbolic",
      "sidebar.right": "sidebar-show-right-symbolic", "slider.horizontal.3": "preferences-other-symbolic",
      "speaker": "audio-volume-high-symbolic", "square.and.arrow.down": "document-save-symbolic",
      "square.and.arrow.up": "emblem-shared-symbolic", "square.and.pencil": "document-edit-symbolic",
      "square.grid.2x2": "view-grid-symbolic", "square.on.square": "window-restore-symbolic",
      "square.stack": "view-paged-symbolic", "star": "non-starred-symbolic", "star.fill": "starred-symbolic",
      "stop": "media-playback-stop-symbolic", "sun.max": "weather-clear-symbolic",
      "tag": "user-bookmarks-symbolic", "terminal": "utilities-terminal-symbolic",
      "textformat": "font-x-generic-symbolic",
      "trash": "user-trash-symbolic", "tray": "folder-documents-symbolic", "video": "camera-video-symbolic",
      "wand.and.stars": "applications-utilities-symbolic", "wifi": "network-wireless-symbolic",
      "wrench": "applications-engineering-symbolic", "xmark": "window-close-symbolic",
      "xmark.circle": "window-close-symbolic",
    ]
  }
#endif
