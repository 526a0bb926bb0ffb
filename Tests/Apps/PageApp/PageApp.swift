import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// An app that exchanges things with the browser: the clipboard, files, what is dragged. A driver plays its person.
@main
struct PageApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        List {
          NavigationLink("Clipboard") { ClipboardPage() }
          NavigationLink("Files") { FilesPage() }
          NavigationLink("Drags") { DragsPage() }
          NavigationLink("Rows") { RowsPage() }
          NavigationLink("Watching") { WatchingPage() }
          NavigationLink("Ending") { EndingPage() }
          NavigationLink("Mail") { MailPage() }
          NavigationLink("Menus") { MenusPage() }
          NavigationLink("Fronts") { FrontsPage() }
          NavigationLink("Sheets") { SheetsPage() }
          NavigationLink("Growing") { GrowingPage() }
          NavigationLink("Fonts") { FontsPage() }
        }
        .navigationTitle("Page")
      }
    }
  }
}

private struct ClipboardPage: View {
  @State private var pasted = "nothing"
  @State private var placed = "nothing"

  var body: some View {
    VStack {
      Button("Copy") { UIPasteboard.general.string = "from the app" }
      PasteButton(payloadType: String.self) { pasted = $0.joined(separator: "+") }
      Text("pasted=\(pasted);")
      Text("Card").focusable().copyable(["from the card"])
      Text("Place").focusable().pasteDestination(for: String.self) { placed = $0.joined(separator: "+") }
      Text("placed=\(placed);")
      ShareLink("Share", item: URL(string: "https://example.org/recipe")!, subject: Text("Recipe"))
    }
    .navigationTitle("Clipboard")
  }
}

private struct Note: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text: String
  init(text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct FilesPage: View {
  @State private var opensOne = false
  @State private var opensMany = false
  @State private var opensFolder = false
  @State private var saves = false
  @State private var opened = "nothing"
  @State private var saved = "nothing"

  var body: some View {
    VStack {
      Button("Open one") { opensOne = true }
      Button("Open many") { opensMany = true }
      Button("Open folder") { opensFolder = true }
      Button("Open later") {
        Task {
          try? await Task.sleep(for: .seconds(6))
          opensOne = true
        }
      }
      Button("Save") { saves = true }
      Text("opened=\(opened);")
      Text("saved=\(saved);")
      ShareLink("Share data", item: Data("shared".utf8), subject: Text("Letter"), preview: SharePreview("Letter"))
    }
    .fileImporter(
      isPresented: $opensOne, allowedContentTypes: [.plainText], allowsMultipleSelection: false,
      onCompletion: { result in opened = describe(result) }, onCancellation: { opened = "cancelled" }
    )
    .background(
      Text("").fileImporter(isPresented: $opensMany, allowedContentTypes: [.item], allowsMultipleSelection: true) {
        opened = describe($0)
      }
    )
    .background(
      Text("").fileImporter(isPresented: $opensFolder, allowedContentTypes: [.folder]) { result in
        opened = describe(result.map { [$0] })
      }
    )
    .fileExporter(
      isPresented: $saves, document: Note(text: "written by the app"), contentType: .plainText,
      defaultFilename: "Résumé"
    ) { saved = (try? $0.get())?.lastPathComponent ?? "failed" }
    .navigationTitle("Files")
  }

  private func describe(_ result: Result<[URL], any Error>) -> String {
    guard let urls = try? result.get() else { return "failed" }
    return urls.map { url in
      guard let data = try? Data(contentsOf: url) else {
        let inside = FileManager.default.subpaths(atPath: url.path)?.sorted().joined(separator: ",") ?? "unreadable"
        return "\(url.lastPathComponent)[\(inside)]"
      }
      return data.count > 100
        ? "\(url.lastPathComponent):\(data.count)" : "\(url.lastPathComponent):\(String(decoding: data, as: UTF8.self))"
    }
    .joined(separator: "+")
  }
}

private struct Fruit: Codable, Transferable {
  var name: String
  static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}

private struct DragsPage: View {
  @State private var taken = "nothing"
  @State private var isTargeted = false
  @State private var never = "nothing"
  @State private var lines = ["One", "Two"]

  var body: some View {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        Text("Fruit").padding().background(.yellow).draggable(Fruit(name: "Apple"))
        Text("Words").padding().background(.mint).draggable("some words")
        Text("Locked").padding().background(.gray).draggable("locked").disabled(true)
      }
      HStack(spacing: 16) {
        Text("Basket").padding().background(isTargeted ? .orange : .green)
          .dropDestination(for: Fruit.self) { items, place in
            taken = "\(items.map(\.name).joined()) at \(Int(place.x))"
            return true
          } isTargeted: {
            isTargeted = $0
          }
        Text("Paper").padding().background(.cyan)
          .dropDestination(for: String.self) { items, _ in
            taken = items.joined()
            return true
          }
        Text("Tray").padding().background(.teal)
          .dropDestination(for: URL.self) { urls, _ in
            taken = urls.map { url in
              url.isFileURL
                ? "\(url.lastPathComponent):\((try? String(contentsOf: url, encoding: .utf8)) ?? "unreadable")"
                : url.absoluteString
            }
            .joined()
            return true
          }
        Text("Shut").padding().background(.gray)
          .dropDestination(for: String.self) { items, _ in
            never = items.joined()
            return true
          }
          .disabled(true)
      }
      Text("taken=\(taken);")
      Text("never=\(never);")
      Text(isTargeted ? "targeted" : "not targeted")
      List {
        ForEach(lines, id: \.self) { Text($0) }
          .onInsert(of: [.text]) { index, providers in
            for provider in providers {
              _ = provider.loadObject(ofClass: String.self) { text, _ in
                Task { @MainActor in if let text { lines.insert(text, at: index) } }
              }
            }
          }
      }
      .frame(height: 160)
    }
    .navigationTitle("Drags")
  }
}

