import SwiftUI

/// Features without a page in the Catalog, inspected and driven in a window.
@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup("Gallery") {
      if ProcessInfo.processInfo.environment["GALLERY_PAGE"] == FiveTabs.first { FiveTabs() } else { GalleryView() }
    }
    Settings { Text("What can be set").padding() }
  }
}

struct GalleryView: View {
  @State private var path = NavigationPath(
    ProcessInfo.processInfo.environment["GALLERY_PAGE"].flatMap { GalleryPage(rawValue: $0) }.map { [$0] } ?? [])

  var body: some View {
    NavigationStack(path: $path) {
      List(GalleryPage.allCases, id: \.self) { page in
        NavigationLink(page.rawValue, value: page)
      }
      .navigationTitle("Gallery")
      .navigationDestination(for: GalleryPage.self) { page in
        page.content.navigationTitle(page.rawValue)
      }
    }
  }
}

enum GalleryPage: String, CaseIterable {
  case choosing = "Choosing"
  case measures = "Measures"
  case pictures = "Pictures"
  case symbols = "Symbols"
  case paints = "Paints"
  case effects = "Effects"
  case canvas = "Canvas"
  case ownParts = "Own parts"
  case webPages = "Pages of the web"
  case webKitView = "UIKit's page"
  case charts = "Charts"
  case texts = "Texts"
  case menus = "Menus"
  case sheets = "Sheets"
  case rows = "Rows"
  case formRows = "Form rows"
  case growingFields = "Growing fields"
  case looks = "List looks"
  case table = "Table"
  case dragging = "Dragging"
  case gestures = "Gestures"
  case motion = "Motion"
  case transitions = "Transitions"
  case handing = "Handing on"
  case million = "A million rows"
  case searching = "Searching"
  case badInput = "Bad input"
  case styles = "Styles"
  case emphasis = "Emphasis"
  case undoing = "Undoing"
  case long = "Long page"
  case empty = "Empty"
  case emptyList = "Empty list"
  case notices = "Notifications"
  case films = "Films and sounds"
  case maps = "Maps"
  case mapRows = "Maps in rows"
  case location = "Location"
  case photos = "Photos"

  @MainActor @ViewBuilder var content: some View {
    switch self {
    case .choosing: ChoosingPage()
    case .measures: MeasuresPage()
    case .pictures: PicturesPage()
    case .symbols: SymbolsPage()
    case .paints: PaintsPage()
    case .effects: EffectsPage()
    case .canvas: CanvasPage()
    case .ownParts: OwnPartsPage()
    case .webPages: WebPagesPage()
    case .webKitView: WebKitViewPage()
    case .notices: NoticesPage()
    case .films: FilmsPage()
    case .maps: MapsPage()
    case .mapRows: MapRowsPage()
    case .location: LocationPage()
    case .photos: PhotosPage()
    case .charts: ChartsPage()
    case .texts: TextsPage()
    case .menus: MenusPage()
    case .sheets: SheetsPage()
    case .rows: RowsPage()
    case .formRows: FormRowsPage()
    case .growingFields: GrowingFieldsPage()
    case .looks: LooksPage()
    case .table: TablePage()
    case .dragging: DraggingPage()
    case .gestures: GesturesPage()
    case .motion: MotionPage()
    case .transitions: TransitionsPage()
    case .handing: HandingPage()
    case .million: MillionPage()
    case .searching: SearchingPage()
    case .badInput: BadInputPage()
    case .styles: StylesPage()
    case .emphasis: EmphasisPage()
    case .undoing: UndoingPage()
    case .long: LongPage()
    case .empty: NoMail()
    case .emptyList: List { NoMail() }
    }
  }
}

private struct NoMail: View {
  var body: some View {
    ContentUnavailableView {
      Label("No Mail", systemImage: "tray")
    } description: {
      Text("New mail appears here.")
    } actions: {
      Button("Fetch it") {}.buttonStyle(.borderedProminent)
    }
  }
}
