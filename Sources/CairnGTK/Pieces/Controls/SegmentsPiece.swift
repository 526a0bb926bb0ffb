#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// The options of a picker that shows all of them: buttons in a common frame, in a row or a column.
  final class SegmentsPiece: RoomPiece {
    init(_ element: Element, in view: WindowView) {
      super.init(
        element, in: view, container: SegmentsContainer(element, in: view), cssName: "box",
        role: GTK_ACCESSIBLE_ROLE_RADIO_GROUP)
      setClass("linked")
    }

    override func update(_ changes: ElementChanges) {
      setClass("vertical", !element.isSegmented)
      if let label = element.role == .picker ? element.label : element.parent?.label { Accessible.name(widget, label) }
    }
  }

  final class SegmentsContainer: Container {
    /// Extends options over the gaps that layout leaves between them.
    override func rect(for piece: Piece) -> CGRect {
      var rect = super.rect(for: piece)
      let isRow = self.element.isSegmented
      if !isRow {
        rect.origin.x = 0
        rect.size.width = element.frame.width
      }
      for other in element.optionsInside where other !== piece.element {
        let next = other.frame(in: element)
        if isRow, next.minX >= rect.maxX {
          rect.size.width = min(rect.width + 12, next.minX - rect.minX)
          break
        }
        if !isRow, next.minY >= rect.maxY {
          rect.size.height = next.minY - rect.minY
          break
        }
      }
      return rect
    }
  }

  extension Element {
    var isSegmented: Bool {
      if role == .picker { return true }
      return parent?.pickerLook.isRow ?? false
    }

    /// Whether the element contains the options of a picker that shows all of them. It may be the picker itself.
    var holdsSpreadOptions: Bool {
      if role == .picker { return !children.isEmpty && children.allSatisfy { $0.role == .option } }
      guard role == .group, let picker = parent, picker.role == .picker else { return false }
      return picker.spreadsOptions && picker.children.last === self && !children.isEmpty
    }
  }
#endif
