import SwiftUI

extension Scene {
  /// Texts, and what surrounds them in sections and repeated views.
  static var texts: [Scene] {
    [
      Scene("text/hello") { Text("Hello").probe("hello") },
      Scene("text/wrapped") {
        VStack(alignment: .leading, spacing: 0) {
          Text(paragraph).probe("narrow").frame(width: 150, alignment: .topLeading).probe("narrowFrame")
          Text(paragraph).probe("wide").frame(width: 260, alignment: .topLeading)
          Text(paragraph).probe("free")
        }
        .probe("column")
      },
      Scene("text/vstack-spacing") {
        VStack {
          Text("One").probe("one")
          Text("Two").probe("two")
          block(50, 10).probe("box")
          Text("Three").probe("three")
        }
        .probe("stack")
      },
      Scene("text/vstack-spacing-mixed") {
        VStack {
          Text("Hg").font(.largeTitle).probe("large1")
          Text("Hg").probe("body1")
          Text("Hg").font(.largeTitle).probe("large2")
          block(50, 10).probe("box")
          Text("Hg").font(.largeTitle).probe("large3")
          Text("Hg").font(.caption2).probe("caption")
          Text("Hg").probe("body2")
        }
        .probe("stack")
      },
      Scene("text/hstack-spacing") {
        HStack {
          Text("One").probe("one")
          Text("Two").probe("two")
          block(10, 10).probe("box")
          Text("Three").probe("three")
        }
        .probe("stack")
      },
      Scene("text/hstack-baseline") {
        VStack(spacing: 0) {
          HStack(alignment: .firstTextBaseline) {
            Text("Big").font(.largeTitle).probe("big")
            Text("small").probe("small")
            block(10, 10).probe("box")
          }
          .probe("first")
          HStack(alignment: .lastTextBaseline) {
            Text("Big").font(.largeTitle).probe("big2")
            Text("small").probe("small2")
          }
          .probe("last")
        }
      },
      Scene("text/line-limit") { LineLimits() },
      Scene("text/alignment") { TextAlignments() },
      Scene("text/baseline-wrapped") { WrappedBaselines() },
      Scene("pressure/heights") {
        HStack(alignment: .top, spacing: 10) {
          ForEach([8, 20, 32, 40, 48, 70], id: \.self) { height in
            Text(paragraph).probe("t\(height)").frame(width: 110, height: CGFloat(height), alignment: .topLeading)
              .probe("h\(height)")
          }
        }
        .probe("row")
      },
      Scene("section/title") {
        VStack(alignment: .leading, spacing: 0) {
          Section("Fruits") { Text("Apple").probe("apple") }
          Section("Vegetables") { Text("Carrot").probe("carrot") }
        }
        .probe("stack")
      },
      Scene("section/modifier") {
        VStack(spacing: 0) {
          Section {
            Text("Apple").probe("apple")
          } header: {
            Text("Fruits").probe("header")
          }
          .padding().probe("paddedLast")
          Section {
            Text("Banana").probe("banana")
          } footer: {
            Text("Footer").probe("footer")
          }
          .frame(width: 120, height: 30).background(.gray).probe("framedLast")
        }
        .probe("stack")
      },
      Scene("section/mixed") {
        VStack {
          Text("Top").probe("top")
          Section { Text("Apple").probe("apple") }
          Section {
            Text("Banana").probe("banana")
          } footer: {
            Text("Footer").probe("footer")
          }
          Text("Bottom").probe("bottom")
        }
        .probe("stack")
      },
      Scene("foreach/identifiable") {
        HStack { ForEach(Fruit.all) { Text($0.name).probe($0.name) } }.probe("row")
      },
      Scene("foreach/id-keypath") {
        VStack(spacing: 0) { ForEach(["Alpha", "Beta", "Gamma"], id: \.self) { Text($0).probe($0) } }.probe("stack")
      },
      Scene("foreach/modifier") {
        VStack(spacing: 0) {
          ForEach(0..<2) { Text("Row \($0)").probe("padded\($0)") }.padding().probe("paddedLast")
          ForEach(0..<2) { Text("Row \($0)").probe("framed\($0)") }.frame(width: 120, height: 30).background(.gray)
            .probe("framedLast")
        }
        .probe("stack")
      },
      Scene("foreach/nested") {
        VStack {
          ForEach(0..<2) { row in
            HStack { ForEach(0..<3) { column in block(30, 20).probe("cell\(row)\(column)") } }.probe("row\(row)")
          }
        }
        .probe("grid")
      },
      Scene("foreach/identity") {
        VStack(alignment: .leading) {
          ForEach([60, 100, 140], id: \.self) { width in
            Color.gray.frame(width: CGFloat(width), height: 20).probe("row\(width)")
          }
        }
        .probe("stack")
      },
      bars, appearing,
    ]
  }

