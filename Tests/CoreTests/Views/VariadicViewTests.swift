import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Containers in the older way")
struct VariadicViewTests {
  private struct Divided: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { child in
        child
        if child.id != children.last?.id { Text("—") }
      }
    }
  }

  private struct Counted: _VariadicView.UnaryViewRoot {
    func body(children: _VariadicView_Children) -> some View {
      VStack {
        Text("\(children.count) children")
        children
      }
    }
  }

  private struct WeightKey: _ViewTraitKey {
    static let defaultValue = 1
  }

  private struct Weighed: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      Text(children.map { "\($0[WeightKey.self])" }.joined(separator: " "))
      Text(children.map { $0.id(as: String.self) ?? "none" }.joined(separator: " "))
    }
  }

  @Test func childrenAreTakenApart() {
    let host = TestHost {
      VStack {
        _VariadicView.Tree(Divided()) {
          Text("one")
          Group {
            Text("two")
            Text("three")
          }
        }
      }
    }
    #expect(host.texts == ["one", "—", "two", "—", "three"])
  }

  @Test func childrenAreAView() {
    let host = TestHost {
      _VariadicView.Tree(root: Counted(), content: ForEach(["a", "b"], id: \.self) { Text($0) })
    }
    #expect(host.texts == ["2 children", "a", "b"])
  }

  @Test func childrenPassValuesToTheirContainer() {
    let host = TestHost {
      VStack {
        _VariadicView.Tree(Weighed()) {
          Text("plain").id("first")
          Text("heavy")._trait(WeightKey.self, 5)
          ForEach(["c"], id: \.self) { Text($0) }
        }
      }
    }
    #expect(host.texts == ["1 5 1", "first none c"])
  }

  private struct Doubled: _VariadicView_MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View {
      _VariadicView.Tree(Weighed()) {
        ForEach(children) { child in doubled(child) }
      }
    }

    private func doubled(_ child: _VariadicView.Children.Element) -> some View {
      var child = child
      child[WeightKey.self] *= 2
      return child
    }
  }

  @Test func aContainerMaySetTheValuesOfItsChildren() {
    let host = TestHost {
      VStack {
        _VariadicView.Tree(Doubled()) {
          Text("plain")
          Text("heavy")._trait(WeightKey.self, 5)
        }
      }
    }
    #expect(host.texts.first == "2 10")
  }

  private struct Growing: View {
    @State private var items = ["a"]
    var body: some View {
      VStack {
        _VariadicView.Tree(Divided()) { ForEach(items, id: \.self) { Row(name: $0) } }
      }
      Button("Add") { items.insert("new", at: 0) }
    }
  }

  private struct Row: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  @Test func childrenKeepTheirState() throws {
    let host = TestHost { Growing() }
    try host.tap("a 0")
    try host.tap("Add")
    #expect(host.texts == ["new 0", "—", "a 1", "Add"])
  }
}
