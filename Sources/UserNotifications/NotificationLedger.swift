import CairnCore
import CairnValues
import Foundation

/// The notifications of an app: those to come, which are stored, and those that have come.
@MainActor
final class NotificationLedger: StartsWithApp {
  private static var ledgers: [ObjectIdentifier: NotificationLedger] = [:]

  private weak var session: Session?
  private let system: any SystemNotices
  private weak var center: UNUserNotificationCenter?
  private var record: NotificationRecord
  /// Those to come, by name.
  private var pending: [String: (request: UNNotificationRequest, due: Date)] = [:]
  private(set) var delivered: [UNNotification] = []
  var categories: Set<UNNotificationCategory> = []
  /// Counts changes of `pending`, so that an earlier alarm is ignored.
  private var alarms = 0
  private var listens = false

  /// Returns the notifications of an app, or `nil` if its host cannot notify.
  static func of(_ session: Session, _ center: UNUserNotificationCenter) -> NotificationLedger? {
    let ledger = of(session)
    ledger?.center = center
    return ledger
  }

  private static func of(_ session: Session) -> NotificationLedger? {
    ledgers = ledgers.filter { $0.value.session != nil }
    if let known = ledgers[ObjectIdentifier(session)] { return known }
    let system: any SystemNotices
    if let own = session.host.notices {
      system = own
    } else if session.host.parts.showsMarkup {
      system = PageNotices(session)
    } else {
      return nil
    }
    let new = NotificationLedger(session, system)
    ledgers[ObjectIdentifier(session)] = new
    return new
  }

  static func appStarted(_ session: Session) {
    guard let ledger = of(session) else { return }
    ledger.center = session.onHostTime { UNUserNotificationCenter.current() }
  }

  private init(_ session: Session, _ system: any SystemNotices) {
    self.session = session
    self.system = system
    record = NotificationRecord.stored(in: session)
    for stored in record.pending { pending[stored.request.id] = (stored.request.request, stored.date) }
    delivered = record.delivered.map { UNNotification($0.request.request, date: $0.date) }
    setAlarm()
  }

  // MARK: What the user allows

  var status: UNAuthorizationStatus {
    switch record.isAllowed {
    case true?: .authorized
    case false?: .denied
    case nil: .notDetermined
    }
  }

  func askUser(_ answer: @escaping @MainActor (Bool) -> Void) {
    system.askUser { [weak self] isAllowed in
      self?.record.isAllowed = isAllowed
      self?.save()
      answer(isAllowed)
    }
  }

  // MARK: What is to come

  var pendingRequests: [UNNotificationRequest] { pending.values.sorted { $0.due < $1.due }.map(\.request) }

  func add(_ request: UNNotificationRequest) -> UNError? {
    guard status == .authorized, let now = session?.host.date else { return UNError(.notificationsNotAllowed) }
    pending[request.identifier] = nil
    if let trigger = request.trigger {
      guard let due = trigger.date(after: now) else { return UNError(.notificationInvalidNoDate) }
      pending[request.identifier] = (request, due)
    } else {
      deliver(request, at: now)
    }
    changed()
    return nil
  }

  func cancel(_ isMeant: (String) -> Bool) {
    pending = pending.filter { !isMeant($0.key) }
    changed()
  }

  private func changed() {
    save()
    setAlarm()
  }

  /// The machine may sleep, and its clock may be set, so the time is looked at again.
  private static let longestWait = 60.0

  private func setAlarm() {
    alarms &+= 1
    guard let session, let next = pending.values.map(\.due).min() else { return }
    var wait = max(next.timeIntervalSince(session.host.date), 0)
    if session.host.clock == nil { wait = min(wait, Self.longestWait) }
    let alarm = alarms
    session.host.after(.seconds(wait)) { [weak self] in
      guard let self, alarm == alarms, let session = self.session else { return }
      session.onHostTime { self.ring() }
    }
  }

