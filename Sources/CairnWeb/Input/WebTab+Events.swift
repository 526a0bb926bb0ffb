import CairnCore
import CairnHosting
import CairnScreen
import CairnValues
import CoreTransferable
import Foundation

// The browser's events. Each is checked against the current tree.
extension WebTab {
  func perform(_ event: ClientEvent) {
    life.noteInput()
    place.begin(event, reachable: reachable)
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
      echo.sendAgain(group.id)
      for other in group.optionsInside { echo.sendAgain(other.id) }
      send(.activate, to: option)
    case .adjust(let id, let value):
      guard let element = reachable(id), let measure = element.measure == nil ? element.measureAround : element,
        measure.measure == .slider
      else { return }
      echo.sendAgain(element.id)
      send(.adjust(value), to: measure)
    case .step(let id, let step): send(.step(step), to: id)
    case .date(let id, let text):
      guard let element = reachable(id), let choice = element.traits?[DateChoiceTrait.self],
        let date = DateText.date(text, of: choice)
      else { return }
      echo.sendAgain(element.id)
      send(.edit(date.formatted(.iso8601)), to: element)
    case .color(let id, let text):
      guard let element = reachable(id), element.traits?[ColorChoiceTrait.self] != nil else { return }
      send(.edit(text), to: element)
    case .focus(let id, let isFocused):
      if let element = reachable(id), element.canHaveFocus { focus(element, isFocused) }
    case .scroll(let id, let x, let y):
      guard let element = reachable(id), element.events.contains(.scroll) else { return }
      scroll(element, to: CGPoint(x: max(x, 0), y: max(y, 0)))
    case .delete(let id): send(.delete, to: id)
    case .move(let id, let steps): if let element = reachable(id) { _ = controller?.moveRow(element, by: steps) }
    case .dismiss(let id): if let element = reachable(id), element.isPresentation { controller?.leave(element) }
    case .taps(let id, let count): send(.taps(count), to: id)
    case .hold(let id): if let element = reachable(id) { _ = controller?.hold(element) }
    case .hover(let id, let isInside): send(.hover(isInside), to: id)
    case .drag(let id, let phase, let from, let to):
      send(.drag(DragMotion([.moving, .ended, .cancelled][phase], from: from, to: to, time: Date())), to: id)
    case .magnify(let id, let phase, let amount, let location):
      guard let element = reachable(id), element.events.contains(.magnify) else { return }
      send(.magnify(motion(of: element, phase, amount, location)), to: element)
    case .rotate(let id, let phase, let amount, let location):
      guard let element = reachable(id), element.events.contains(.rotate) else { return }
      send(.rotate(motion(of: element, phase, amount, location)), to: element)
    case .commands: offerCommands()
    case .undo: notices.undo()
    case .command(let id): command(id)
    case .palette(let showsKeys): if showsKeys { offerKeys() } else { offerPalette() }
    case .run(let number): run(number)
    case .menu(let id): if let element = reachable(id) { offerMenu(of: element) }
    case .paste(let id, let text): paste(id, text)
    case .part(let id, let text): if let element = shownElement(id) { send(.message(text), to: element) }
    case .clip(let id, let command, let text): obey(command, at: id, text)
    case .files(let number, let files): transfers.choose(files, for: number)
    case .unsent(let key): transfers.fail(key)
    case .lift(let id): drags.lift(id)
    case .over(let id): drags.aim(at: id)
    case .out: drags.leaveTarget()
    case .letGo: drags.end()
    case .drop(let id, let location): drags.drop(on: id, at: location)
    case .dropText(let id, let location, let text):
      drags.drop(_SharedContent.from(outside: text).payload, on: id, at: location)
    case .dropFiles(let id, let location, let number, let files):
      guard drags.takesFiles(on: id) else { return }
      transfers.receive(files, key: "d\(number)") { [weak drags] urls in
        for url in urls ?? [] { drags?.drop(url, on: id, at: location) }
      }
    case .link(let id, let url):
      guard let element = reachable(id) else { return }
      if let link = element.links.first(where: { $0.absoluteString == url }) { session.follow(link, in: element) }
    case .leave(let id): if reachable(id) != nil { _ = controller?.handle(Key(.escape)) }
    case .back: controller?.goBack()
    case .swipe(let id):
      if let new = reachable(id).flatMap({ BackSwipe(of: $0) }) { swipe = new } else { post { $0.settle() } }
    case .swipeMoved(let id, let phase, let progress, let velocity): swipe?.move(on: id, phase, progress, velocity)
    case .go(let key): history.go(toEntry: key, open: addresses.go)
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

  private func send(_ event: ElementEvent, to element: Element) { _ = session.send(event, to: element) }

  private func send(_ event: ElementEvent, to id: Int) { if let element = reachable(id) { send(event, to: element) } }

  func tap(_ element: Element) {
    let element = controller?.meant(by: element) ?? element
    switch element.control {
    case .backButton:
      controller?.goBack()
      return
    case .link: history.follow(element)
    // The browser has already shown the change.
    case .toggle, .option, .picker, .disclosure: echo.sendAgain(element.id)
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

  private func edit(_ id: Int, _ text: String, _ version: Int) {
    guard let element = reachable(id), element.takesText, element.events.contains(.edit),
      case .field(let field) = element.content
    else { return }
    echo.noteEdit(of: element.id, text, version: version)
    guard field.text != text else { return }
    send(.edit(text), to: element)
    session.runTurns()
    // The app may have changed or rejected the text.
    if element.fieldText != text { echo.sendAgain(element.id) }
  }

  private func scroll(_ area: Element, to offset: CGPoint) {
    send(.scroll(offset), to: area)
    session.runTurns()
    // The engine's content may be shorter than the browser's. Clamping the offset is not scrolling by the app.
    shown.offsets.note(area)
    place.noteScrolled(area)
  }

  func focus(_ element: Element, _ isFocused: Bool) {
    send(.focus(isFocused), to: element)
    noteFocus()
  }
}
