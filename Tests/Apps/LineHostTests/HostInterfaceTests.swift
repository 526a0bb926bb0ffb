import CairnHosting
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// What a host outside the package can draw and pass on, beyond the words of a page.
@MainActor
@Suite struct HostInterfaceTests {
  @Test func shapesAndCanvasesAreDrawnByTheirMarks() throws {
    let host = PlainHost {
      VStack {
        Circle().fill(.red).frame(width: 40, height: 40).accessibilityIdentifier("circle")
        Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
          .frame(width: 20, height: 20).accessibilityIdentifier("gradient")
        Canvas { context, size in
          context.translateBy(x: 5, y: 0)
          context.stroke(Path(CGRect(origin: .zero, size: size)), with: .color(.green), lineWidth: 3)
          context.draw(Text("Ten"), in: CGRect(x: 0, y: 0, width: 30, height: 20))
        }
        .frame(width: 60, height: 30)
      }
    }
    let circle = try #require(host.drawing("circle"))
    guard case .fill(let path, .color(let color), _)? = circle.marks.first?.kind else {
      Issue.record("A circle is no fill: \(circle)")
      return
    }
    #expect(path.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(color == .red)
    guard case .fill(_, .gradient(let gradient), _)? = host.drawing("gradient")?.marks.first?.kind else {
      Issue.record("A gradient is a colour")
      return
    }
    #expect(gradient.line == .linear(.leading, .trailing))
    #expect(gradient.stops.map(\.color) == [.red, .blue])

    let drawings = host.all.compactMap { if case .drawing(let drawing) = $0.content { drawing } else { nil } }
    let canvas = try #require(drawings.first)
    #expect(canvas.texts == ["Ten"])
    let stroke = try #require(canvas.marks.first)
    guard case .stroke(let outline, .color(.green), let style) = stroke.kind else {
      Issue.record("The canvas does not begin with a green line: \(stroke)")
      return
    }
    #expect(outline.boundingRect == CGRect(x: 0, y: 0, width: 60, height: 30))
    #expect(style.lineWidth == 3)
    #expect(stroke.transform.tx == 5)
  }

  @Test func aDragMovesTheDraggedView() throws {
    let host = PlainHost { Draggable() }
    let box = try #require(host.all.first { $0.identifier == "box" })
    let start = CGPoint(x: box.frame.midX, y: box.frame.midY)
    for (phase, distance) in [(HostMotionPhase.moving, 20.0), (.moving, 40), (.ended, 45)] {
      let drag = HostDrag(phase, from: start, to: CGPoint(x: start.x + distance, y: start.y))
      #expect(host.window.send(.drag(drag), to: box))
      host.app.runTurns()
    }
    #expect(host.window.plainText.contains("dragged by 45"))
    #expect(host.window.send(.magnify(HostPinch(.ended, at: start, amount: 2)), to: box))
    host.app.runTurns()
    #expect(host.window.plainText.contains("magnified by 2.0"))
  }

  @Test func itemsAreDroppedFromInsideAndOutside() throws {
    let host = PlainHost { Basket() }
    let apple = try #require(host.all.first { $0.isDraggable })
    let basket = try #require(host.all.first { $0.takesDrops })
    #expect(host.window.drop(apple, onto: basket))
    #expect(host.window.drop(.text("Pear"), onto: basket))
    #expect(!host.window.drop(.data(Data([1, 2])), onto: basket))
    #expect(!host.window.drop(basket, onto: apple))
    host.app.runTurns()
    #expect(host.window.plainText.contains("Apple, Pear"))
  }

  @Test func theHostProvidesFilesClipboardAndSharing() throws {
    let host = PlainHost { Papers() }
    try host.press("Open")
    let request = try #require(host.requests.first)
    guard case .open(let types, many: false) = request.question else {
      Issue.record("The question is not for a file: \(request)")
      return
    }
    #expect(types == [.plainText])
    host.answers.first?([URL(fileURLWithPath: "/tmp/Letter.txt")])
    host.app.runTurns()
    #expect(host.window.plainText.contains("Letter.txt"))

    try host.press("Share")
    #expect(host.shared.map(\.items) == [[.text("A letter")]])

    host.app.clipboardChanged(to: [.text("From elsewhere")])
    try host.press("Paste")
    #expect(host.window.plainText.contains("From elsewhere"))
    let line = try #require(host.all.first { $0.identifier == "line" })
    #expect(host.window.send(.focus(true), to: line))
    #expect(host.window.handle(.character("c", .control)))
    #expect(host.copies == [[.text("Copied here")]])
  }
}

