import CairnValues

/// An alert above a window that says what the user has to know.
struct UserNoticeAlert: View {
  let notices: [UserNotice]
  let showsDetails: Bool
  let dismissed: () -> Void
  @State private var isShown = true

  var body: some View {
    let isPresented = Binding(
      get: { isShown },
      set: { new in
        isShown = new
        if !new { dismissed() }
      })
    EmptyView().alert(Text(verbatim: notices.first?.title ?? ""), isPresented: isPresented) {
      Button(action: {}, label: { Text(own: "OK") })
    } message: {
      Text(verbatim: message)
    }
  }

  private var message: String {
    var lines: [String] = []
    for notice in notices {
      for line in [notice.message] + (showsDetails ? [notice.details] : []) where !lines.contains(line) {
        lines.append(line)
      }
    }
    return lines.joined(separator: "\n\n")
  }
}

extension Session {
  /// Shows notices to the user, now and whenever more arrive.
  func showNotices() {
    graph.diagnostics.noticed = { [weak self] in
      guard let self else { return }
      // The report may come from a body.
      self.graph.deferredWrites.append { [weak self] in self?.presentNotices() }
      self.graph.requestTurnIfNeeded()
    }
    presentNotices()
  }

  private func presentNotices() {
    let log = graph.diagnostics
    guard !log.notices.isEmpty, let window = frontWindow ?? windows.last else { return }
    window.attach(
      UserNoticeAlert(notices: log.notices, showsDetails: !host.isOneOfMany, dismissed: { log.dismissNotices() }))
  }
}