  /// What counts how often a view appears and disappears.
  private static var appearing: Scene {
    let model = Appearances()
    return Scene(
      "lifecycle/appear",
      steps: [Step(name: "hide") { model.isShown = false }, Step(name: "show") { model.isShown = true }]
    ) { AppearancesView(model: model) }
  }

  /// Items whose width is state, which moves with its item.
  private static var bars: Scene {
    let model = Bars()
    return Scene(
      "foreach/identity-steps",
      steps: [
        Step(name: "insert") { model.items.insert(Bars.Item(id: "d", width: 80), at: 0) },
        Step(name: "mutate") { model.items[1].width = 200 }, Step(name: "reverse") { model.items.reverse() },
        Step(name: "remove") { model.items.removeAll { $0.id == "b" } },
      ]
    ) { BarsView(model: model) }
  }
}

private struct Fruit: Identifiable {
  let name: String
  var id: String { name }
  static let all = ["Apple", "Banana", "Cherry"].map { Fruit(name: $0) }
}

@MainActor @Observable
private final class Appearances {
  var appeared = 0
  var disappeared = 0
  var isShown = true
}

private struct AppearancesView: View {
  let model: Appearances

  var body: some View {
    VStack(spacing: 8) {
      Text("A\(model.appeared) D\(model.disappeared)").probe("counts")
      if model.isShown {
        Text("Child").onAppear { model.appeared += 1 }.onDisappear { model.disappeared += 1 }.probe("child")
      }
    }
    .probe("stack")
  }
}

@MainActor @Observable
private final class Bars {
  struct Item: Identifiable {
    let id: String
    var width: CGFloat
  }
  var items = [Item(id: "a", width: 60), Item(id: "b", width: 100), Item(id: "c", width: 140)]
}

private struct BarsView: View {
  let model: Bars

  var body: some View {
    VStack(alignment: .leading) { ForEach(model.items) { Bar(id: $0.id, width: $0.width) } }.probe("stack")
  }
}

private struct Bar: View {
  let id: String
  @State private var width: CGFloat

  init(id: String, width: CGFloat) {
    self.id = id
    _width = State(initialValue: width)
  }

  var body: some View { Color.gray.frame(width: width, height: 20).probe("row-\(id)") }
}

private struct LineLimits: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(paragraph).lineLimit(1).probe("limit1").frame(width: 150, alignment: .topLeading)
      Text(paragraph).lineLimit(2).probe("limit2").frame(width: 150, alignment: .topLeading)
      Text(paragraph).lineLimit(3).probe("limit3").frame(width: 150, alignment: .topLeading)
      Text(paragraph).lineLimit(10).probe("limit10").frame(width: 150, alignment: .topLeading)
      Text(paragraph).lineLimit(...2).probe("upTo2").frame(width: 150, alignment: .topLeading)
      Text(paragraph).lineLimit(1...3).probe("range1to3").frame(width: 150, alignment: .topLeading)
      Text("Hello").lineLimit(1).probe("short")
      Text("Hello").lineLimit(2, reservesSpace: true).probe("reserved2")
      Text("Hello").lineLimit(2...4).probe("range2to4")
      Text("Hello").lineLimit(3...).probe("atLeast3")
    }
    .probe("column")
  }
}

private struct TextAlignments: View {
  var body: some View {
    VStack(spacing: 0) {
      Text(paragraph).multilineTextAlignment(.leading).probe("leading").frame(width: 200, alignment: .top)
      Text(paragraph).multilineTextAlignment(.center).probe("center").frame(width: 200, alignment: .top)
      Text(paragraph).multilineTextAlignment(.trailing).probe("trailing").frame(width: 200, alignment: .top)
      Text("Left\nRight side").multilineTextAlignment(.trailing).probe("newline")
      Text("Left\nRight side").multilineTextAlignment(.center).probe("newlineCenter")
      Text("Hi").multilineTextAlignment(.trailing).probe("single").frame(width: 200, alignment: .leading)
    }
    .probe("column")
  }
}

private struct WrappedBaselines: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(alignment: .lastTextBaseline, spacing: 0) {
        Text(paragraph).probe("lastWrapped").frame(width: 120, alignment: .topLeading)
        Text("End").font(.largeTitle).probe("lastEnd")
        block(10, 10).probe("lastBox")
      }
      .probe("last")
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text(paragraph).probe("firstWrapped").frame(width: 120, alignment: .topLeading)
        Text("End").font(.largeTitle).probe("firstEnd")
        block(10, 10).probe("firstBox")
      }
      .probe("first")
    }
    .probe("column")
  }
}
