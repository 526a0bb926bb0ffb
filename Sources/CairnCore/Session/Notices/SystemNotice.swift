import CairnValues

/// A notification that the system shows for an app, outside the app's windows.
package struct SystemNotice: Codable, Hashable, Sendable {
  package struct Button: Codable, Hashable, Sendable {
    package let id: String
    package let title: String

    package init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  /// A later notification with the same name takes the place of this one.
  package let id: String
  package var title = ""
  package var subtitle = ""
  package var body = ""
  package var makesSound = false
  package var isUrgent = false
  package var buttons: [Button] = []

  package init(id: String) { self.id = id }

  /// The text below the title, in lines.
  package var details: String { [subtitle, body].filter { !$0.isEmpty }.joined(separator: "\n") }
}

/// Shows notifications of an app.
@MainActor
package protocol SystemNotices: AnyObject {
  /// Asks the user whether the app may notify.
  func askUser(_ answer: @escaping @MainActor (Bool) -> Void)
  func show(_ notice: SystemNotice)
  func withdraw(_ id: String)
  /// Sets the number on the app's icon; 0 for none.
  func setBadge(_ count: Int)
}

extension SystemNotices {
  /// Allows notifications. Desktops do not ask, and their settings can silence an app.
  package func askUser(_ answer: @escaping @MainActor (Bool) -> Void) { answer(true) }
  package func setBadge(_ count: Int) {}
}

/// An answer of the user to a notification.
package enum NoticeAnswer: Hashable, Sendable {
  case open, dismiss
  case button(String)
}

/// The answers of users, kept until the app listens: an answer may be what starts the app.
@MainActor
package struct NoticeAnswers {
  private var waiting: [(id: String, answer: NoticeAnswer)] = []

  package var listener: ((_ id: String, _ answer: NoticeAnswer) -> Void)? {
    didSet {
      guard let listener else { return }
      let answers = waiting
      waiting = []
      for (id, answer) in answers { listener(id, answer) }
    }
  }

  mutating func take(_ id: String, _ answer: NoticeAnswer) {
    if let listener { listener(id, answer) } else { waiting.append((id, answer)) }
  }
}

extension Session {
  /// Passes on the user's answer to a notification.
  package func answerNotice(_ id: String, _ answer: NoticeAnswer) {
    onHostTime { noticeAnswers.take(id, answer) }
    graph.requestTurnIfNeeded()
  }

  /// Whether the user sees the app.
  package var isActive: Bool { windows.contains { $0.scenePhase == .active } }
}

/// A framework that continues, when the app starts, from its stored values.
@MainActor
package protocol StartsWithApp {
  static func appStarted(_ session: Session)
}

extension Session {
  /// The key under which notifications are stored.
  package nonisolated static let noticesKey = "cairn.notifications"

  /// Schedules the stored notifications. Only apps that import the framework have any, so it is found by name.
  func resumeNotices() {
    guard keepsNotices, stored(Self.noticesKey) != nil else { return }
    (_typeByName("17UserNotifications18NotificationLedgerC") as? any StartsWithApp.Type)?.appStarted(self)
  }

  /// Whether the host can notify.
  package var keepsNotices: Bool { host.notices != nil || host.parts.showsMarkup }

  /// A value of the app's settings that no view reads.
  package func stored(_ key: String) -> StoredValue? { store(for: .settings).store.value(for: key) }

  package func keep(_ value: StoredValue?, for key: String) {
    let settings = store(for: .settings)
    settings.store.set(value, for: key)
    settings.written()
  }
}
