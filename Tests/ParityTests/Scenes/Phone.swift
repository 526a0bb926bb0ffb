import Observation
import SwiftUI

extension Scene {
  /// An iPhone's lists, forms and pages.
  static var phone: [Scene] { phoneLists + phonePages }

  private static var phoneLists: [Scene] {
    [
      Scene("ios/list/basic") {
        List {
          Text("Apple").probe("row1")
          Text("Banana").probe("row2")
          Section("Fruit") {
            Text("Cherry").probe("row3")
            HStack {
              Text("Detail").probe("detailLabel")
              Spacer()
              Text("Value").probe("detailValue")
            }
            .probe("detailRow")
          }
        }
        .probe("list")
      },
      Scene("ios/list/plain") {
        List {
          Text("Apple").probe("row1")
          Text("Banana").probe("row2")
          Section("Fruit") { Text("Cherry").probe("row3") }
        }
        .listStyle(.plain).probe("list")
      },
      Scene("ios/form/basic") {
        Form {
          Section("Account") {
            TextField("Name", text: .constant("Ada")).probe("name")
            Toggle("Notifications", isOn: .constant(true)).probe("toggle")
          }
          Section("Preferences") {
            Picker("Flavour", selection: .constant("Vanilla")) {
              Text("Vanilla").tag("Vanilla")
              Text("Chocolate").tag("Chocolate")
            }
            .probe("picker")
            Stepper("Quantity: 3", value: .constant(3)).probe("stepper")
            Slider(value: .constant(0.5)) { Text("Volume") }.probe("slider")
            Button("Save") {}.probe("button")
          }
        }
        .probe("form")
      },
      Scene("ios/nav/sizing") {
        VStack(spacing: 8) {
          NavigationStack { Text("Small").probe("small") }.probe("navText")
          Text("Row").probe("below")
        }
        .probe("stack")
      },
      Scene("ios/layout/basics") {
        VStack(alignment: .leading, spacing: 0) {
          Text("Hello").probe("paddedText").padding().probe("padded")
          VStack {
            Text("One").probe("one")
            Text("Two").probe("two")
          }
          .probe("textStack")
          VStack {
            Text("Hello").probe("textAboveBox")
            block(40, 10).probe("box")
          }
          .probe("mixedStack")
          HStack {
            Text("One").probe("hOne")
            Text("Two").probe("hTwo")
            block(10, 10).probe("hBox")
          }
          .probe("hStack")
          Divider().probe("divider")
        }
        .probe("stack")
      },
      Scene("ios/list/footer") {
        List {
          Section {
            Text("Apple").probe("row1")
          } header: {
            Text("Fruit").probe("header")
          } footer: {
            Text("Banana").probe("footer")
          }
          Section {
            Text("Cherry").probe("row2")
          } footer: {
            Text("Apple").probe("footer2")
          }
        }
        .probe("list")
      },
      Scene("ios/list/footer-header") {
        List {
          Section {
            Text("Apple").probe("row1")
          } footer: {
            Text("Banana").probe("footer")
          }
          Section("Fruit") { Text("Cherry").probe("row2") }
        }
        .probe("list")
      },
      Scene("ios/list/spacing") {
        List {
          Section("First") {
            Text("Apple").probe("a1")
            Text("Banana").probe("a2")
          }
          Section("Second") {
            Text("Cherry").probe("b1")
            Text("Carrot").probe("b2")
          }
        }
        .listRowSpacing(12).listSectionSpacing(30).probe("list")
      },
      Scene("ios/list/editing") {
        List {
          Section("Editable") {
            ForEach(["Apple", "Banana", "Cherry"], id: \.self) { Text($0).probe($0.lowercased()) }
              .onDelete { _ in }
              .onMove { _, _ in }
          }
          Section("Deletable") { ForEach(["Date"], id: \.self) { Text($0).probe("date") }.onDelete { _ in } }
          Section("Fixed") { Text("Detail").probe("fixed") }
        }
        .environment(\.editMode, .constant(.active)).probe("list")
      },
    ]
  }

