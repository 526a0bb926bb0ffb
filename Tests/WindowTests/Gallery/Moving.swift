import SwiftUI
import UniformTypeIdentifiers

struct GesturesPage: View {
  @State private var said = "nothing"
  @State private var offset = CGSize.zero
  @State private var isHovered = false
  @State private var keys = ""
  @State private var doubleTaps = 0
  @State private var isCovered = false
  @FocusState private var hasFocus: Bool

  var body: some View {
    VStack(spacing: 18) {
      Text("Said \(said)")
      Text("Tap me").padding().background(Color.yellow.opacity(0.4)).onTapGesture {
        said = "tapped"
      }
      Text("Tap me twice").padding().background(Color.yellow.opacity(0.4)).onTapGesture(count: 2) {
        said = "twice"
        doubleTaps += 1
      }
      Text("Hold me").padding().background(Color.yellow.opacity(0.4)).onLongPressGesture {
        said = "held"
      }
      Text(isHovered ? "Hovered" : "Hover me").padding().background(
        isHovered ? Color.blue : Color.gray
      )
      .onHover { isHovered = $0 }
      Text("Drag me").padding().background(Color.green).offset(offset)
        .gesture(
          DragGesture().onChanged { offset = $0.translation }.onEnded { value in
            said = "dragged \(Int(value.translation.width))"
            withAnimation { offset = .zero }
          })
      HStack {
        Text("Pinch me").padding(30).background(Color.green)
          .gesture(MagnifyGesture().onEnded { said = $0.magnification > 1 ? "larger" : "smaller" })
        Text("Turn me").padding(30).background(Color.green)
          .gesture(RotateGesture().onEnded { said = $0.rotation.degrees > 0 ? "right" : "left" })
      }
      HStack {
        Button("Shortcut") { said = "shortcut" }.keyboardShortcut("k")
        Button("Cover") { isCovered = true }.keyboardShortcut("o")
        Text("\(doubleTaps) double taps")
      }
      Text("Keys \(keys)").focusable().focused($hasFocus)
        .onKeyPress { press in
          keys += press.characters
          return .handled
        }
      Button("Focus") { hasFocus = true }
    }
    .padding()
    .navigationDestination(isPresented: $isCovered) { Text("Nothing to tap").navigationTitle("Cover") }
  }
}

struct MotionPage: View {
  @State private var isMoved = false
  @State private var isShown = false
  @State private var names = ["Anna", "Ben", "Cleo"]
  @State private var state = "still"

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      HStack {
        Button("Move") {
          state = "moving"
          withAnimation(.linear(duration: 1)) {
            isMoved.toggle()
          } completion: {
            state = "still"
          }
        }
        Button("Show") { withAnimation(.linear(duration: 1)) { isShown.toggle() } }
        Button("Add") {
          withAnimation(.linear(duration: 1)) { names.insert("New \(names.count)", at: 1) }
        }
        Button("Jump") { isMoved.toggle() }
      }
      Text("It is \(state)")
      Rectangle().fill(isMoved ? Color.red : Color.blue)
        .frame(width: isMoved ? 200 : 60, height: 40)
        .offset(x: isMoved ? 200 : 0)
      Text("Turned").padding().background(Color.orange)
        .rotationEffect(.degrees(isMoved ? 90 : 0)).opacity(isMoved ? 0.4 : 1)
      Text("By value").padding().background(Color.green).offset(x: isMoved ? 100 : 0)
        .animation(.easeInOut(duration: 1), value: isMoved)
      if isShown {
        Text("Slides in").padding().background(Color.yellow).transition(.move(edge: .leading))
      }
      if isShown { Text("Fades in") }
      VStack(alignment: .leading) { ForEach(names, id: \.self) { Text($0) } }
      Spacer()
    }
    .padding()
  }
}

struct HandingPage: View {
  @State private var isAsked = false
  @State private var isSaved = false
  @State private var chosen = "nothing"

  private struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text = "Saved by the gallery"
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  var body: some View {
    VStack(spacing: 18) {
      ShareLink(item: URL(string: "https://example.org")!)
      Button("Open a file") { isAsked = true }
        .fileImporter(isPresented: $isAsked, allowedContentTypes: [.plainText]) { result in
          chosen = (try? result.get().lastPathComponent) ?? "failure"
        }
      Button("Save a file") { isSaved = true }
        .fileExporter(
          isPresented: $isSaved, document: Note(), contentType: .plainText, defaultFilename: "Note"
        ) { result in
          chosen = (try? result.get().lastPathComponent) ?? "failure"
        }
      Text("Chosen \(chosen)")
      Text("Copy me").focusable().copyable(["copied"])
      PasteButton(payloadType: String.self) { chosen = $0.joined() }
    }
    .padding()
  }
}
