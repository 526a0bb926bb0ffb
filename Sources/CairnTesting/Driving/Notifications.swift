import CairnCore

/// A notification that the app has sent, as the user sees it.
///
/// ```swift
/// #expect(host.notifications.first?.buttons == ["Done"])
/// ```
public struct TestNotification: Equatable, Sendable {
  /// The name by which the app knows it.
  public let id: String
  /// The title.
  public let title: String
  /// The line below the title.
  public let subtitle: String
  /// The text.
  public let body: String
  /// Whether a sound is heard.
  public let makesSound: Bool
  /// The titles of the buttons.
  public let buttons: [String]
}

extension TestHost {
  /// The notifications that the user sees outside the app, the last one last.
  ///
  /// ```swift
  /// host.setScenePhase(.background)
  /// host.advance(by: .seconds(60))
  /// #expect(host.notifications.map(\.title) == ["Time to water"])
  /// ```
  public var notifications: [TestNotification] {
    settleForQuestion()
    return host.shownNotices.shown.map {
      TestNotification(
        id: $0.id, title: $0.title, subtitle: $0.subtitle, body: $0.body, makesSound: $0.makesSound,
        buttons: $0.buttons.map(\.title))
    }
  }

  /// Whether the user allows notifications when the app asks.
  public var allowsNotifications: Bool {
    get { host.shownNotices.allowsNotices }
    set { host.shownNotices.allowsNotices = newValue }
  }

  /// The number on the app's icon; 0 for none.
  public var badge: Int {
    settleForQuestion()
    return host.shownNotices.badge
  }

  /// Opens a notification, or presses one of its buttons.
  ///
  /// - Parameters:
  ///   - title: The title of the notification.
  ///   - button: The title of the button.
  public func openNotification(
    _ title: String, button: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      let notice = try notice(title)
      guard let button else { return session.answerNotice(notice.id, .open) }
      guard let known = notice.buttons.first(where: { $0.title == button }) else {
        throw Failure(
          .noChoice(button, in: "notification \"\(title)\"", available: notice.buttons.map(\.title)))
      }
      session.answerNotice(notice.id, .button(known.id))
    }
  }

  /// Dismisses a notification.
  public func dismissNotification(
    _ title: String,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) throws(TestHostError) {
    try perform(at: SourceLocation(fileID, filePath, line, column)) { () throws(Failure) in
      session.answerNotice(try notice(title).id, .dismiss)
    }
  }

  /// Takes a notification from what the user sees, as it goes when it is answered.
  private func notice(_ title: String) throws(Failure) -> SystemNotice {
    let shown = host.shownNotices.shown
    guard let found = shown.last(where: { $0.title == title }) else {
      throw Failure(.noChoice(title, in: "notifications", available: shown.map(\.title)))
    }
    host.shownNotices.withdraw(found.id)
    return found
  }
}
