import CairnCore
import CairnHosting
import CairnScreen
import CairnValues
import CoreTransferable
import Foundation

// The browser's events. Each is checked against the current tree.
extension WebTab {
  func perform(_ event: ClientEvent) {
    switch event {
    case .tap(let id): if let element = reachable(id) { tap(element) }
    case .edit(let id, let text, let version): edit(id, text, version)
    case .submit(let id): if let element = reachable(id), element.takesText { send(.submit, to: element) }
    case .choose(let id, let group):
      // Options in a native list have no nodes, so they are found through their picker.
      guard let group = reachable(group),
        let option = group.optionsInside.first(where: { $0.id == ElementID(id) }), !option.isInert
      else { return }
      // The browser has already changed the whole group, so all of it is sent again.
      echoes.insert(group.id)
      for other in group.optionsInside { echoes.insert(other.id) }
      send(.activate, to: option)
    case .adjust(let id, let value):
      guard let element = reachable(id), let measure = element.measure == nil ? element.measureAround : element,
        measure.measure == .slider
      else { return }
      echoes.insert(element.id)
      send(.adjust(value), to: measure)
    case .step(let id, let step):
      guard let element = reachable(id) else { return }
      send(.step(step), to: element)
    case .date(let id, let text):
      guard let element = reachable(id), let choice = element.traits?[DateChoiceTrait.self],
        let date = DateText.date(text, of: choice)
      else { return }
      echoes.insert(element.id)
      send(.edit(date.formatted(.iso8601)), to: element)
    case .color(let id, let text):
      guard let element = reachable(id), element.traits?[ColorChoiceTrait.self] != nil else { return }
      send(.edit(text), to: element)
    case .focus(let id, let isFocused):
      if let element = reachable(id), element.canHaveFocus { focus(element, isFocused) }
    case .scroll(let id, let x, let y):
      guard let element = reachable(id), element.events.contains(.scroll) else { return }
      follow(element, to: CGPoint(x: max(x, 0), y: max(y, 0)))
    case .delete(let id):
      if let element = reachable(id) { send(.delete, to: element) }
    case .move(let id, let steps):
      if let element = reachable(id) { _ = controller?.moveRow(element, by: steps) }
    case .dismiss(let id): if let element = reachable(id), element.isPresentation { controller?.leave(element) }
    case .taps(let id, let count): if let element = reachable(id) { send(.taps(count), to: element) }
    case .hold(let id): if let element = reachable(id) { _ = controller?.hold(element) }
    case .hover(let id, let isInside): if let element = reachable(id) { send(.hover(isInside), to: element) }
    case .drag(let id, let phase, let from, let to):
      guard let element = reachable(id) else { return }
      let motion = DragMotion([.moving, .ended, .cancelled][phase], from: from, to: to, time: Date())
      send(.drag(motion), to: element)
    case .magnify(let id, let phase, let amount, let location):
      guard let element = reachable(id), element.events.contains(.magnify) else { return }
      send(.magnify(motion(of: element, phase, amount, location)), to: element)
    case .rotate(let id, let phase, let amount, let location):
      guard let element = reachable(id), element.events.contains(.rotate) else { return }
      send(.rotate(motion(of: element, phase, amount, location)), to: element)
    case .commands: offerCommands()
    case .command(let id): command(id)
    case .menu(let id): if let element = reachable(id) { offerMenu(of: element) }
    case .paste(let id, let text): paste(id, text)
    case .clip(let id, let command, let text): obey(command, at: id, text)
    case .files(let number, let files): choose(files, for: number)
    case .unsent(let key): uploadFailed(key)
    case .lift(let id): lift(id)
    case .over(let id): aim(at: id)
    case .out: hover(over: nil)
    case .letGo: endDrag()
    case .drop(let id, let location): drop(on: id, at: location)
    case .dropText(let id, let location, let text):
      drop(_SharedContent.from(outside: text).payload, on: id, at: location)
    case .dropFiles(let id, let location, let number, let files): drop(files, number: number, on: id, at: location)
    case .link(let id, let url):
      guard let element = reachable(id), let link = element.links.first(where: { $0.absoluteString == url }) else {
        return
      }
      session.follow(link, in: element)
    case .leave(let id): if reachable(id) != nil { _ = controller?.handle(Key(.escape)) }
    case .back: controller?.goBack()
    case .swipe(let id): beginSwipe(on: id)
    case .swipeMoved(let id, let phase, let progress, let velocity): moveSwipe(on: id, phase, progress, velocity)
    case .go(let key): go(toEntry: key)
    case .size(let width, let height):
      noteKnownSize()
      resize(to: CGSize(width: width, height: height))
    case .look(let look): app.use(look)
    case .media(let isDark, let reducesMotion, let hasMoreContrast):
      app.surroundings.colorScheme = isDark ? .dark : .light
      app.surroundings.accessibility.reducesMotion = app.reducesMotion ?? reducesMotion
      app.surroundings.colorSchemeContrast = hasMoreContrast ? .increased : .standard
      session.surroundingsChanged()
    case .key(let name, let modifiers):
      if let key = ShortcutKeys.key(named: name, modifiers) { _ = controller?.handle(key) }
    case .blocked(let label): makeRoom(forWindow: label)
    case .seen(let isSeen): window?.scenePhase = isSeen ? .active : .inactive
    }
  }

