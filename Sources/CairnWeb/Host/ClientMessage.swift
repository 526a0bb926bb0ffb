import Foundation

/// A message from the script. Any malformed message is refused.
struct ClientMessage: Equatable {
  /// The message's number. A message with a known number was resent.
  var number: Int
  /// The number of the last server message that has arrived.
  var confirmed: Int
  var events: [ClientEvent]

  /// Whether it only acknowledges messages, and has no number.
  var isAcknowledgement: Bool { number == 0 && events.isEmpty }

  static let mostEvents = 256
  static let mostText = 200_000

  /// Reads a message, or returns `nil` if it is malformed.
  init?(_ text: String) {
    guard text.utf8.count <= 1 << 20, let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
      let object = value as? [String: Any], let number = Self.whole(object["n"]),
      let confirmed = Self.whole(object["a"]),
      number >= 0, confirmed >= 0, let list = object["e"] as? [[Any]], list.count <= Self.mostEvents
    else { return nil }
    var events: [ClientEvent] = []
    for entry in list {
      guard let event = ClientEvent(entry) else { return nil }
      events.append(event)
    }
    self.number = number
    self.confirmed = confirmed
    self.events = events
  }

  init(number: Int, confirmed: Int, events: [ClientEvent]) {
    self.number = number
    self.confirmed = confirmed
    self.events = events
  }

  /// Returns an integer. JSON does not separate numbers from Booleans in Foundation, so `true` must be excluded.
  static func whole(_ value: Any?) -> Int? {
    guard let double = number(value), double == double.rounded(), abs(double) < 1e15 else { return nil }
    return Int(double)
  }

  static func number(_ value: Any?) -> Double? {
    guard let value, !(type(of: value) == Bool.self), let number = value as? NSNumber,
      String(cString: number.objCType) != "c"
    else { return nil }
    return number.doubleValue.isFinite ? number.doubleValue : nil
  }
}

/// A clipboard command by the usual keys, as the browser names it.
enum ClipboardCommand: String {
  case copy, cut, paste

  /// The letter of its key, pressed with Control.
  var letter: Unicode.Scalar {
    switch self {
    case .copy: "c"
    case .cut: "x"
    case .paste: "v"
    }
  }
}

/// A user's action in the browser.
enum ClientEvent: Equatable {
  case tap(Int)
  case edit(Int, String, version: Int)
  case submit(Int)
  /// An option, and the picker or section around it.
  case choose(Int, in: Int)
  case adjust(Int, Double)
  case step(Int, Int)
  case date(Int, String)
  case color(Int, String)
  case focus(Int, Bool)
  case scroll(Int, x: Double, y: Double)
  case delete(Int)
  case move(Int, Int)
  case dismiss(Int)
  case taps(Int, Int)
  case hold(Int)
  case hover(Int, Bool)
  /// A drag of the pointer between two points. Phase 0 is moving, 1 ended, 2 cancelled.
  case drag(Int, phase: Int, from: CGPoint, to: CGPoint)
  /// Two fingers, or a wheel. The start point is a fraction of the element's size.
  case magnify(Int, phase: Int, by: Double, at: CGPoint)
  /// In radians.
  case rotate(Int, phase: Int, by: Double, at: CGPoint)
  /// Asks for the app's menus.
  case commands
  /// An item of the app's menus.
  case command(Int)
  /// Asks for the items of a context menu.
  case menu(Int)
  /// A press of a button that pastes, with the text of the browser's clipboard.
  case paste(Int, String)
  /// A clipboard command while an element is focused. Paste brings the text.
  case clip(Int, ClipboardCommand, String)
  /// The files that the user has chosen in a picker; none if they cancelled.
  case files(for: Int, [OfferedFile])
  /// Files that could not be uploaded, by the name of their upload.
  case unsent(String)
  /// A drag begins at an element.
  case lift(Int)
  /// A drag is over an element.
  case over(Int)
  /// A drag is over no drop target.
  case out
  /// A drag is over.
  case letGo
  /// The dragged item is dropped on an element, at a point in it.
  case drop(Int, CGPoint)
  /// A text from another program is dropped on an element.
  case dropText(Int, CGPoint, String)
  /// Files are dropped on an element, in the drop with this number.
  case dropFiles(Int, CGPoint, number: Int, [OfferedFile])
  /// A link in a text.
  case link(Int, String)
  case leave
  case back
  /// The browser has moved to an entry of its history.
  case go(String)
  case size(Double, Double)
  case media(isDark: Bool, reducesMotion: Bool, hasMoreContrast: Bool)
  case key(String, Int)
  case seen(Bool)
  /// The browser has refused to open a tab for a window.
  case blocked(String)

  /// The largest number of steps in one event.
  static let steps = -1_000...1_000