  private static var phonePages: [Scene] {
    [
      Scene("ios/nav/basic") {
        NavigationStack {
          List {
            NavigationLink("Detail") { Text("Pushed") }.probe("link")
            Text("Row").probe("row")
          }
          .navigationTitle("Settings").probe("list")
        }
        .probe("nav")
      },
      Scene("ios/nav/inline") {
        NavigationStack {
          List { Text("Row").probe("row") }
            .navigationTitle("Settings").navigationBarTitleDisplayMode(.inline).probe("list")
        }
        .probe("nav")
      },
      pushed("ios/nav/push") {
        NavigationLink("Detail", value: 1).probe("link")
        Text("Row").probe("row")
      } page: {
        List { Text("Pushed").probe("pushed") }.navigationTitle("Detail")
      },
      pushed("ios/nav/push-inline") {
        NavigationLink("Detail", value: 1).probe("link")
      } page: {
        VStack { Text("Pushed").probe("pushed") }.frame(maxWidth: .infinity, maxHeight: .infinity)
          .navigationTitle("Detail").navigationBarTitleDisplayMode(.inline)
      },
      pushed("ios/nav/push-noback") {
        NavigationLink("Detail", value: 1).probe("link")
      } page: {
        VStack { Text("Pushed").probe("pushed") }.frame(maxWidth: .infinity, maxHeight: .infinity)
          .navigationBarBackButtonHidden()
      },
      scrolled("ios/nav/scroll", to: [1, 8]) {
        ScrollView { TallRows().probe("content") }.navigationTitle("Settings").probe("scroll")
      },
      scrolled("ios/nav/list-scroll", to: [1, 8]) {
        List { ForEach(0..<20, id: \.self) { Text("Row").probe("row\($0)").id($0) } }
          .navigationTitle("Settings").probe("list")
      },
      scrolled("ios/nav/ignores", to: [8]) {
        ScrollView { TallRows().probe("content") }.ignoresSafeArea(edges: .top).navigationTitle("Settings")
          .probe("scroll")
      },
    ]
  }

  /// A page is pushed over a list, and popped.
  private static func pushed(
    _ name: String, @ViewBuilder rows: @escaping () -> some View, @ViewBuilder page: @escaping () -> some View
  ) -> Scene {
    let model = Pages()
    return Scene(
      name, steps: [Step(name: "push") { model.path = [1] }, Step(name: "pop") { model.path = [] }]
    ) {
      PushedPage(model: model, rows: rows, page: page)
    }
  }

  /// A page with a large title scrolls until rows are at the top.
  private static func scrolled(
    _ name: String, to rows: [Int], @ViewBuilder content: @escaping () -> some View
  ) -> Scene {
    let goal = Count(-1)
    return Scene(name, steps: rows.map { row in Step(name: "row\(row)") { goal.value = row } }) {
      ScrolledPage(goal: goal, content: content)
    }
  }
}

@Observable
private final class Pages {
  var path: [Int] = []
}

private struct PushedPage<Rows: View, Page: View>: View {
  @Bindable var model: Pages
  @ViewBuilder let rows: () -> Rows
  @ViewBuilder let page: () -> Page

  var body: some View {
    NavigationStack(path: $model.path) {
      List { rows() }
        .navigationTitle("Settings")
        .navigationDestination(for: Int.self) { _ in page().probe("detail") }
        .probe("list")
    }
    .probe("nav")
  }
}

private struct ScrolledPage<Content: View>: View {
  let goal: Count
  @ViewBuilder let content: () -> Content

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        content().onChange(of: goal.value) { _, row in
          withAnimation { proxy.scrollTo(row, anchor: .top) }
        }
      }
    }
    .probe("nav")
  }
}

private struct TallRows: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(0..<20, id: \.self) { index in
        Text("Row").frame(maxWidth: .infinity, alignment: .leading).frame(height: 40).probe("row\(index)").id(index)
      }
    }
  }
}
