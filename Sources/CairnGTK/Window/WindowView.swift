#if GTK
  import CGTK
  import CairnCore
  import CairnHosting
  import CairnScreen
  import CairnValues
  import Foundation

  /// One window on the desktop, and the pieces that show what is in it.
  @MainActor
  final class WindowView {
    unowned let host: DesktopHost
    let scene: SceneWindow
    /// Decides what input means.
    let controller: WindowController
    let window: UnsafeMutablePointer<GtkWindow>
    private var pieces: [ElementID: Piece] = [:]
    /// Containers whose elements have changed since the last look.
    var stale: [Container] = []
    private(set) var root: RootContainer!
    /// Menus that are open, and items of menus that have changed since the last look.
    var menus: [OpenMenu] = []
    var contextMenu: MenuPopover?
    var changedPopUps: [Element] = []
    /// The pages behind a back button, while a person looks through them.
    var history: MenuPopover?
    /// What is on its way from one place or look to another.
    private(set) lazy var motions = Motions(self)
    /// The list that shows where a dragged row would go.
    weak var slotContainer: ScrollContainer?
    private var shownTitle: String?
    private(set) var isClosed = false

    init(_ scene: SceneWindow, in host: DesktopHost) {
      self.scene = scene
      controller = WindowController(scene)
      self.host = host
      window = gtk_application_window_new(host.application).cast()
      g_object_ref(window)
      // Pages bring their own header bars, which move with them.
      let nothing = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0)!
      gtk_widget_set_visible(nothing, 0)
      gtk_window_set_titlebar(window, nothing)
      let size = WindowSizes.size(of: scene, in: host) ?? scene.screen.size
      gtk_window_set_default_size(window, Int32(clamping: Int(size.width)), Int32(clamping: Int(size.height)))
      listen()
    }

    isolated deinit { g_object_unref(window) }

    var colours: Colours { Colours(scheme: scene.colorScheme) }

    var widget: Widget { window.cast() }

    /// Shows the window, with everything in it.
    func open() {
      guard !isClosed, let element = scene.screen.root else { return }
      root = RootContainer(element, in: self)
      root.start()
      listenForContextMenus()
      listenForDrags()
      listenForFingersOnHandles()
      gtk_window_set_child(window, root.surface)
      root.markStale()
      freshen()
      // The first thing GTK would go to may be the field of a search, which nobody has asked for.
      isMovingFocus = true
      gtk_window_present(window)
      gtk_window_set_focus(window, nil)
      isMovingFocus = false
      if WindowSizes.isMaximized(scene, in: host) { gtk_window_maximize(window) }
      settleFocus()
    }

    func close() {
      WindowSizes.keep(window, of: scene, in: host)
      isClosed = true
      menus = []
      history = nil
      contextMenu = nil
      motions.end()
      gtk_window_set_child(window, nil)
      pieces = [:]
      owners = [:]
      stale = []
      root?.stop()
      gtk_window_destroy(window)
    }

    /// How the stacks came to show their pages, until they have been looked at.
    private var transitions: [ElementID: PageTransition.Kind] = [:]

    /// How a stack came to show its page since this was last asked; `nil` if it was not by a transition.
    func takeTransition(of stack: Element) -> PageTransition.Kind? { transitions.removeValue(forKey: stack.id) }

    /// Colours or fonts are other ones now.
    func drawAgain() {
      for piece in pieces.values { piece.update(.content) }
      if let root { gtk_widget_queue_draw(root.surface) }
    }

    // MARK: What the app changes

    func commit(_ changes: ScreenChanges, _ transaction: Transaction) {
      guard root != nil else { return }
      motions.note(changes, transaction)
      controller.committed(changes)
      for transition in changes.transitions { transitions[transition.stack.id] = transition.kind }
      for id in changes.removed { drop(id) }
      for (element, change) in changes.elements where !element.isGone { note(change, of: element) }
    }

    /// What changes how an element looks, what it says, where it and what is in it are.
    private static let looks: ElementChanges = [.content, .semantics, .effects, .children]
    private static let words: ElementChanges = [.content, .semantics, .children]
    private static let places: ElementChanges = [.frame, .semantics, .effects]

    private func note(_ change: ElementChanges, of element: Element) {
      if element.popsUp { changedPopUps.append(element) }
      if change.contains(.children) { changedPopUps += element.children.filter(\.popsUp) }
      guard let piece = pieces[element.id] else {
        container(around: element)?.markStale()
        return
      }
      if change.contains(.effects), element.effects.contains(where: \.isDrawn) != (piece is EffectPiece) {
        // It takes another kind of piece.
        forget(piece)
        container(around: element)?.markStale()
        return
      }
      if change.contains(.children) {
        piece.inside?.markStale()
        // Controls read what they offer from the elements inside.
        if piece is PickerPiece { piece.update(change) }
      }
      if !change.isDisjoint(with: Self.looks) {
        piece.update(change)
        if change.contains(.semantics) { piece.tellStates() }
      }
      if !change.isDisjoint(with: Self.words) { nameWhatIsAround(element) }
      if !change.isDisjoint(with: Self.places) {
        container(around: element)?.markStale()
        piece.inside?.markStale()
      }
    }

    /// What is pressed as a whole is called after what is in it.
    private func nameWhatIsAround(_ element: Element) {
      var current = element.parent
      while let one = current, one.role == .group || one.role.isActionable {
        if one.role.isActionable { pieces[one.id]?.update(.semantics) }
        current = one.parent
      }
    }

    /// The container whose business an element is.
    private func container(around element: Element) -> Container? {
      var current: Element? = element.parent ?? element
      while let one = current {
        let piece = pieces[one.id]
        // What a drop-down list offers is no piece of its own.
        if let picker = piece as? PickerPiece { picker.update(.content) }
        if let inside = piece?.inside { return inside }
        if one === root.element { return root }
        current = one.parent
      }
      return nil
    }

    /// Brings all widgets up to what has changed.
    func freshen() {
      guard root != nil, !isClosed else { return }
      repeat {
        while !stale.isEmpty {
          let waiting = stale
          stale = []
          for container in waiting { container.freshen() }
        }
        // What comes into a bar has content of its own.
        root.settleBars()
      } while !stale.isEmpty
      motions.forget()
      settleTitle()
      settleMenus()
      panelFocus.settle(root.staying)
      settleFocus()
    }

    private func settleTitle() {
      let title = root.cover?.element.titleInside ?? scene.title ?? ""
      guard title != shownTitle else { return }
      shownTitle = title
      gtk_window_set_title(window, title)
      if let page = scene.frontStack?.element, let piece = pieces[page.id] { Accessible.name(piece.widget, title) }
    }

    /// The piece of an element that has something to show by itself.
    func piece(for element: Element) -> Piece? {
      if let known = pieces[element.id] { return known }
      guard let new = PieceMaker.make(for: element, in: self) else { return nil }
      pieces[element.id] = new
      for widget in [new.widget, new.coreWidget, new.focusWidget] {
        owners[widget.raw] = Owner(piece: new)
      }
      new.tellRole()
      new.update(.created)
      new.tellStates()
      new.inside?.markStale()
      return new
    }

    /// What an element shows takes another kind of piece.
    func remake(_ piece: Piece) {
      guard pieces[piece.element.id] === piece else { return }
      forget(piece)
      container(around: piece.element)?.markStale()
    }

    /// The piece a widget belongs to.
    func owner(of widget: Widget) -> Piece? { owners[widget.raw]?.piece }

    func knownPiece(of element: Element) -> Piece? { pieces[element.id] }

    /// Lets go of a piece and all below it; they can be made again from their elements.
    func forget(_ piece: Piece) {
      if let inside = piece.inside { for child in inside.kept { forget(child) } }
      if pieces[piece.element.id] === piece { drop(piece.element.id) }
    }

    private func drop(_ id: ElementID) {
      guard let piece = pieces.removeValue(forKey: id) else { return }
      for widget in [piece.widget, piece.coreWidget, piece.focusWidget] { owners[widget.raw] = nil }
    }

    // MARK: What the person does

    @discardableResult
    func send(_ event: ElementEvent, to element: Element) -> Bool {
      guard !isClosed, !element.isGone, let session = host.session else { return false }
      return session.send(event, to: element)
    }

    func activate(_ element: Element) {
      if !isClosed, !element.isGone { controller.activate(element) }
    }

    private func listen() {
      connect(window.raw, "close-request") { [unowned self] arguments in
        arguments.answer(true)
        self.host.close(self)
      }
      connect(window.raw, "notify::is-active") { [unowned self] _ in
        guard !self.isClosed, gtk_window_is_active(self.window) != 0 else { return }
        self.host.isInFront(self)
      }
      connect(window.raw, "notify::focus-widget") { [unowned self] _ in self.focusMoved() }
      let keys = gtk_event_controller_key_new()!
      connect(keys.raw, "key-pressed") { [unowned self] arguments in
        arguments.answer(self.press(arguments.unsigned(0), GdkModifierType(rawValue: arguments.flags(2))))
      }
      gtk_widget_add_controller(widget, keys)
      let mouse = gtk_gesture_click_new()!
      gtk_gesture_single_set_button(mouse, 8)
      gtk_event_controller_set_propagation_phase(mouse, GTK_PHASE_CAPTURE)
      connect(mouse.raw, "pressed") { [unowned self] _ in _ = self.perform(.back) }
      gtk_widget_add_controller(widget, mouse)
    }

    // MARK: The focus

    private var isMovingFocus = false
    /// What the app had the focus at when that was looked at last.
    @Remembered private var settledFocus: Element?
    /// The page that came to the top since the last look.
    var changedPage: Piece?
    /// The panel that came since then: nothing behind it keeps the keys.
    var changedPanel: PanelPiece?
    /// How many panels came over the window so far.
    var panelsShown = 0
    private lazy var panelFocus = PanelFocus(in: self)

    /// The piece the app has the focus at, or around it.
    private var pieceWithFocus: Piece? {
      var current = scene.screen.focused
      while let element = current {
        if let piece = pieces[element.id], piece.holder != nil { return piece is PagePiece ? nil : piece }
        current = element.parent
      }
      return nil
    }

    /// The piece the keys go to at present.
    var pieceWithKeys: Piece? {
      var widget = gtk_window_get_focus(window)
      while let current = widget {
        if let piece = owners[current.raw]?.piece, piece.element.takesFocus { return piece }
        widget = gtk_widget_get_parent(current)
      }
      return nil
    }

    /// The person has moved the focus.
    private func focusMoved() {
      guard !isMovingFocus, !isClosed, root != nil else { return }
      var widget = gtk_window_get_focus(window)
      while let current = widget {
        if let piece = owners[current.raw]?.piece, piece.element.takesFocus {
          if scene.screen.focused !== piece.element { send(.focus(true), to: piece.element) }
          settledFocus = piece.element
          return
        }
        // Menus come and go over what has the focus.
        if gtk_widget_get_ancestor(current, gtk_popover_get_type()) == current { return }
        widget = gtk_widget_get_parent(current)
      }
      if gtk_window_get_focus(window) != nil, let left = scene.screen.focused { send(.focus(false), to: left) }
    }

    /// Does what a press on the piece with the keys does, where its widget has no use for them.
    func pressFocused() -> Bool {
      guard let has = gtk_window_get_focus(window), let piece = owners[has.raw]?.piece else { return false }
      return piece.element.events.contains(.activate) && send(.activate, to: piece.element)
    }

    private func isInside(_ widget: Widget?, _ piece: Piece) -> Bool {
      widget.map { gtk_widget_is_ancestor($0, piece.widget) != 0 } ?? false
    }

    /// Goes to the first thing on a page; only a page with nothing else to go to gives the focus to its bar.
    private func enter(_ page: Piece) {
      let (bars, content) = (page.inside?.shown ?? []).reduce(into: ([Piece](), [Piece]())) { parts, piece in
        if piece is BarPiece { parts.0.append(piece) } else { parts.1.append(piece) }
      }
      // Who presses Return before reading destroys nothing.
      var destroying: Widget?
      for piece in content + bars {
        while gtk_widget_child_focus(piece.widget, GTK_DIR_TAB_FORWARD) != 0 {
          guard pieceWithKeys?.element.hasTrait(.destructive) == true else { return }
          destroying = destroying ?? gtk_window_get_focus(window)
        }
      }
      if let destroying { gtk_widget_grab_focus(destroying) }
    }

    private struct Owner { weak var piece: Piece? }
    private var owners: [UnsafeMutableRawPointer: Owner] = [:]

    /// The app may have moved it.
    private func settleFocus() {
      let panel = changedPanel
      let page = panel?.pageInFront ?? changedPage
      changedPage = nil
      changedPanel = nil
      let has = gtk_window_get_focus(window)
      guard let piece = pieceWithFocus, panel.map({ isInside(piece.widget, $0) }) ?? true else {
        // Whoever came by keys goes on by keys: from the first thing on the page.
        if let page, has == nil || gtk_widget_get_mapped(has) == 0 || !isInside(has, page) { enter(page) }
        return
      }
      let isMoved = settledFocus !== scene.screen.focused
      settledFocus = scene.screen.focused
      if let has, has == piece.widget || gtk_widget_is_ancestor(has, piece.widget) != 0 { return }
      // What the app has not moved stays where the person has it.
      if !isMoved, has != nil, gtk_widget_get_mapped(has) != 0, page == nil { return }
      isMovingFocus = true
      gtk_widget_grab_focus(piece.focusWidget)
      isMovingFocus = false
    }
  }
#endif
