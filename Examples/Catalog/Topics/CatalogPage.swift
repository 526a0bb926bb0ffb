import SwiftUI

/// A page of the catalog.
enum CatalogPage: String, Hashable, Codable, CaseIterable, Identifiable {
  case linksByView, linksByValue, linksByType, linkByBool, linkByItem
  case arrayPath, navigationPath, popToRoot, deepLinks, restoration
  case twoColumns, threeColumns, chosenLinks, detailLinks, visibility, compactColumn, widths, splitStyles
  case sections, selection, manySelected, editing, swipes, longList
  case titles, toolbars, search
  case fields, choices, buttons
  case sheets, alerts, popover
  case tabs, windows
  case navigationView, oldLinks

  var id: String { rawValue }

  var title: String {
    switch self {
    case .linksByView: "Links by view"
    case .linksByValue: "Links by value"
    case .linksByType: "Destinations by type"
    case .linkByBool: "A Bool that pushes"
    case .linkByItem: "An item that pushes"
    case .arrayPath: "A path as an array"
    case .navigationPath: "A path of any types"
    case .popToRoot: "Back to the root"
    case .deepLinks: "Deep links"
    case .restoration: "Restoration"
    case .twoColumns: "Two columns"
    case .threeColumns: "Three columns"
    case .chosenLinks: "Links and selection"
    case .detailLinks: "Links to the detail"
    case .visibility: "Visible columns"
    case .compactColumn: "The one column"
    case .widths: "Column widths"
    case .splitStyles: "Split view styles"
    case .sections: "Sections and badges"
    case .selection: "Selecting one"
    case .manySelected: "Selecting many"
    case .editing: "Editing a list"
    case .swipes: "Swipe actions"
    case .longList: "Ten thousand rows"
    case .titles: "Titles"
    case .toolbars: "Toolbars"
    case .search: "Search"
    case .fields: "Fields"
    case .choices: "Choices and numbers"
    case .buttons: "Buttons"
    case .sheets: "Sheets"
    case .alerts: "Alerts and dialogs"
    case .popover: "Popovers"
    case .tabs: "Tabs"
    case .windows: "Windows"
    case .navigationView: "NavigationView"
    case .oldLinks: "Links with isActive and tags"
    }
  }

  /// The topic that the page belongs to.
  var topic: CatalogTopic {
    switch self {
    case .linksByView, .linksByValue, .linksByType, .linkByBool, .linkByItem: .links
    case .arrayPath, .navigationPath, .popToRoot, .deepLinks, .restoration: .paths
    case .twoColumns, .threeColumns, .chosenLinks, .detailLinks, .visibility, .compactColumn, .widths, .splitStyles:
      .columns
    case .sections, .selection, .manySelected, .editing, .swipes, .longList: .lists
    case .titles, .toolbars, .search: .bars
    case .fields, .choices, .buttons: .controls
    case .sheets, .alerts, .popover: .presentations
    case .tabs, .windows: .windows
    case .navigationView, .oldLinks: .older
    }
  }

  var symbol: String {
    switch self {
    case .linksByView, .linksByValue, .linksByType, .linkByBool, .linkByItem: "link"
    case .arrayPath, .navigationPath, .popToRoot, .restoration: "square.stack"
    case .deepLinks: "globe"
    case .twoColumns, .threeColumns, .chosenLinks, .detailLinks, .visibility, .compactColumn, .widths, .splitStyles:
      "sidebar.left"
    case .sections, .selection, .manySelected, .editing, .swipes, .longList: "list.bullet"
    case .titles: "textformat"
    case .toolbars: "slider.horizontal.3"
    case .search: "magnifyingglass"
    case .fields: "pencil"
    case .choices: "checkmark.circle"
    case .buttons: "hand.tap"
    case .sheets, .popover: "square.on.square"
    case .alerts: "exclamationmark.triangle"
    case .tabs: "rectangle.stack"
    case .windows: "macwindow"
    case .navigationView, .oldLinks: "clock"
    }
  }
}

/// The content of a page in the catalog.
struct PageContent: View {
  let page: CatalogPage

  var body: some View {
    switch page {
    case .linksByView: LinksByView()
    case .linksByValue: LinksByValue()
    case .linksByType: LinksByType()
    case .linkByBool: LinkByBool()
    case .linkByItem: LinkByItem()
    case .arrayPath: ArrayPathPage()
    case .navigationPath: NavigationPathPage()
    case .popToRoot: PopToRootPage()
    case .deepLinks: DeepLinksPage()
    case .restoration: RestorationPage()
    case .twoColumns: TwoColumnsPage()
    case .threeColumns: ThreeColumnsPage()
    case .chosenLinks: ChosenLinksPage()
    case .detailLinks: DetailLinksPage()
    case .visibility: VisibilityPage()
    case .compactColumn: CompactColumnPage()
    case .widths: WidthsPage()
    case .splitStyles: SplitStylesPage()
    case .sections: SectionsPage()
    case .selection: SelectionPage()
    case .manySelected: ManySelectedPage()
    case .editing: EditingPage()
    case .swipes: SwipesPage()
    case .longList: LongListPage()
    case .titles: TitlesPage()
    case .toolbars: ToolbarsPage()
    case .search: SearchPage()
    case .fields: FieldsPage()
    case .choices: ChoicesPage()
    case .buttons: ButtonsPage()
    case .sheets: SheetsPage()
    case .alerts: AlertsPage()
    case .popover: PopoverPage()
    case .tabs: TabsPage()
    case .windows: WindowsPage()
    case .navigationView: NavigationViewPage()
    case .oldLinks: OldLinksPage()
    }
  }
}