@MainActor
@Suite struct HostTransitionTests {
  @Test func collapsedColumnsTurnLikePages() throws {
    let host = PlainHost { Columns() }
    #expect(host.turns == [])
    try host.press("Anna", role: .row)
    #expect(host.window.plainText.contains("About Anna"))
    #expect(host.turns == [Turn(.push, of: .split)])
    try host.press("More of Anna", role: .row)
    #expect(host.turns.last == Turn(.push, of: .stack))
    for _ in 1...2 {
      #expect(host.window.perform(.back))
      host.app.runTurns()
    }
    #expect(host.window.plainText.contains("Ben"))
    #expect(host.turns.suffix(2) == [Turn(.pop, of: .stack), Turn(.pop, of: .split)])
  }

  /// The value goes to the detail's own stack, which turns while nobody sees it.
  @Test func nestedTransitionsTurnOnce() throws {
    let host = PlainHost { Columns(sendsValues: true) }
    try host.press("Anna", role: .row)
    #expect(host.window.plainText.contains("Value Anna"))
    #expect(host.turns == [Turn(.push, of: .split)])
  }
}

private struct Columns: View {
  var sendsValues = false

  var body: some View {
    NavigationSplitView {
      List(["Anna", "Ben"], id: \.self) { name in
        if sendsValues {
          NavigationLink(name, value: name)
        } else {
          NavigationLink(name) {
            List { NavigationLink("More of \(name)") { Text("All of \(name)") } }.navigationTitle("About \(name)")
          }
        }
      }
      .navigationTitle("People")
    } detail: {
      NavigationStack { Text("Nobody").navigationDestination(for: String.self) { Text("Value \($0)") } }
    }
  }
}

private struct Draggable: View {
  @State private var distance = 0.0
  @State private var scale = 1.0

  var body: some View {
    VStack {
      Text("dragged by \(Int(distance))")
      Text("magnified by \(scale)")
      Color.blue.frame(width: 50, height: 50).accessibilityIdentifier("box")
        .gesture(DragGesture().onEnded { distance = $0.translation.width })
        .simultaneousGesture(MagnifyGesture().onEnded { scale = $0.magnification })
    }
  }
}

private struct Basket: View {
  @State private var contents: [String] = []

  var body: some View {
    VStack {
      Text("Apple").draggable("Apple")
      Text(contents.isEmpty ? "Empty" : contents.joined(separator: ", "))
        .dropDestination(for: String.self) { items, _ in
          contents += items
          return true
        }
    }
  }
}

private struct Papers: View {
  @State private var isOpening = false
  @State private var name = ""
  @State private var pasted = ""

  var body: some View {
    VStack {
      Button("Open") { isOpening = true }
        .fileImporter(isPresented: $isOpening, allowedContentTypes: [.plainText]) { result in
          if let url = try? result.get() { name = url.lastPathComponent }
        }
      Text(name)
      ShareLink("Share", item: "A letter")
      PasteButton(payloadType: String.self) { pasted = $0.joined() }
      Text("A line").focusable().copyable(["Copied here"]).accessibilityIdentifier("line")
      Text(pasted)
    }
  }
}

private struct Deletion: View {
  @State private var isAsking = false
  @State private var log = "Kept"

  var body: some View {
    VStack {
      Text(log)
      Button("Ask") { isAsking = true }
      Button("Delete") { log = "Deleted" }
    }
    .alert("Sure?", isPresented: $isAsking) { Button("No") {} }
  }
}

@MainActor
@Suite("A host that is late")
struct LateHostTests {
  @Test func aButtonBehindAnAlertCannotBePressed() throws {
    let host = PlainHost { Deletion() }
    let delete = try #require(host.all.first { $0.label == "Delete" && $0.role == .button })
    #expect(delete.isInReach)
    try host.press("Ask")
    #expect(!delete.isInReach && delete.exists)
    #expect(!host.window.send(.press, to: delete))
    host.app.runTurns()
    #expect(host.window.plainText.contains("Kept"))
    try host.press("No")
    #expect(host.window.send(.press, to: delete))
    host.app.runTurns()
    #expect(host.window.plainText.contains("Deleted"))
  }
}
