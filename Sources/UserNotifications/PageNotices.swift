import CairnCore
import CairnParts
import Foundation

/// The notifications of a user's browser. They are shown while the app's page is open, also when it is behind others.
@MainActor
final class PageNotices: SystemNotices {
  struct Order: Encodable {
    struct Shown: Encodable {
      let number: Int
      let id, title, body: String
      let isSilent, isUrgent: Bool
    }
    /// The number of times that the app has asked the user.
    var questions = 0
    /// Those that no page has shown yet.
    var shown: [Shown] = []
    /// The names of those that are no longer to be seen.
    var gone: [String] = []
    var badge = 0
  }

  struct Report: Decodable {
    enum Kind: String, Decodable { case allowed, refused, shown, opened, dismissed }
    let kind: Kind
    var id: String?
    var number: Int?
  }

  private weak var session: Session?
  private var order = Order()
  private var numbers = 0
  private var askers: [@MainActor (Bool) -> Void] = []

  init(_ session: Session) { self.session = session }

  func askUser(_ answer: @escaping @MainActor (Bool) -> Void) {
    askers.append(answer)
    order.questions += 1
    if !send() { answered(false) }
  }

  private func answered(_ isAllowed: Bool) {
    let askers = askers
    self.askers = []
    for answer in askers { answer(isAllowed) }
  }

  func show(_ notice: SystemNotice) {
    numbers += 1
    order.gone.removeAll { $0 == notice.id }
    order.shown.append(
      .init(
        number: numbers, id: notice.id, title: notice.title, body: notice.details, isSilent: !notice.makesSound,
        isUrgent: notice.isUrgent))
    // A page that is away for long gets the last ones.
    order.shown = order.shown.suffix(20)
    send()
  }

  func withdraw(_ id: String) {
    order.shown.removeAll { $0.id == id }
    order.gone = order.gone.filter { $0 != id }.suffix(99) + [id]
    send()
  }

  func setBadge(_ count: Int) {
    order.badge = count
    send()
  }

  @discardableResult
  private func send() -> Bool { session?.runScript(of: PageNotice(order: order, notices: self)) ?? false }

  fileprivate func take(_ report: Report) {
    switch report.kind {
    case .allowed: answered(true)
    case .refused: answered(false)
    case .shown:
      let before = order.shown.count
      order.shown.removeAll { $0.number == report.number }
      if order.shown.count != before { send() }
    case .opened: if let id = report.id { session?.answerNotice(id, .open) }
    case .dismissed: if let id = report.id { session?.answerNotice(id, .dismiss) }
    }
  }
}

private struct PageNotice: HTMLRepresentable {
  let order: PageNotices.Order
  let notices: PageNotices

  static var html: HTMLPart {
    HTMLPart(
      "",
      script: """
        export default (root, app) => {
          const open = new Map(), seen = new Set();
          let asked = 0, badge = 0;
          const known = globalThis.Notification;
          const ask = async () => {
            let state = known && isSecureContext ? known.permission : 'denied';
            if (state === 'default') state = await known.requestPermission();
            app.send({ kind: state === 'granted' ? 'allowed' : 'refused' });
          };
          const show = ({ number, id, title, body, isSilent, isUrgent }) => {
            seen.add(number);
            app.send({ kind: 'shown', number });
            if (known?.permission !== 'granted') return;
            const shown = new known(title, { body, tag: id, silent: isSilent, requireInteraction: isUrgent });
            let isOpened = false, isGone = false;
            open.set(id, () => { isGone = true; shown.close(); });
            shown.onclick = () => {
              isOpened = true;
              focus();
              app.send({ kind: 'opened', id });
              shown.close();
            };
            shown.onclose = () => { if (!isOpened && !isGone) app.send({ kind: 'dismissed', id }); };
          };
          app.onvalue = order => {
            if (order.questions > asked) ask();
            asked = order.questions;
            for (const one of order.shown) if (!seen.has(one.number)) show(one);
            for (const id of order.gone) { open.get(id)?.(); open.delete(id); }
            if (order.badge !== badge) navigator.setAppBadge?.(order.badge).catch(() => {});
            badge = order.badge;
          };
        }
        """)
  }

  var htmlValue: PageNotices.Order { order }
  func receive(_ message: PageNotices.Report) { notices.take(message) }
}
