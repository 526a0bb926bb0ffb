import CairnNavigation
import SwiftUI

/// The state of the app around the split view, which the test reads and writes.
@MainActor @Observable
final class ShelfModel {
  let make: ShelfMake
  var visibility = NavigationSplitViewVisibility.automatic
  var preferred = NavigationSplitViewColumn.sidebar
  var author: Int?
  var book: Int?
  var path: [Int] = []

  init(_ make: ShelfMake) { self.make = make }
}

/// Authors, the books of the selected one, and pages to read, in two or three columns.
struct ShelfView: View {
  @Bindable var model: ShelfModel

  private var visibility: Binding<NavigationSplitViewVisibility>? {
    switch model.make.visibility {
    case .none: nil
    case .takes: $model.visibility
    case .refuses, .changes:
      Binding {
        model.visibility
      } set: {
        model.visibility = model.make.visibility.visibility($0, over: model.visibility)
      }
    }
  }

  private var preferred: Binding<NavigationSplitViewColumn>? {
    switch model.make.preferred {
    case .none: nil
    case .takes: $model.preferred
    case .refuses, .changes:
      Binding {
        model.preferred
      } set: {
        model.preferred = model.make.preferred.column($0, over: model.preferred)
      }
    }
  }

  var body: some View {
    switch model.make.style {
    case .automatic: split.navigationSplitViewStyle(.automatic)
    case .balanced: split.navigationSplitViewStyle(.balanced)
    case .prominentDetail: split.navigationSplitViewStyle(.prominentDetail)
    }
  }

  @ViewBuilder private var split: some View {
    if model.make.hasContent { three } else { two }
  }

  @ViewBuilder private var three: some View {
    switch (visibility, preferred) {
    case (let visibility?, let preferred?):
      NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: preferred) {
        side
      } content: {
        middle
      } detail: {
        last
      }
    case (let visibility?, nil):
      NavigationSplitView(columnVisibility: visibility) {
        side
      } content: {
        middle
      } detail: {
        last
      }
    case (nil, let preferred?):
      NavigationSplitView(preferredCompactColumn: preferred) {
        side
      } content: {
        middle
      } detail: {
        last
      }
    case (nil, nil):
      NavigationSplitView {
        side
      } content: {
        middle
      } detail: {
        last
      }
    }
  }

  @ViewBuilder private var two: some View {
    switch (visibility, preferred) {
    case (let visibility?, let preferred?):
      NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: preferred) {
        side
      } detail: {
        last
      }
    case (let visibility?, nil):
      NavigationSplitView(columnVisibility: visibility) {
        side
      } detail: {
        last
      }
    case (nil, let preferred?):
      NavigationSplitView(preferredCompactColumn: preferred) {
        side
      } detail: {
        last
      }
    case (nil, nil):
      NavigationSplitView {
        side
      } detail: {
        last
      }
    }
  }

  private var side: some View {
    List([1, 2], id: \.self, selection: $model.author) { Text("author \($0)") }.navigationTitle("Authors")
  }

  private var middle: some View {
    VStack {
      ShelfDismissal(label: "leave")
      List([1, 2], id: \.self, selection: $model.book) { Text("book \($0)") }
    }
    .navigationTitle("Books")
  }

  private var last: some View {
    NavigationStack(path: $model.path) {
      ShelfPage(next: 1)
        .navigationTitle("Cover")
        .navigationDestination(for: Int.self) { ShelfPage(next: $0 + 1).navigationTitle("Page \($0)") }
    }
  }
}

private struct ShelfPage: View {
  let next: Int
  var body: some View {
    NavigationLink("turn", value: next)
    ShelfDismissal(label: "close")
  }
}

/// Dismisses its surroundings.
private struct ShelfDismissal: View {
  let label: String
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button(label) { dismiss() } }
}