  /// Delivers what is due.
  private func ring() {
    guard let now = session?.host.date else { return }
    for (id, (request, due)) in pending.sorted(by: { $0.value.due < $1.value.due }) where due <= now {
      pending[id] = nil
      // A notification missed several times, while the app was closed, comes once.
      if let trigger = request.trigger, trigger.repeats, let next = trigger.date(after: now) {
        pending[id] = (request, next)
      }
      deliver(request, at: due)
    }
    changed()
  }

  // MARK: What has come

  private func deliver(_ request: UNNotificationRequest, at date: Date) {
    let notification = UNNotification(request, date: date)
    guard let session, session.isActive else {
      show(notification, [.banner, .list, .sound, .badge])
      return
    }
    guard let center, let delegate = center.delegate else { return }
    delegate.userNotificationCenter(center, willPresent: notification) { [weak self, weak session] options in
      MainActor.assumeIsolated {
        guard let session else { return }
        session.onHostTime { self?.show(notification, options) }
      }
    }
  }

  private func show(_ notification: UNNotification, _ options: UNNotificationPresentationOptions) {
    let content = notification.request.content
    if options.contains(.badge), let badge = content.badge { system.setBadge(badge.intValue) }
    guard !options.isDisjoint(with: [.banner, .list, .alert]) else { return }
    var notice = SystemNotice(id: notification.request.identifier)
    notice.title = content.title
    notice.subtitle = content.subtitle
    notice.body = content.body
    notice.makesSound = content.sound != nil && options.contains(.sound)
    notice.isUrgent = [.critical, .timeSensitive].contains(content.interruptionLevel)
    notice.buttons = category(of: content)?.actions.map { .init(id: $0.identifier, title: $0.title) } ?? []
    forget { $0 == notice.id }
    delivered.append(notification)
    system.show(notice)
    listen()
    save()
  }

  private func category(of content: UNNotificationContent) -> UNNotificationCategory? {
    categories.first { $0.identifier == content.categoryIdentifier }
  }

  private func forget(_ isMeant: (String) -> Bool) { delivered.removeAll { isMeant($0.request.identifier) } }

  func withdraw(_ isMeant: (String) -> Bool) {
    for notification in delivered where isMeant(notification.request.identifier) {
      system.withdraw(notification.request.identifier)
    }
    forget(isMeant)
    save()
  }

  func setBadge(_ count: Int) { system.setBadge(max(count, 0)) }

  // MARK: What users do

  /// Takes the answers of users, from when the app has a delegate that can hear of them.
  func listen() {
    guard !listens, center?.delegate != nil, let session else { return }
    listens = true
    session.noticeAnswers.listener = { [weak self] in self?.take($0, $1) }
  }

  private func take(_ id: String, _ answer: NoticeAnswer) {
    // A desktop or a browser may know a notification that has been removed meanwhile.
    guard let notification = delivered.first(where: { $0.request.identifier == id }), let session, let center else {
      return
    }
    let category = category(of: notification.request.content)
    forget { $0 == id }
    save()
    let action: String
    switch answer {
    case .open:
      action = UNNotificationDefaultActionIdentifier
      bringForward(session)
    case .dismiss:
      guard category?.options.contains(.customDismissAction) == true else { return }
      action = UNNotificationDismissActionIdentifier
    case .button(let button):
      action = button
      system.withdraw(id)
      let isKnown = category?.actions.first { $0.identifier == button }
      if isKnown?.options.contains(.foreground) == true { bringForward(session) }
    }
    center.delegate?.userNotificationCenter(
      center, didReceive: UNNotificationResponse(notification, action: action), withCompletionHandler: {})
  }

  private func bringForward(_ session: Session) {
    if let window = session.frontWindow { session.bringForward(window) }
  }

  // MARK: The store

  private func save() {
    guard let session else { return }
    record.pending = pending.values.map { .init(request: StoredRequest($0.request), date: $0.due) }
    record.delivered = delivered.suffix(100).map { .init(request: StoredRequest($0.request), date: $0.date) }
    record.store(in: session)
  }
}