  init?(_ entry: [Any]) {
    guard let kind = entry.first as? String else { return nil }
    func id() -> Int? { entry.count > 1 ? ClientMessage.whole(entry[1]).flatMap { $0 > 0 ? $0 : nil } : nil }
    func text(_ index: Int, most: Int = ClientMessage.mostText) -> String? {
      guard entry.count > index, let text = entry[index] as? String, text.utf8.count <= most else { return nil }
      return text
    }
    func number(_ index: Int) -> Double? { entry.count > index ? ClientMessage.number(entry[index]) : nil }
    func whole(_ index: Int) -> Int? { entry.count > index ? ClientMessage.whole(entry[index]) : nil }
    func flag(_ index: Int) -> Bool? { whole(index).flatMap { $0 == 0 ? false : $0 == 1 ? true : nil } }
    func files(_ index: Int) -> [OfferedFile]? {
      guard entry.count > index, let list = entry[index] as? [[Any]], list.count <= OfferedFile.most else { return nil }
      let files = list.compactMap(OfferedFile.init)
      return files.count == list.count ? files : nil
    }
    func point(_ index: Int) -> CGPoint? {
      guard let x = number(index), let y = number(index + 1), max(abs(x), abs(y)) < 1e6 else { return nil }
      return CGPoint(x: x, y: y)
    }
    switch kind {
    case "tap":
      guard let id = id() else { return nil }
      self = .tap(id)
    case "edit":
      guard let id = id(), let text = text(2), let version = whole(3) else { return nil }
      self = .edit(id, text, version: version)
    case "submit":
      guard let id = id() else { return nil }
      self = .submit(id)
    case "choose":
      guard let id = id(), let group = whole(2), group > 0 else { return nil }
      self = .choose(id, in: group)
    case "adjust":
      guard let id = id(), let value = number(2) else { return nil }
      self = .adjust(id, value)
    case "step":
      guard let id = id(), let step = whole(2), Self.steps.contains(step) else { return nil }
      self = .step(id, step)
    case "date":
      guard let id = id(), let text = text(2, most: 40) else { return nil }
      self = .date(id, text)
    case "color":
      guard let id = id(), let text = text(2, most: 9) else { return nil }
      self = .color(id, text)
    case "focus":
      guard let id = id(), let isOn = flag(2) else { return nil }
      self = .focus(id, isOn)
    case "scroll":
      guard let id = id(), let x = number(2), let y = number(3) else { return nil }
      self = .scroll(id, x: x, y: y)
    case "delete":
      guard let id = id() else { return nil }
      self = .delete(id)
    case "move":
      guard let id = id(), let places = whole(2), abs(places) <= 100_000 else { return nil }
      self = .move(id, places)
    case "dismiss":
      guard let id = id() else { return nil }
      self = .dismiss(id)
    case "taps":
      guard let id = id(), let count = whole(2), (2...9).contains(count) else { return nil }
      self = .taps(id, count)
    case "hold":
      guard let id = id() else { return nil }
      self = .hold(id)
    case "hover":
      guard let id = id(), let isOn = flag(2) else { return nil }
      self = .hover(id, isOn)
    case "drag":
      guard let id = id(), let phase = whole(2), (0...2).contains(phase), let x = number(3), let y = number(4),
        let toX = number(5), let toY = number(6), max(abs(x), abs(y), abs(toX), abs(toY)) < 1e6
      else { return nil }
      self = .drag(id, phase: phase, from: CGPoint(x: x, y: y), to: CGPoint(x: toX, y: toY))
    case "magnify", "rotate":
      guard let id = id(), let phase = whole(2), (0...2).contains(phase), let amount = number(3),
        kind == "rotate" ? abs(amount) < 1_000 : (1e-4...1e4).contains(amount), let x = number(4), let y = number(5),
        max(abs(x), abs(y)) < 100
      else { return nil }
      let place = CGPoint(x: x, y: y)
      self =
        kind == "rotate"
        ? .rotate(id, phase: phase, by: amount, at: place) : .magnify(id, phase: phase, by: amount, at: place)
    case "commands": self = .commands
    case "command":
      guard let id = id() else { return nil }
      self = .command(id)
    case "menu":
      guard let id = id() else { return nil }
      self = .menu(id)
    case "paste":
      guard let id = id(), let text = text(2) else { return nil }
      self = .paste(id, text)
    case "clip":
      guard let id = id(), let command = text(2, most: 5).flatMap(ClipboardCommand.init), let text = text(3) else {
        return nil
      }
      self = .clip(id, command, text)
    case "files":
      guard let id = id(), let files = files(2) else { return nil }
      self = .files(for: id, files)
    case "unsent":
      guard let key = text(1, most: 20) else { return nil }
      self = .unsent(key)
    case "lift":
      guard let id = id() else { return nil }
      self = .lift(id)
    case "over":
      guard let id = id() else { return nil }
      self = .over(id)
    case "out": self = .out
    case "letgo": self = .letGo
    case "drop":
      guard let id = id(), let place = point(2) else { return nil }
      self = .drop(id, place)
    case "droptext":
      guard let id = id(), let place = point(2), let text = text(4) else { return nil }
      self = .dropText(id, place, text)
    case "dropfiles":
      guard let id = id(), let place = point(2), let number = whole(4), number > 0, let files = files(5), !files.isEmpty
      else { return nil }
      self = .dropFiles(id, place, number: number, files)
    case "link":
      guard let id = id(), let url = text(2, most: 8_192) else { return nil }
      self = .link(id, url)
    case "leave": self = .leave
    case "back": self = .back
    case "go":
      guard let key = text(1, most: 40) else { return nil }
      self = .go(key)
    case "size":
      guard let width = number(1), let height = number(2), (1...20_000).contains(width), (1...20_000).contains(height)
      else { return nil }
      self = .size(width, height)
    case "media":
      guard let isDark = flag(1), let reduces = flag(2), let contrast = flag(3) else { return nil }
      self = .media(isDark: isDark, reducesMotion: reduces, hasMoreContrast: contrast)
    case "key":
      guard let key = text(1, most: 20), let modifiers = whole(2), (0...15).contains(modifiers) else { return nil }
      self = .key(key, modifiers)
    case "blocked":
      guard let label = text(1, most: 26) else { return nil }
      self = .blocked(label)
    case "seen":
      guard let isSeen = flag(1) else { return nil }
      self = .seen(isSeen)
    default: return nil
    }
  }
}
