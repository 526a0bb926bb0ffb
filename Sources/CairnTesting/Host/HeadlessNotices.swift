import CairnCore

/// Keeps the notifications that an app sends.
@MainActor
package final class HeadlessNotices: SystemNotices {
  package var allowsNotices = true
  package private(set) var shown: [SystemNotice] = []
  package private(set) var badge = 0

  package func askUser(_ answer: @escaping @MainActor (Bool) -> Void) { answer(allowsNotices) }

  package func show(_ notice: SystemNotice) {
    withdraw(notice.id)
    shown.append(notice)
  }

  package func withdraw(_ id: String) { shown.removeAll { $0.id == id } }
  package func setBadge(_ count: Int) { badge = count }
}
