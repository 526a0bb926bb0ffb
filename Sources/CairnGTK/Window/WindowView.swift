#if GTK
  import CGTK
  import CairnCore
  import CairnHosting
  import CairnScreen
  import CairnValues
  import Foundation

  /// A window on the desktop, and the pieces that show its content.
  @MainActor
  final class WindowView {
    unowned let host: DesktopHost
    let scene: SceneWindow
    /// Interprets input.
    let controller: WindowController
    let window: UnsafeMutablePointer<GtkWindow>
    private var pieces: [ElementID: Piece] = [:]
    /// The containers whose elements have changed since the last update.
    var stale: [Container] = []
    private(set) var root: RootContainer!
    private let toasts = Toasts()
    /// The open menus, and the changed menu items since the last update.
    var menus: [OpenMenu] = []
    var contextMenu: MenuPopover?
    var changedPopUps: [Element] = []
    /// The menu of earlier pages, while it is open.
    var history: MenuPopover?
    /// The running animations.
    private(set) lazy var motions = AnimationRunner(self)
    private let takenFingers = TakenFingers()
    /// The list that shows where a dragged row would go.
    weak var slotContainer: ScrollContainer?
    private var shownTitle: String?
    private(set) var isClosed = false

    init(_ scene: SceneWindow, in host: DesktopHost) {
      self.scene = scene
      controller = WindowController(scene)
      self.host = host
      window = adw_application_window_new(host.application).cast()
      if host.isPhone { gtk_widget_add_css_class(window.cast(), "cairn-phone") }
      g_object_ref(window)
      let size = WindowSizes.size(of: scene, in: host) ?? WindowSizes.usual(of: scene)
      gtk_window_set_default_size(window, Int32(clamping: Int(size.width)), Int32(clamping: Int(size.height)))
      listen()
    }

    isolated deinit { g_object_unref(window) }

    /// Shows the user a message that needs no answer.
    func toast(_ text: String) { toasts.show(adw_toast_new(text), over: root?.frontDialog?.toasts) }

    var colours: Colours { host.colours(in: scene.colorScheme) }

    var widget: Widget { window.cast() }
    /// Everything in the window, with the dialogs over the app's content.
    var content: Widget { gtk_window_get_child(window) ?? toasts.overlay }
    /// The parent of menus at a point: the dialog in front, or the app's content.
    var front: Widget { root.frontDialog?.panel.surface ?? root.surface }
    /// Whether all changes are shown.
    var isQuiet: Bool { stale.isEmpty && host.isSettled }

    /// Shows the window with all its content.
    func open() {
      guard !isClosed, let element = scene.screen.root else { return }
      root = RootContainer(element, in: self)
      root.start()
      adw_toast_overlay_set_child(toasts.overlay.opaque, root.surface)
      adw_application_window_set_content(window.cast(), toasts.overlay)
      listenToPointers(on: root.surface)
      root.markStale()
      freshen()
      // GTK's initial focus may be a search field, or far down the page, which the user has not asked for.
      isMovingFocus = true
      isAppearing = true
      if scene.isSettings { gtk_window_set_transient_for(window, host.window(behind: self)) }
      gtk_window_present(window)
      gtk_window_set_focus(window, nil)
      isMovingFocus = false
      isAppearing = false
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
      adw_toast_overlay_set_child(toasts.overlay.opaque, nil)
      adw_application_window_set_content(window.cast(), nil)
      pieces = [:]
      owners = [:]
      stale = []
      root?.stop()
      gtk_window_destroy(window)
    }

    /// The transitions of the stacks that have not been shown yet.
    private var transitions: [ElementID: PageTransition] = [:]

    /// Returns the transition of a stack since the last call, or `nil` if there was none.
    func takeTransition(of stack: Element) -> PageTransition? { transitions.removeValue(forKey: stack.id) }

    /// Redraws everything because colors or fonts have changed.
    func drawAgain() {
      for piece in pieces.values { piece.update(.content) }
      if let root { gtk_widget_queue_draw(root.surface) }
    }

    // MARK: Changes by the app

    func commit(_ changes: ScreenChanges, _ transaction: Transaction) {
      guard root != nil, !isClosed else { return }
      motions.note(changes, transaction)
      controller.committed(changes)
      if let action = controller.takeUndoableAction() {
        toasts.offerToUndo(action, over: root.frontDialog?.toasts) { [weak self] in self?.scene.undo(action) }
      }
      for transition in changes.transitions { transitions[transition.stack.id] = transition }
      for id in changes.removed { drop(id) }
      for (element, change) in changes.elements where !element.isGone { note(change, of: element) }
    }

    /// The changes that affect an element's look, text, and place.
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
        // It needs another kind of piece.
        forget(piece)
        container(around: element)?.markStale()
        return
      }
      if change.contains(.children) {
        piece.inside?.markStale()
        // Controls read their options from the elements inside.
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

    /// Updates the name of a surrounding control, which is derived from its content.
    private func nameWhatIsAround(_ element: Element) {
      for one in element.ancestors {
        if one.role.isActionable { pieces[one.id]?.update(.semantics) } else if one.role != .group { break }
      }
    }

    /// Returns the container responsible for an element.
    private func container(around element: Element) -> Container? {
      for one in (element.parent ?? element).selfAndAncestors {
        let piece = pieces[one.id]
        // The options of a drop-down list have no pieces.
        if let picker = piece as? PickerPiece { picker.update(.content) }
        if let inside = piece?.inside { return inside }
        if one === root.element { return root }
      }
      return nil
    }

    /// Updates all widgets to the changes.
    func freshen() {
      guard root != nil, !isClosed else { return }
      repeat {
        while !stale.isEmpty {
          let waiting = stale
          stale = []
          for container in waiting { container.freshen() }
        }
        // Items that enter a bar have new content inside.
        root.settleBars()
      } while !stale.isEmpty
      motions.forget()
      settleTitle()
      settleMenus()
      root.settleDialogs()
      panelFocus.settle(root.staying)
      settleFocus()
    }

    /// The desktop's name for an app's settings, unless the app has one.
    private var titleOfScene: String {
      let title = scene.title ?? ""
      return scene.isSettings && title == scene.sceneTitle ? own("Preferences") : title
    }

    private func settleTitle() {
      let title = root.cover?.element.titleInside ?? titleOfScene
      guard title != shownTitle else { return }
      shownTitle = title
      gtk_window_set_title(window, title)
      if let page = scene.frontStack?.element, let piece = pieces[page.id] { Accessible.name(piece.widget, title) }
    }

    /// Returns the piece of an element with visible content.
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

    /// Replaces the piece of an element that needs another kind.
    func remake(_ piece: Piece) {
      guard pieces[piece.element.id] === piece else { return }
      forget(piece)
      container(around: piece.element)?.markStale()
    }

    /// Returns the piece that a widget belongs to.
    func owner(of widget: Widget) -> Piece? { owners[widget.raw]?.piece }

    func knownPiece(of element: Element) -> Piece? { pieces[element.id] }

    var shownPieces: some Sequence<Piece> { pieces.values.lazy.filter { $0.holder != nil } }

    /// Releases a piece and its descendants. They can be created again from their elements.
    func forget(_ piece: Piece) {
      if let inside = piece.inside { for child in inside.kept { forget(child) } }
      if pieces[piece.element.id] === piece { drop(piece.element.id) }
    }

    private func drop(_ id: ElementID) {
      guard let piece = pieces.removeValue(forKey: id) else { return }
      piece.cancelRefresh()
      for widget in [piece.widget, piece.coreWidget, piece.focusWidget] { owners[widget.raw] = nil }
    }

    // MARK: Actions of the person

    @discardableResult
    func send(_ event: ElementEvent, to element: Element) -> Bool {
      guard !isClosed, !host.isPicture, !element.isGone, let session = host.session else { return false }
      return session.send(event, to: element)
    }

    /// Does what an item of a menu says.
    func choose(_ item: MenuItem) {
      if !isClosed, !item.element.isGone { controller.choose(item) }
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
      listenToKeys(on: widget)
    }

    /// Listens on the window or a dialog, because events in a dialog do not reach the window.
    func listenToKeys(on widget: Widget) {
      listenForTab(on: widget)
      let early = gtk_event_controller_key_new()!
      gtk_event_controller_set_propagation_phase(early, GTK_PHASE_CAPTURE)
      connect(early.raw, "key-pressed") { [unowned self] arguments in
        let key = Key(gdkKey: arguments.unsigned(0), GdkModifierType(rawValue: arguments.flags(2)))
        arguments.answer(key.map(controller.offerBeforeText) ?? false)
      }
      gtk_widget_add_controller(widget, early)
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

    /// Listens on the content of the window, or on a dialog, which is in the same place.
    func listenToPointers(on widget: Widget) {
      takenFingers.listen(on: widget)
      listenForContextMenus(on: widget)
      listenForDrags(on: widget)
      listenForFingersOnHandles(on: widget)
    }

    // MARK: The focus

    private var isMovingFocus = false
    /// Whether the window is being presented. The focus that GTK chooses then scrolls nothing.
    private(set) var isAppearing = false
    /// The app's focus at the last check.
    @WeakElement private var settledFocus: Element?
    /// The page, or the column, that has become the top one since the last check.
    var changedPage: Piece?
    /// The panel that has appeared since the last check. No widget behind it keeps the focus.
    var changedPanel: PanelPiece?
    /// The dialog that is being opened. Until it is on the screen, focus changes come from libadwaita, not from the
    /// user.
    weak var appearingDialog: DialogPiece?
    /// The number of panels shown so far.
    private(set) var panelsShown = 0

    func panelAppeared(_ panel: PanelPiece) {
      changedPanel = panel
      panelsShown += 1
    }

    private lazy var panelFocus = PanelFocus(in: self)

    /// The piece with the app's focus, or the one around it.
    private var pieceWithFocus: Piece? {
      let piece = scene.screen.focused?.selfAndAncestors.firstResult { element in
        self.pieces[element.id].flatMap { $0.holder == nil ? nil : $0 }
      }
      return piece is PagePiece || piece is BarPiece ? nil : piece
    }

    /// The piece that currently receives the keys.
    var pieceWithKeys: Piece? {
      var widget = gtk_window_get_focus(window)
      while let current = widget {
        if let piece = owners[current.raw]?.piece, piece.element.takesFocus { return piece }
        widget = gtk_widget_get_parent(current)
      }
      return nil
    }

    /// Called after the user has moved the focus.
    private func focusMoved() {
      guard !isMovingFocus, !isClosed, !host.isPicture, root != nil, appearingDialog == nil else { return }
      var widget = gtk_window_get_focus(window)
      while let current = widget {
        if let piece = owners[current.raw]?.piece, piece.element.takesFocus {
          if scene.screen.focused !== piece.element { send(.focus(true), to: piece.element) }
          settledFocus = piece.element
          isAtStart = false
          controller.noteFocus(piece.element)
          root.frontDialog?.noteKeys(of: piece)
          return
        }
        // Menus appear and disappear over the focused element.
        if gtk_widget_get_ancestor(current, gtk_popover_get_type()) == current { return }
        widget = gtk_widget_get_parent(current)
      }
      if gtk_window_get_focus(window) != nil, let left = scene.screen.focused { send(.focus(false), to: left) }
    }

    /// Presses the focused piece if its widget does not handle the key.
    func pressFocused() -> Bool {
      guard let has = gtk_window_get_focus(window), let piece = owners[has.raw]?.piece else { return false }
      return piece.element.events.contains(.activate) && send(.activate, to: piece.element)
    }

    private func isInside(_ widget: Widget?, _ piece: Piece) -> Bool {
      widget.map { gtk_widget_is_ancestor($0, piece.coreWidget) != 0 } ?? false
    }

    /// Whether nothing has had the focus yet.
    private var isAtStart = true

    /// Moves the focus to where a page starts, or at first to where the columns around it do.
    private func enter(_ page: Piece) {
      let columns = isAtStart ? page.element.ancestors.first { $0.role == .split } : nil
      isAtStart = false
      let area = columns ?? page.element
      if let start = controller.startingFocus(in: area, canBeField: true), let piece = knownPiece(of: start),
        // In a collapsed split view, a page may have parts that are not in the window yet.
        gtk_widget_get_root(piece.widget) != nil, gtk_widget_grab_focus(piece.focusWidget) != 0
      {
        return
      }
      // A page opens at its top, even if its first control is further down.
      let inside = page.element.firstInside { self.knownPiece(of: $0) is ScrollPiece }
      if let inside, let scroll = knownPiece(of: inside) as? ScrollPiece, gtk_widget_get_root(scroll.widget) != nil,
        scroll.takeFocus()
      {
        return
      }
      // A page without anything to press scrolls by keys. The bar gets the focus only if nothing else can take it.
      let parts = (page.inside?.shown ?? []).filter { gtk_widget_get_root($0.widget) != nil }
      for piece in parts.filter({ !($0 is BarPiece) }) + parts.filter({ $0 is BarPiece }) {
        if gtk_widget_child_focus(piece.widget, GTK_DIR_TAB_FORWARD) != 0 { return }
      }
      (page as? PagePiece)?.takeFocus()
    }

    /// The window's title at the last check.
    private var settledTitle: String?

    /// The page that the user sees: that of the panel in front, or else of the first column.
    private var pageInFront: Piece? {
      let panel = root.staying.lazy.compactMap { $0 as? PanelPiece }.last { $0.element.hasTrait(.modal) }
      return panel?.pageInFront ?? root.staying.lazy.compactMap(\.firstPage).first
    }

    private struct Owner { weak var piece: Piece? }
    private var owners: [UnsafeMutableRawPointer: Owner] = [:]

    /// Adopts a focus that the app has moved, once the window is on the screen.
    private func settleFocus() {
      guard gtk_widget_get_mapped(widget) != 0 else { return }
      let panel = changedPanel
      let page = panel?.pageInFront ?? changedPage.flatMap { $0 is PagePiece ? $0 : $0.firstPage }
      let isRenamed = settledTitle != shownTitle
      settledTitle = shownTitle
      changedPage = nil
      changedPanel = nil
      let has = gtk_window_get_focus(window)
      guard let piece = pieceWithFocus, panel.map({ isInside(piece.widget, $0) }) ?? true else {
        // A user who came by keys continues by keys, from the first element on the page.
        let isLost = has.map { gtk_widget_get_mapped($0) == 0 } ?? true
        // The page may have been replaced. A row that is scrolled out of view loses the focus. A dialog focuses its
        // scroll area before there are rows.
        if let page = page ?? (isLost && isRenamed ? pageInFront : nil), isLost || panel != nil || !isInside(has, page)
        {
          enter(page)
        }
        return
      }
      let isMoved = settledFocus !== scene.screen.focused
      isAtStart = false
      settledFocus = scene.screen.focused
      if let has, has == piece.widget || gtk_widget_is_ancestor(has, piece.widget) != 0 { return }
      // If the app has not moved the focus, it stays where the user put it.
      if !isMoved, has != nil, gtk_widget_get_mapped(has) != 0, page == nil { return }
      isMovingFocus = true
      gtk_widget_grab_focus(piece.focusWidget)
      isMovingFocus = false
    }
  }
#endif
