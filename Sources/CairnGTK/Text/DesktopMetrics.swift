#if GTK
  import CGTK
  import CairnScreen
  import CairnValues
  import Foundation

  /// The metrics of a window: text as measured by Pango, controls from GTK's theme, distances from GNOME's
  /// guidelines.
  @MainActor
  final class DesktopMetrics: Metrics {
    let lettering = FontMetrics()
    /// Whether lists and bars have an iPhone's lengths, for an app that is built as one.
    private let isPhone: Bool

    init(isPhone: Bool = false) {
      self.isPhone = isPhone
      listSide = isPhone ? PhonePoints.side : 12
      rowPadding = isPhone ? PhonePoints.side : 14
    }

    // Computed on demand, because creating a widget of each kind would take a large part of the start.

    /// The theme's padding around the label of a button.
    private lazy var button: EdgeInsets = {
      let size = WidgetMeasurer.size(of: gtk_button_new_with_label("Button"))
      let inside = lettering.size(of: TextContent("Button"), proposal: .unspecified)
      let across = max(((size.width - inside.width) / 2).rounded(.up), 0)
      let along = max((size.height - inside.height) / 2, 0)
      return EdgeInsets(top: along.rounded(.down), leading: across, bottom: along.rounded(.up), trailing: across)
    }()
    private lazy var entry: EdgeInsets = {
      let around = max(WidgetMeasurer.size(of: gtk_entry_new()).height - lettering.lineHeight, 0) / 2
      return EdgeInsets(top: around.rounded(.down), leading: 9, bottom: around.rounded(.up), trailing: 9)
    }()
    /// Gives a field that is alone in a row the height of libadwaita's entry row, which has room for a title above the text.
    private(set) lazy var rowFieldInsets: EdgeInsets? = {
      let around = WidgetMeasurer.size(of: adw_entry_row_new()).height - lettering.lineHeight
      let title = lettering.lineHeight / EntryRow.titleShare
      let room = max(max(around, title + EntryRow.gapsAround) - insets(of: .row).vertical, 0)
      return EdgeInsets(top: (room / 2).rounded(.down), leading: 9, bottom: (room / 2).rounded(.up), trailing: 9)
    }()
    /// The margins of a growing field that is alone in a row, below the field's title.
    var growingRowMargins: EdgeInsets {
      let field = rowFieldInsets ?? entry
      let bottom: CGFloat = 7
      return EdgeInsets(
        top: field.vertical + insets(of: .row).vertical - bottom, leading: rowPadding, bottom: bottom,
        trailing: rowPadding + field.horizontal)
    }
    private lazy var toggle = WidgetMeasurer.size(of: gtk_switch_new())
    private lazy var stepper = WidgetMeasurer.size(of: StepperPiece.makeWidget())
    private lazy var colorButton = WidgetMeasurer.size(of: gtk_color_button_new())
    private(set) lazy var barHeight =
      isPhone ? PhonePoints.barHeight : WidgetMeasurer.size(of: adw_header_bar_new()).height

    /// The margins between a list and its rows, and between a row and its content.
    let listSide: CGFloat
    let rowPadding: CGFloat
    /// The margins of the rows of a sidebar, and between two of them.
    static let sidebarSide: CGFloat = 6
    static let sidebarGap: CGFloat = 2
    /// The height of a section's title in libadwaita, and the gap between it and the rows.
    private static let titleHeight: CGFloat = 34
    private static let titleGap: CGFloat = 6
    /// Symbols are as large as the text beside them.
    var symbolSize: CGFloat { (16 * lettering.scale).rounded() }

    func size(of text: TextContent, proposal: ProposedViewSize) -> CGSize {
      lettering.size(of: text, proposal: proposal)
    }

    func size(of text: TextContent, in element: Element, proposal: ProposedViewSize) -> CGSize {
      if let picker = element.pickerShowingChoice { return dropDownSize(of: picker, choice: text) }
      return lettering.size(of: element.lettered(text), proposal: proposal)
    }

    func size(of image: ImageContent) -> CGSize { Pictures.size(of: image, textScale: lettering.scale) }
    /// Symbols are centered on the capitals of adjacent text.
    func baseline(of image: ImageContent) -> CGFloat? {
      guard case .symbol = image.source else { return nil }
      return (size(of: image).height / 2 + lettering.lineHeight * 0.27).rounded()
    }

    func firstBaseline(of text: TextContent) -> CGFloat { lettering.firstBaseline(of: text) }

    func lastBaseline(of text: TextContent, size: CGSize) -> CGFloat {
      let line = lettering.size(of: TextContent("X", style: text.style), proposal: .unspecified).height
      return max(size.height - line, 0) + lettering.firstBaseline(of: text)
    }

    func spacing(along axis: Axis) -> CGFloat { axis == .horizontal ? 12 : 6 }
    var defaultPadding: EdgeInsets { EdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12) }
    /// As in a preferences page, or around the rows of a sidebar.
    func listMargin(in look: ListLook, isBelowLargeTitle: Bool) -> CGFloat {
      if isPhone { return PhonePoints.listMargin(in: look, isBelowLargeTitle: isBelowLargeTitle) }
      return switch look {
      case .sidebar: Self.sidebarSide
      case .plain: 12
      case .table: 0
      case .automatic, .inset, .grouped, .insetGrouped, .bordered, .columns: 24
      }
    }
    func sectionGap(in look: ListLook, afterFooter: Bool, beforeHeader: Bool) -> CGFloat {
      if isPhone { return PhonePoints.sectionGap(in: look, afterFooter: afterFooter, beforeHeader: beforeHeader) }
      return beforeHeader ? 0 : Self.sectionGap
    }
    private static let sectionGap: CGFloat = 24
    var dialogGap: CGFloat { AlertLook.current.gapAbove }
    var dialogTitleGap: CGFloat { AlertLook.titleGap }
    var alertActionsStandInRow: Bool { true }
    var alertActionReach: CGFloat { AlertLook.current.reach }
    var alertActionGap: CGFloat { AlertLook.current.layoutGap }
    var alertTitleFont: Font { .title2.weight(.heavy) }
    var closeButtonHeight: CGFloat { barHeight }
    var rowMarkWidth: CGFloat { 20 + symbolSize }
    var dialLength: CGFloat { (52 * lettering.scale).rounded() }
    func rowHeight(in look: ListLook) -> CGFloat {
      if isPhone { return PhonePoints.rowHeight }
      return switch look {
      case .sidebar: 36 + Self.sidebarGap
      case .table: 34
      case .automatic, .plain, .inset, .grouped, .insetGrouped, .bordered, .columns: 55
      }
    }
    var spacerLength: CGFloat { 6 }
    var idealLength: CGFloat { 10 }
    var editorHeight: CGFloat { 96 }
    var dividerThickness: CGFloat { 1 }

    func insets(of role: Role) -> EdgeInsets {
      let side = listSide + rowPadding
      switch role {
      case .button, .link, .option: return button
      case .menu:
        var insets = button
        insets.trailing += symbolSize + 4
        return insets
      case .datePicker:
        return EdgeInsets(
          top: button.top, leading: 0, bottom: button.bottom, trailing: button.trailing * 2 + 28)
      case .colorPicker:
        return EdgeInsets(top: 6, leading: 0, bottom: 6, trailing: colorButton.width)
      case .picker:
        return EdgeInsets(top: button.top, leading: 0, bottom: button.bottom, trailing: button.trailing + 40)
      case .tab:
        // Its icon is above its name at the lower edge.
        let room = 8 + symbolSize / 2
        return EdgeInsets(top: room, leading: 12, bottom: room, trailing: 12)
      case .field, .secureField: return entry
      case .toggle:
        let room = max(toggle.height - lettering.lineHeight, 0) / 2
        return EdgeInsets(top: room.rounded(.down), leading: 0, bottom: room.rounded(.up), trailing: toggle.width + 12)
      case .stepper:
        let room = max(stepper.height - lettering.lineHeight, 0) / 2
        return EdgeInsets(top: room.rounded(.down), leading: 0, bottom: room.rounded(.up), trailing: stepper.width + 12)
      case .row: return EdgeInsets(top: 8, leading: side, bottom: 8, trailing: side)
      case .header: return EdgeInsets(top: Self.sectionGap, leading: listSide, bottom: 9, trailing: listSide)
      case .footer: return EdgeInsets(top: 6, leading: listSide, bottom: 12, trailing: listSide)
      case .bar: return barInsets
      case .alert, .dialog: return AlertLook.current.insets
      case .disclosure: return EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 24)
      case .popover: return EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
      case .text, .image, .shape, .divider, .spacer, .textEditor, .slider, .menuItem, .backButton, .progress, .gauge,
        .group, .list, .section, .scrollArea, .table, .window, .stack, .page, .split, .column, .tabs, .sheet,
        .inspector,
        .menuBar:
        return EdgeInsets()
      }
    }

    private var barInsets: EdgeInsets {
      guard isPhone else { return EdgeInsets(top: 0, leading: 12, bottom: 6, trailing: 12) }
      let title = TextContent("X", style: TextStyle(font: .largeTitle))
      let room = PhonePoints.largeTitleHeight - lettering.size(of: title, proposal: .unspecified).height
      return EdgeInsets(top: 0, leading: PhonePoints.side, bottom: max(room / 2, 0), trailing: PhonePoints.side)
    }

    func rowInsets(in look: ListLook) -> EdgeInsets {
      if isPhone { return PhonePoints.rowInsets(in: look) }
      var insets = insets(of: .row)
      switch look {
      case .sidebar: insets.leading = Self.sidebarSide + rowPadding
      case .table: insets.leading = rowPadding
      case .automatic, .plain, .inset, .grouped, .insetGrouped, .bordered, .columns: break
      }
      insets.trailing = insets.leading
      return insets
    }

    /// Titles are above the edge of cards, or aligned with the content of rows without cards.
    func headingInsets(of role: Role, in look: ListLook, isFirst: Bool) -> EdgeInsets {
      if isPhone { return PhonePoints.headingInsets(of: role, in: look, isFirst: isFirst) }
      var insets = insets(of: role)
      if look == .sidebar || look == .plain {
        insets.leading = rowInsets(in: look).leading
        insets.trailing = insets.leading
      }
      guard role == .header else { return insets }
      let around = max(Self.titleHeight - lettering.lineHeight, 0) / 2
      insets.top = (isFirst ? 0 : look == .sidebar ? 12 : Self.sectionGap) + around.rounded(.down)
      insets.bottom = around.rounded(.up) + (look == .sidebar ? 0 : Self.titleGap)
      return insets
    }

    /// A drop-down list is as wide as its longest option, in a row with no more than its arrow beside it.
    private func dropDownSize(of picker: Element, choice: TextContent) -> CGSize {
      let names = picker.optionsInside.map { TextContent($0.nameOfOption) } + [choice]
      var size = names.map { lettering.size(of: $0, proposal: .unspecified) }.max { $0.width < $1.width } ?? .zero
      if picker.isInRow { size.width += symbolSize + 6 }
      return size
    }

    /// The options of a segmented picker move below its title where they do not fit beside it.
    func insets(ofLabelled role: Role) -> EdgeInsets? { role == .option ? EdgeInsets() : nil }
    var gapBelowLabel: CGFloat { 6 }

    var sectionMarkInsets: EdgeInsets { insets(of: .disclosure) }

    func insets(ofButton look: ControlLook?) -> EdgeInsets {
      var insets = insets(of: .button)
      if look?.border == .circle {
        let side = max((lettering.lineHeight + insets.vertical - symbolSize) / 2, 0).rounded()
        (insets.leading, insets.trailing) = (side, side)
      }
      guard let look else { return insets }
      insets = insets + look.paddingOfSize
      guard look.isPill else { return insets }
      insets.leading += Self.pillPadding.width
      insets.trailing += Self.pillPadding.width
      insets.top += Self.pillPadding.height
      insets.bottom += Self.pillPadding.height
      return insets
    }

    /// The additional padding of buttons in libadwaita's style class "pill".
    private static let pillPadding = CGSize(width: 22, height: 5)

    var plainButtonsHaveBorders: Bool { true }
    var controlLabelsWrap: Bool { false }
    var barButtonsHaveBorders: Bool { true }
    var barLabelsAreIcons: Bool { true }
    var bottomItemsJoinTop: Bool { !isPhone }

    func lineWidth(of item: Element) -> CGFloat {
      let width = item.size(for: .unspecified).width
      if item.showsOnlyPictures { return max(width, symbolSize + Self.iconPadding) }
      return item.hasRoomAroundLabel ? width : width + button.horizontal
    }

    /// The buttons at the end of a window, which the bar at its end shows.
    func reservedWidth(on bar: Element) -> CGFloat {
      let width = bar.screen.size.width
      guard bar.frame(in: nil).maxX > width - 1 else { return 0 }
      return Self.windowButton * (width < RootContainer.narrowWidth ? 1 : CGFloat(HeaderBar.countOfEndButtons))
    }

    /// What a button with an icon adds to it, and the width of a window's button with the gap beside it.
    private static let iconPadding: CGFloat = 18
    private static let windowButton: CGFloat = 37
    /// The distances of libadwaita's status page.
    var emptyStateLook: EmptyStateLook {
      var look = EmptyStateLook()
      look.gapBelowIcon = 36
      look.gapBelowTitle = 12
      look.gapAboveActions = 36
      look.isDescriptionDim = false
      return look
    }
    var columnsHaveBars: Bool { true }
    var tabsStandInPageBars: Bool { true }

    /// Tabs are in the middle, so the end with the menu and the window's buttons takes its room twice.
    func lineHasRoom(forTabs tabs: [Element], in width: CGFloat) -> Bool {
      let end = Self.windowButton * CGFloat(HeaderBar.countOfEndButtons + 1)
      return tabs.reduce(0) { $0 + $1.size(for: .unspecified).width } + 2 * end <= width
    }

    var firstTitlesAreLarge: Bool { isPhone }
    var columnWidth: CGFloat { (260 * lettering.scale).rounded() }
    var compactWidth: CGFloat { (550 * lettering.scale).rounded() }
    var threeColumnWidth: CGFloat { (900 * lettering.scale).rounded() }
    var columnGap: CGFloat { 1 }
    var pageMarksHeight: CGFloat { 36 }

    /// Where libadwaita shows a dialog as a sheet at the lower edge, since 1.5.
    func centresSheets(in window: CGSize) -> Bool {
      !Self.hasDialogs || window.width > 450 * lettering.scale && window.height > 360
    }

    /// Leaves libadwaita's margins around a dialog.
    func sheetSize(in window: CGSize) -> CGSize {
      guard Self.hasDialogs else {
        return CGSize(width: min(window.width - 24, 640), height: min(window.height - 48, 640))
      }
      if centresSheets(in: window) {
        return CGSize(width: min(window.width - 60, 640), height: min(window.height - 40, 640))
      }
      let isNarrow = window.width <= 450
      let above = 30 + max(window.height - 720, 0) / 8
      return CGSize(
        width: isNarrow ? window.width : min(window.width - 60, 640), height: (window.height - above).rounded(.down))
    }

    static let hasDialogs = cgtk_has_dialogs() != 0

    /// The widths between which libadwaita's clamp tightens. The margins around the rows are part of them.
    func readableWidth(in room: CGFloat) -> CGFloat {
      let (narrow, most) = (400 * lettering.scale, 600 * lettering.scale)
      guard room > narrow else { return room }
      // The whole width is used at first, and a decreasing part of it up to the maximum.
      let share = min((room - narrow) / (3 * (most - narrow)), 1)
      return (narrow + (most - narrow) * (1 - pow(1 - share, 3))).rounded()
    }

    func panelWidth(in window: CGSize) -> CGFloat { max(min(window.width - (Self.hasDialogs ? 60 : 24), 400), 1) }
  }

  /// Measures a widget that is not on a screen.
  @MainActor
  enum WidgetMeasurer {
    static func size(of widget: Widget) -> CGSize {
      g_object_ref_sink(widget)
      defer { g_object_unref(widget) }
      return naturalSize(of: widget)
    }

    static func naturalSize(of widget: Widget) -> CGSize {
      var size = GtkRequisition()
      gtk_widget_get_preferred_size(widget, nil, &size)
      return CGSize(width: CGFloat(size.width), height: CGFloat(size.height))
    }
  }
#endif
