// What a user can act on now. Decided here for all hosts, from layout and not from what was painted.
extension Element {
  /// Whether it takes no space on the screen. An element that is only hidden from assistive technology is shown.
  package var isNotShown: Bool {
    isOmitted || hasTrait(.hidden) && (popsUp || !isPlaced || holdsPartsOfDrawing)
  }

  /// Whether what is inside is shown only where a canvas draws it.
  private var holdsPartsOfDrawing: Bool { role == .group && layoutKind === ElementLayout.canvas }

  /// Whether a user can act on the element: it takes input, and neither it nor anything around it ignores touches.
  package var isInReach: Bool {
    takesInput && !selfAndAncestors.contains(where: \.refusesTouches)
  }

  /// Whether input of a user gets to the element: it is on the screen, shown and enabled, as is everything around it, and nothing
  /// modal is in front of it. An element that ignores touches passes them on to those around it.
  ///
  /// The items of a closed menu count, because hosts open menus without asking the app.
  package var takesInput: Bool {
    guard !isGone else { return false }
    var current = self
    var isShown = true
    while true {
      if current.hasTrait(.disabled) { return false }
      if current.isNotShown { isShown = false }
      if current.popsUp { isShown = true }
      // A menu or a swipe action is opened by touching what it is attached to.
      if let place = current.attachment { return isShown && place.isInReach }
      guard let outer = current.parent else { break }
      if outer === screen.root, !outer.shows(inFront: current) { return false }
      current = outer
    }
    return isShown && (current === screen.root || current.role == .menuBar)
  }

  /// Whether an event gets to the element. A message of an app's own part needs no reach, as a film plays on behind a sheet.
  package func takes(_ event: ElementEvent) -> Bool {
    if case .message = event { return !isGone && !selfAndAncestors.contains { $0.hasTrait(.disabled) } }
    return !event.needsReach || takesInput
  }

  /// Whether it hides itself and everything inside from touches.
  package var refusesTouches: Bool { hasEffects && effects.contains { $0 == .hidden || $0 == .ignoresTouches } }

  /// Whether a child of a window is not behind a modal one.
  private func shows(inFront child: Element) -> Bool {
    guard hasPresentations else { return true }
    for other in children.reversed() {
      if other === child { return true }
      if other.isPresentation, other.hasTrait(.modal) { return false }
    }
    return true
  }
}

extension ElementEvent {
  /// Whether it is an act of a user on what they see, and not the end of one, or a consequence of layout.
  package var needsReach: Bool {
    switch self {
    case .scroll, .focus(false), .hover(false), .press(false), .drag, .magnify, .rotate: false
    case .activate, .taps, .hold, .edit, .submit, .selectText, .adjust, .step, .select, .deselect, .expand, .delete,
      .move, .focus(true), .dismiss, .refresh, .hover(true), .press(true), .key, .extendSelection, .message:
      true
    }
  }
}