private struct RowsPage: View {
  @State private var names = ["Ada", "Bob", "Cleo", "Dan", "Eve"]

  var body: some View {
    List {
      Section("Fixed") { Text("First") }
      Section("People") {
        ForEach(names, id: \.self) { Text($0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          .onDelete { names.remove(atOffsets: $0) }
      }
      Text("order=\(names.joined(separator: " "));")
    }
    .navigationTitle("Rows")
  }
}

/// A page that changes without its user, more often than anybody reads.
private struct WatchingPage: View {
  @State private var count = 0
  private static let last = 700

  var body: some View {
    VStack {
      Text("count=\(count);")
      Text(String(repeating: "\(count) ", count: 1_000)).lineLimit(3)
    }
    .navigationTitle("Watching")
    .task {
      while count < Self.last {
        try? await Task.sleep(for: .milliseconds(1))
        count += 1
      }
    }
  }
}

/// A page whose app ends when a certain text is entered.
private struct EndingPage: View {
  @State private var text = ""
  @State private var other = ""

  var body: some View {
    VStack {
      TextField("Dangerous", text: $text)
        .onChange(of: text) { if text == "the end" { exit(3) } }
      TextField("Harmless", text: $other)
      Text("other=\(other);")
    }
    .navigationTitle("Ending")
  }
}

/// Rows with a link, buttons of their own, and more actions than they are wide.
private struct MailPage: View {
  @State private var flagged: Set<String> = []
  @State private var done = "nothing"
  @State private var names = ["Ada Lovelace", "Grace Hopper", "Mary Somerville"]

  var body: some View {
    List {
      ForEach(names, id: \.self) { name in
        HStack {
          NavigationLink(name) { Text("Letter of \(name)").navigationTitle(name) }
          Spacer()
          Button("Flag") { done = "flag \(name)" }
        }
        .swipeActions(edge: .leading) { Button("Unread") { done = "unread \(name)" } }
        .swipeActions {
          Button("Delete", role: .destructive) { done = "delete \(name)" }
          Button("Archive") { done = "archive \(name)" }
          Button("Move to another mailbox") { done = "move \(name)" }
        }
      }
      .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      Text("done=\(done);")
    }
    .navigationTitle("Mail")
  }
}

/// Rows with a context menu, with swipe actions, with both, with neither, and a list with a menu for its selection.
private struct MenusPage: View {
  @State private var chosen: String?
  @State private var done = "nothing"

  var body: some View {
    VStack {
      Text("chosen=\(chosen ?? "nothing");")
      Text("done=\(done);")
      List(selection: $chosen) {
        ForEach(["Both", "Menu", "Swipe", "None"], id: \.self) { name in
          if name == "Both" {
            Text(name).contextMenu { items(of: name) }.swipeActions { swipes(of: name) }
          } else if name == "Menu" {
            Text(name).contextMenu { items(of: name) }
          } else if name == "Swipe" {
            Text(name).swipeActions { swipes(of: name) }
          } else {
            Text(name)
          }
        }
      }
      List(["Kind"], id: \.self, selection: $chosen) { Text($0) }
        .contextMenu(forSelectionType: String.self) { names in
          Button("Open") { done = "open \(names.joined())" }
        }
    }
    .navigationTitle("Menus")
  }

  @ViewBuilder private func items(of name: String) -> some View {
    Button("Copy") { done = "copy \(name)" }
    Button("Flag") { done = "flag \(name)" }
  }

  @ViewBuilder private func swipes(of name: String) -> some View {
    Button("Delete", role: .destructive) { done = "delete \(name)" }
    Button("Flag") { done = "flag \(name)" }
  }
}

/// Views in front of bars, rows and tabs.
private struct FrontsPage: View {
  @State private var bars = false
  @State private var tabs = false

  var body: some View {
    VStack {
      Button("Show bars") { bars = true }
      Button("Show tabs") { tabs = true }
      ZStack {
        ZStack { Color.red.zIndex(5) }
        Button("Front of a layer") {}.buttonStyle(.borderedProminent)
      }
      .frame(width: 200, height: 80)
    }
    .navigationTitle("Fronts")
    .fullScreenCover(isPresented: $bars) {
      NavigationStack {
        List { ForEach(0..<30) { row in Button("Row \(row)") {}.swipeActions { Button("Act") {} } } }
          .navigationTitle("Bars")
          .toolbar {
            ToolbarItem(placement: .primaryAction) { Button("Add") {} }
            ToolbarItem(placement: .bottomBar) { Button("Below") {} }
          }
      }
      .overlay(alignment: .topTrailing) { Button("Front at the top") {}.buttonStyle(.borderedProminent).padding(12) }
      .overlay { Button("Front in the middle") {}.buttonStyle(.borderedProminent) }
      .overlay(alignment: .bottom) { Button("Front at the bottom") {}.buttonStyle(.borderedProminent).padding(12) }
    }
    .fullScreenCover(isPresented: $tabs) {
      TabView {
        Text("One").tabItem { Text("One") }
        Text("Two").tabItem { Text("Two") }
      }
      .overlay(alignment: .bottom) { Button("Front at the bottom") {}.buttonStyle(.borderedProminent).padding(12) }
    }
  }
}

/// Sheets with and without items that end them, in bars and in tabs, and without any bar.
private struct SheetsPage: View {
  @State private var shown: String?

  var body: some View {
    VStack {
      ForEach(["plain", "bare", "done", "cancel", "both", "tabbed", "far"], id: \.self) { kind in
        Button("Show \(kind)") { shown = kind }
      }
    }
    .navigationTitle("Sheets")
    .sheet(item: Binding(get: { shown.map { Kind(id: $0) } }, set: { shown = $0?.id })) { SheetContent(kind: $0.id) }
  }

  struct Kind: Identifiable { let id: String }
}

private struct SheetContent: View {
  let kind: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    switch kind {
    case "bare":
      VStack {
        HStack {
          Spacer()
          Button("OK") { dismiss() }
        }
        Spacer()
      }
    case "tabbed":
      TabView { page.tabItem { Text("One") } }
    default: page
    }
  }

  private var page: some View {
    NavigationStack {
      List {
        Text("Content")
        NavigationLink("Further") { Text("Far").navigationTitle("Far") }
      }
      .navigationTitle(kind.capitalized)
      .toolbar {
        if kind == "done" || kind == "both" {
          ToolbarItem(placement: .confirmationAction) { Button("Done") { dismiss() } }
        }
        if kind == "cancel" || kind == "both" {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        }
        if kind == "far" || kind == "tabbed" { ToolbarItem(placement: .primaryAction) { Button("Add") {} } }
      }
    }
  }
}

/// A field that grows, whose text the app changes.
private struct GrowingPage: View {
  @State private var text = ""

  var body: some View {
    VStack {
      TextField("Message", text: $text, axis: .vertical)
      Button("Clear") { text = "" }
      Button("Lines") { text = "one\ntwo" }
      Button("Lead") { text = "\n\nlate" }
      Text("text=\(text.debugDescription);")
    }
    .navigationTitle("Growing")
  }
}

/// Texts in a font of the app, whose letters are as wide as the font is large.
private struct FontsPage: View {
  var body: some View {
    VStack {
      Text("FAMILY").font(.custom("Blocks", fixedSize: 20))
      Text("FACE").font(.custom("Blocks-Regular", fixedSize: 40))
      Text("OTHER")
    }
    .navigationTitle("Fonts")
  }
}
