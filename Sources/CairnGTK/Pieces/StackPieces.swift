#if GTK
  import CGTK
  import CairnCore
  import CairnScreen
  import CairnValues
  import Foundation

  /// A page: its ground, and what is on it.
  final class PagePiece: RoomPiece {
    convenience init(_ element: Element, in view: WindowView) {
      self.init(
        element, in: view, container: Container(element, in: view), role: GTK_ACCESSIBLE_ROLE_GROUP)
      setClass("cairn-page")
      gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    }
  }

  /// The pages of a stack, of which one is shown, or two while one slides over the other.
  final class StackPiece: RoomPiece {
    convenience init(_ element: Element, in view: WindowView) {
      let stack = StackContainer(element, in: view)
      self.init(element, in: view, container: stack)
      stack.listen()
      gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    }
  }

  extension Element {
    /// What the last page inside that has a title is called.
    var titleInside: String? {
      if role == .bar || hasTrait(.hidden) { return nil }
      for child in children.reversed() {
        if let found = child.titleInside { return found }
      }
      return role == .page ? StackReader(around: self)?.title : nil
    }
  }
#endif
