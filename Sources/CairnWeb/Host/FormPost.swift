import CairnHashes
import CairnHosting
import CairnScreen
import CairnWire
import Foundation

/// A submission of the page's form, when the script does not run: all fields, and the pressed control.
@MainActor
struct FormPost {
  private let request: HTTPRequest
  private let service: WebService

  init(_ request: HTTPRequest, _ service: WebService) {
    self.request = request
    self.service = service
  }

  func answer() -> HTTPResponse {
    if let origin = request.headers["origin"], origin != "null", !service.isOwn(origin, request) {
      return HTTPResponse(plain: .forbidden)
    }
    guard request.headers["content-type"]?.hasPrefix("application/x-www-form-urlencoded") == true,
      let fields = PercentCoding.fields(of: String(decoding: request.body, as: UTF8.self))
    else { return HTTPResponse(plain: .badRequest) }
    func field(_ name: String) -> String? { fields.first { $0.name == name }?.value }
    guard let user = service.knownUser(of: request), let proof = field("proof").flatMap(RandomToken.unmasked),
      user.isProof(proof), let token = field("tab").flatMap(RandomToken.unmasked)
    else { return HTTPResponse(plain: .forbidden) }
    // The page may come from the guests' process. The press counts only if the same page can be rendered again here.
    let begun = field("mark").flatMap(PageMark.init).flatMap {
      service.begin($0, named: token, at: request.target, of: user)
    }
    let tab = begun.map { $0.isSame ? $0.tab : nil } ?? user.tabs.first { ConstantTime.isSame($0.token, token) }
    guard let tab, !tab.isEnded else { return redirect(to: request.ownAddress) }
    tab.life.noteUse()
    user.keep()
    tab.files.keep()
    write(fields, in: tab)
    press(fields, in: tab)
    // Without the script, a new window replaces the old one in the same tab.
    if let opened = tab.windows.takeOffered().last { return redirect(to: opened.windowPath) }
    return redirect(to: tab.history.current.url)
  }

  private func redirect(to path: String) -> HTTPResponse {
    HTTPResponse(.seeOther, headers: ["location": path, "cache-control": "no-store"])
  }

  private func send(_ event: ClientEvent, to tab: WebTab) { tab.app.handle([event], at: tab) }

  /// Applies the fields and choices of the form before the press.
  private func write(_ fields: [(name: String, value: String)], in tab: WebTab) {
    var named: [String: [String]] = [:]
    for field in fields { named[field.name, default: []].append(field.value) }
    for (id, sent) in tab.shown.nodes.elements.sorted(by: { $0.key < $1.key }) {
      let element = sent.element
      if element.isGone { continue }
      let values = named[element.nodeID]
      switch element.control {
      case .field, .textEditor:
        guard let text = values?.first?.replacingOccurrences(of: "\r\n", with: "\n"), text != element.fieldText else {
          continue
        }
        send(.edit(id.number, text, version: 0), to: tab)
      case .toggle:
        guard case .toggle(let isOn) = element.content, sent["i"] != nil,
          (values != nil) != isOn, tab.reachable(id.number) != nil
        else { continue }
        send(.tap(id.number), to: tab)
      case .picker: choose(values ?? [], in: element, at: tab)
      case .datePicker:
        if let text = values?.first, let choice = element.traits?[DateChoiceTrait.self],
          DateText.text(choice.date, of: choice) != text
        {
          send(.date(id.number, text), to: tab)
        }
      case nil:
        // A track is the slider in HTML, and the options of an inline picker are rows of their section.
        if case .range(let range) = element.content {
          if let value = values?.first.flatMap(Double.init), abs(range.value - value) > 1e-9 {
            send(.adjust(id.number, value), to: tab)
          }
        } else {
          choose(values ?? [], in: element, at: tab)
        }
      case .button, .link, .menu, .menuItem, .backButton, .tab, .option, .disclosure, .colorPicker, .stepper, .measure:
        continue
      }
    }
  }

  private func choose(_ values: [String], in element: Element, at tab: WebTab) {
    for option in values.compactMap(SentNodes.elementID) {
      guard element.optionsInside.contains(where: { $0.id == option && !$0.hasTrait(.selected) }) else { continue }
      send(.choose(option.number, in: element.id.number), to: tab)
    }
  }

  private func press(_ fields: [(name: String, value: String)], in tab: WebTab) {
    for (name, value) in fields {
      guard let id = SentNodes.elementID(value)?.number else { continue }
      switch name {
      case "tap": send(.tap(id), to: tab)
      case "delete": send(.delete(id), to: tab)
      case "up": send(.move(id, -1), to: tab)
      case "down": send(.move(id, 1), to: tab)
      case "dismiss": send(.dismiss(id), to: tab)
      case "step": send(.step(id, value.hasSuffix("-") ? -1 : 1), to: tab)
      case "page":
        guard let step = value.split(separator: ".").last.flatMap({ Int($0) }), ClientEvent.steps.contains(step) else {
          continue
        }
        send(.step(id, step), to: tab)
      default: continue
      }
      return
    }
  }
}
