import SwiftUI

// The code of the article "Migrating to new navigation types", as printed, with ColorDetail from the page on
// NavigationLink. One sample is not valid Swift as printed: see PathOfColors.

@available(*, deprecated)
struct OldSingleColumn: View {
  var body: some View {
    NavigationView {  // This is deprecated.
      /* content */
    }
    .navigationViewStyle(.stack)
  }
}

struct NewSingleColumn: View {
  var body: some View {
    NavigationStack {
      /* content */
    }
  }
}

@available(*, deprecated)
struct OldTwoColumns: View {
  var body: some View {
    NavigationView {  // This is deprecated.
      /* column 1 */
      Text("First")
      /* column 2 */
      Text("Second")
    }
  }
}

struct NewTwoColumns: View {
  var body: some View {
    NavigationSplitView {
      /* column 1 */
      Text("First")
    } detail: {
      /* column 2 */
      Text("Second")
    }
  }
}

@available(*, deprecated)
struct OldThreeColumns: View {
  var body: some View {
    NavigationView {  // This is deprecated.
      /* column 1 */
      Text("First")
      /* column 2 */
      Text("Second")
      /* column 3 */
      Text("Third")
    }
  }
}

struct NewThreeColumns: View {
  var body: some View {
    NavigationSplitView {
      /* column 1 */
      Text("First")
    } content: {
      /* column 2 */
      Text("Second")
    } detail: {
      /* column 3 */
      Text("Third")
    }
  }
}

@available(*, deprecated)
struct LinksWithBools: View {
  @State private var isShowingPurple = false
  @State private var isShowingPink = false
  @State private var isShowingOrange = false

  var body: some View {
    NavigationView {  // This is deprecated.
      List {
        NavigationLink("Purple", isActive: $isShowingPurple) {
          ColorDetail(color: .purple)
        }
        NavigationLink("Pink", isActive: $isShowingPink) {
          ColorDetail(color: .pink)
        }
        NavigationLink("Orange", isActive: $isShowingOrange) {
          ColorDetail(color: .orange)
        }
        Button("Show pink") { isShowingPink = true }
      }
    }
    .navigationViewStyle(.stack)
  }
}

struct PathOfColors: View {
  @State private var path: [Color] = []  // Nothing on the stack by default.

  var body: some View {
    NavigationStack(path: $path) {
      List {
        // Printed as `value: .purple`, which is not valid Swift: nothing says what type the value has.
        NavigationLink("Purple", value: Color.purple)
        NavigationLink("Pink", value: Color.pink)
        NavigationLink("Orange", value: Color.orange)
        Button("Show all") { path = [.purple, .pink, .orange] }
      }
      .navigationDestination(for: Color.self) { color in
        ColorDetail(color: color)
      }
    }
  }
}

@available(*, deprecated)
struct LinksWithSelection: View {
  let colors: [Color] = [.purple, .pink, .orange]
  @State private var selection: Color? = nil  // Nothing selected by default.

  var body: some View {
    NavigationView {  // This is deprecated.
      List {
        ForEach(colors, id: \.self) { color in
          NavigationLink(color.description, tag: color, selection: $selection) {
            ColorDetail(color: color)
          }
        }
        Button("Choose orange") { selection = .orange }
      }
      Text("Pick a color")
    }
  }
}

struct ListWithSelection: View {
  let colors: [Color] = [.purple, .pink, .orange]
  @State private var selection: Color? = nil  // Nothing selected by default.

  var body: some View {
    NavigationSplitView {
      List(colors, id: \.self, selection: $selection) { color in
        NavigationLink(color.description, value: color)
      }
    } detail: {
      if let color = selection {
        ColorDetail(color: color)
      } else {
        Text("Pick a color")
      }
    }
  }
}
