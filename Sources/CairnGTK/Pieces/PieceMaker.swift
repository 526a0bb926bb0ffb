#if GTK
  import CGTK
  import CairnScreen
  import CairnValues

  /// Decides which widget shows an element, if any.
  @MainActor
  enum PieceMaker {
    static func make(for element: Element, in view: WindowView) -> Piece? {
      let isDrawn = element.hasEffects && element.effects.contains(where: \.isDrawn)
      guard isDrawn, !element.isPresentation else { return plain(element, in: view) }
      let core = plain(element, in: view)
      // The children of a skipped element are drawn through the effects.
      return EffectPiece(element, around: core, in: view)
    }

    /// The gestures that any element can have.
    private static let gestures: EventSet = [
      .activate, .taps, .press, .hold, .drag, .hover, .magnify, .rotate, .focus,
    ]

    private static func plain(_ element: Element, in view: WindowView) -> Piece? {
      switch element.role {
      case .text:
        if case .text = element.content { return TextPiece(element, in: view) }
      case .image:
        if case .image(let image) = element.content, case .symbol = image.source {
          return SymbolPiece(element, in: view)
        }
        return PicturePiece(element, in: view)
      case .divider: return DividerPiece(element, in: view)
      case .shape:
        if let measure = element.measureAround, element.layoutKind === ElementLayout.ring,
          case .range = element.content
        {
          return RingPiece(element, of: measure, in: view)
        }
        if let measure = element.measureAround { return TrackPiece(element, of: measure, in: view) }
        if case .shape = element.content { return ShapePiece(element, in: view) }
        if element.layoutKind === ElementLayout.canvas { return DrawingPiece(element, in: view) }
      case .button, .link, .menu, .option:
        // The main content of a row is pressed through the row.
        return element.isPurposeOfItsRow ? nil : ButtonPiece(element, in: view)
      case .tab: return TabPiece(element, in: view)
      case .field, .secureField:
        if case .field(let field) = element.content, field.isMultiline { return GrowingFieldPiece(element, in: view) }
        return FieldPiece(element, in: view)
      case .textEditor: return EditorPiece(element, in: view)
      case .toggle:
        switch element.toggleLook {
        case .button: return ButtonPiece(element, in: view)
        case .automatic, .switch, .checkbox: return TogglePiece(element, in: view)
        case .custom: break
        }
      case .stepper: return StepperPiece(element, in: view)
      case .picker:
        if element.pickerOfSpreadOptions != nil { return SegmentsPiece(element, in: view) }
        return element.spreadsOptions ? nil : PickerPiece(element, in: view)
      case .datePicker: return DatePiece(element, in: view)
      case .colorPicker: return ColorPiece(element, in: view)
      case .group:
        if case .widget(let widget) = element.part?.content, let widget = widget as? AppWidget {
          return WidgetPiece(element, widget, in: view)
        }
        if element.pickerOfSpreadOptions != nil { return SegmentsPiece(element, in: view) }
      case .disclosure: return DisclosurePiece(element, in: view)
      case .list, .scrollArea: return ScrollPiece(element, in: view)
      case .row: return RowPiece(element, in: view)
      case .stack: return StackPiece(element, in: view)
      case .page: return PagePiece(element, in: view)
      case .tabs:
        return element.isPaged ? PagesPiece(element, in: view) : nil
      case .bar:
        if element.traits?[TurnedPagesTrait.self] != nil { return PageMarksPiece(element, in: view) }
        return BarPiece(element, in: view)
      case .split: return SplitPiece(element, in: view)
      case .column:
        let piece = RoomPiece(element, in: view, role: GTK_ACCESSIBLE_ROLE_GROUP)
        piece.setClass("cairn-page")
        return piece
      case .inspector:
        let piece = RoomPiece(element, in: view, role: GTK_ACCESSIBLE_ROLE_GROUP)
        piece.setClass("cairn-inspector")
        return piece
      case .sheet, .alert, .dialog:
        return DialogPiece.shows(element) ? DialogPiece(element, in: view) : LayerPiece(element, in: view)
      case .popover: return PopoverPiece(element, in: view)
      // These only arrange others, or are shown by their surroundings.
      case .slider, .menuItem, .backButton, .window: return nil
      case .spacer, .progress, .gauge, .section, .header, .footer, .table, .menuBar: break
      }
      return element.events.isDisjoint(with: gestures) ? nil : GesturePiece(element, in: view)
    }
  }

  final class DividerPiece: Piece {
    init(_ element: Element, in view: WindowView) {
      let isUpright = element.frame.height > element.frame.width
      super.init(
        element, in: view,
        widget: gtk_separator_new(isUpright ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL))
    }
  }
#endif