  @discardableResult
  func send(_ event: ElementEvent, to element: Element) -> Bool { session.send(event, to: element) }

  /// Returns the element with an id if the user can reach it: it is on the screen, in front and enabled.
  ///
  /// The items of a closed menu count, because the browser opens menus without asking the server.
  func reachable(_ number: Int) -> Element? {
    guard let element = memory.elements[ElementID(number)]?.element, !element.isGone, element.screen === window?.screen
    else { return nil }
    return element.isInReach ? element : nil
  }

  func tap(_ element: Element) {
    let element = controller?.meant(by: element) ?? element
    switch element.control {
    case .backButton:
      controller?.goBack()
      return
    case .link: history.pendingStep = element.name
    // The browser has already shown the change.
    case .toggle, .option, .picker, .disclosure: echoes.insert(element.id)
    case .button, .menu, .menuItem, .tab, .field, .textEditor, .datePicker, .colorPicker, .stepper, .measure, nil: break
    }
    _ = controller?.press(element)
  }

  /// Two fingers on an element. Positions are fractions, because the browser's layout differs from the engine's.
  private func motion(of element: Element, _ phase: Int, _ amount: Double, _ location: CGPoint) -> TwoFingerMotion {
    let frame = element.frame(in: nil)
    let anchor = CGPoint(x: frame.minX + location.x * frame.width, y: frame.minY + location.y * frame.height)
    return TwoFingerMotion([.moving, .ended, .cancelled][phase], at: anchor, amount: amount, time: Date())
  }

  /// Sends the menu of an element, whose own items exist only while it is open.
  private func offerMenu(of element: Element) {
    guard let menu = controller?.actionMenu(of: element), !menu.isEmpty else { return }
    scribe.menuItems = Set(menu.own.map(\.id))
    var writer = HTMLWriter(scribe, memory)
    for item in menu.own {
      memory.forgetAll(below: item.id)
      writer.write(item)
      memory.noteOwner(NodeID(element: element.id), of: item.id)
    }
    let parts = [writer.text] + scribe.rowItems(of: menu)
    post { $0.menu(parts.filter { !$0.isEmpty }.joined(separator: "<hr role=\"separator\">")) }
  }

  private func edit(_ id: Int, _ text: String, _ version: Int) {
    guard let element = reachable(id), element.takesText, element.events.contains(.edit),
      case .field(let field) = element.content
    else { return }
    versions[element.id] = version
    shownTexts[element.id] = text
    guard field.text != text else { return }
    send(.edit(text), to: element)
    session.runTurns()
    // The app may have changed or rejected the text.
    if element.fieldText != text { echoes.insert(element.id) }
  }

  func focus(_ element: Element, _ isFocused: Bool) {
    send(.focus(isFocused), to: element)
    noteFocus()
  }

}
