import SwiftUI

/// A topic of the catalog: a small app, or a group of related pages.
enum CatalogTopic: String, Hashable, Codable, Identifiable {
  case notes, colors
  case links, paths, columns, lists, bars, controls, presentations, windows, older

  static let apps: [CatalogTopic] = [.notes, .colors]
  static let guides: [CatalogTopic] = [
    .links, .paths, .columns, .lists, .bars, .controls, .presentations, .windows, .older,
  ]

  var id: String { rawValue }

  var title: String {
    switch self {
    case .notes: "Notes"
    case .colors: "Colors"
    case .links: "Links"
    case .paths: "Paths"
    case .columns: "Columns"
    case .lists: "Lists"
    case .bars: "Bars"
    case .controls: "Controls"
    case .presentations: "Presentations"
    case .windows: "Tabs and windows"
    case .older: "Older forms"
    }
  }

  var symbol: String {
    switch self {
    case .notes: "square.and.pencil"
    case .colors: "paintpalette"
    case .links: "link"
    case .paths: "square.stack"
    case .columns: "sidebar.left"
    case .lists: "list.bullet"
    case .bars: "dock.rectangle"
    case .controls: "slider.horizontal.3"
    case .presentations: "square.on.square"
    case .windows: "macwindow"
    case .older: "clock"
    }
  }

  /// What the topic is about.
  var introduction: String {
    switch self {
    case .notes: "Notes with search and favourites that survive a restart."
    case .colors: "Colors to look at, to mix and to copy."
    case .links: "A link pushes a page. It carries the page itself, or a value that says which page."
    case .paths: "A path is the stack of pages as a value: read it, change it, save it."
    case .columns: "A split view shows columns side by side, and one page at a time where there is no room."
    case .lists: "Rows in sections: to choose from, to edit, to swipe, and thousands of them."
    case .bars: "What stands above and below a page: titles, buttons, menus, a search field."
    case .controls: "Fields, switches, sliders and buttons, with bindings to the state behind them."
    case .presentations: "What comes in front of a page and goes again: sheets, alerts, popovers."
    case .windows: "Several stacks in one window, and several windows of one app."
    case .older: "The forms from before iOS 16. They still work."
    }
  }

  var pages: [CatalogPage] { CatalogPage.allCases.filter { $0.topic == self } }
}
