#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  // Hit testing: from widgets and positions in the window to elements.
  extension WindowView {
    /// Returns the innermost element at a position in the window, frontmost first.
    func element(at place: CGPoint) -> Element? {
      guard let widget = gtk_widget_pick(content, place.x, place.y, GTK_PICK_DEFAULT),
        let found = element(showing: widget)
      else { return nil }
      guard let piece = knownPiece(of: found) else { return found }
      guard var local = place.moved(from: content, to: piece.coreWidget) else { return found }
      // A row or page may be visible where its content is transparent.
      if found.isRow { local.x += found.listAround?.rowSide ?? 0 }
      return found.innermost(at: local)
    }

    /// Returns a position in the window in the coordinates of an element.
    func position(_ place: CGPoint, in element: Element) -> CGPoint {
      if let panel = panel(around: element), let inside = place.moved(from: content, to: panel.panel.surface) {
        let origin = element.frame(in: panel.element).origin
        return CGPoint(x: inside.x - origin.x, y: inside.y - origin.y)
      }
      let origin = element.frame(in: nil).origin
      return CGPoint(x: place.x - origin.x, y: place.y - root.headerHeight - origin.y)
    }

    /// Returns the panel that an element is in, if any.
    func panel(around element: Element) -> PanelPiece? {
      element.selfAndAncestors.firstResult { self.knownPiece(of: $0) as? PanelPiece }
    }

    /// The pointer's position in the window, which scroll events do not contain.
    var pointer: CGPoint? {
      guard let surface = gtk_native_get_surface(window.opaque),
        let pointer = gdk_seat_get_pointer(gdk_display_get_default_seat(gtk_widget_get_display(window.cast())))
      else { return nil }
      var (x, y, left, top) = (0.0, 0.0, 0.0, 0.0)
      guard gdk_surface_get_device_position(surface, pointer, &x, &y, nil) != 0 else { return nil }
      // Windows have shadows, which are part of the surface.
      gtk_native_get_surface_transform(window.opaque, &left, &top)
      return CGPoint(x: x - left, y: y - top).moved(from: window.cast(), to: content)
    }

    /// Returns the element that a widget shows or belongs to.
    func element(showing widget: Widget) -> Element? {
      var current: Widget? = widget
      while let one = current {
        if let piece = owner(of: one) { return piece.element }
        current = gtk_widget_get_parent(one)
      }
      return nil
    }

    /// Returns the bounds of an element's widgets in the window, or `nil` if they are not there.
    func bounds(of element: Element) -> CGRect? {
      func widget(of element: Element) -> Widget? {
        if let piece = knownPiece(of: element) { return piece.holder == nil ? nil : piece.widget }
        for child in element.children {
          if let found = widget(of: child) { return found }
        }
        return nil
      }
      return widget(of: element).flatMap(bounds(of:))
    }

    /// Returns the bounds of a widget in the window, or `nil` if it is not there.
    func bounds(of widget: Widget) -> CGRect? {
      var bounds = graphene_rect_t()
      guard gtk_widget_get_mapped(widget) != 0,
        gtk_widget_compute_bounds(widget, content, &bounds) != 0, bounds.size.width > 0
      else { return nil }
      return CGRect(
        x: CGFloat(bounds.origin.x), y: CGFloat(bounds.origin.y), width: CGFloat(bounds.size.width),
        height: CGFloat(bounds.size.height))
    }
  }

  extension CGPoint {
    /// Returns the point in another widget's coordinates, or `nil` if the widgets are unrelated.
    @MainActor
    func moved(from widget: Widget, to other: Widget) -> CGPoint? {
      var (newX, newY) = (0.0, 0.0)
      guard gtk_widget_translate_coordinates(widget, other, x, y, &newX, &newY) != 0 else {
        return nil
      }
      return CGPoint(x: newX, y: newY)
    }
  }

  extension Element {
    /// Returns the innermost descendant at a position in this element, frontmost first.
    fileprivate func innermost(at place: CGPoint) -> Element {
      for child in childrenFromBackToFront.reversed()
      where child.isPlaced && !child.isNotShown && !child.popsUp && child.frame.contains(place) {
        return child.innermost(
          at: CGPoint(x: place.x - child.frame.minX, y: place.y - child.frame.minY))
      }
      return self
    }
  }
#endif
