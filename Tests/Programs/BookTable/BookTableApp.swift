import SwiftUI

@main
struct BookTableApp: App {
    @StateObject private var shelf = Bookshelf()

    var body: some Scene {
        WindowGroup("Books") {
            BookBrowser()
                .environmentObject(shelf)
        }
        .defaultSize(width: 900, height: 600)
        .commands {
            CommandGroup(replacing: .newItem) {
                Button("New book") { shelf.add() }
                    .keyboardShortcut("n")
            }
            ToolbarCommands()
        }

        #if os(macOS)
        Settings {
            Text("Settings").padding()
        }
        #endif
    }
}

struct Book: Identifiable, Hashable {
    var id = UUID()
    var title: String
    var author: String
    var year: Int
    var pages: Int
    var isRead = false
}

final class Bookshelf: ObservableObject {
    @Published var books: [Book] = [
        Book(title: "The Sea Wall", author: "Ida Holm", year: 1961, pages: 210, isRead: true),
        Book(title: "Lichen", author: "P. Moss", year: 2003, pages: 344),
        Book(title: "Ash and Oak", author: "C. Grove", year: 1988, pages: 128),
        Book(title: "Night Trains", author: "Ida Holm", year: 1972, pages: 401),
    ]

    func add() { books.append(Book(title: "Untitled", author: "", year: 2024, pages: 0)) }

    subscript(id: Book.ID) -> Book {
        get { books.first { $0.id == id }! }
        set { books[books.firstIndex { $0.id == id }!] = newValue }
    }
}

struct BookBrowser: View {
    @EnvironmentObject private var shelf: Bookshelf
    @State private var selection = Set<Book.ID>()
    @State private var sortOrder = [KeyPathComparator(\Book.title)]
    @State private var query = ""
    @State private var showsInspector = false
    @State private var visibility = NavigationSplitViewVisibility.doubleColumn
    @State private var author: String? = "All"

    private var authors: [String] { ["All"] + Set(shelf.books.map(\.author)).sorted() }

    private var books: [Book] {
        shelf.books
            .filter { author == nil || author == "All" || $0.author == author }
            .filter { query.isEmpty || $0.title.localizedCaseInsensitiveContains(query) }
            .sorted(using: sortOrder)
    }

    var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
            List(authors, id: \.self, selection: $author) { name in
                Text(name.isEmpty ? "Nobody" : name)
            }
            .listStyle(.sidebar)
            .navigationTitle("Authors")
        } detail: {
            Table(books, selection: $selection, sortOrder: $sortOrder) {
                TableColumn("Title", value: \.title)
                TableColumn("Author", value: \.author, comparator: .localizedStandard) { book in
                    Text(book.author).foregroundStyle(.secondary)
                }
                TableColumn("Year", value: \.year) { Text(verbatim: "\($0.year)") }
                    .width(60)
                TableColumn("Pages", value: \.pages) { Text($0.pages, format: .number) }
                    .width(min: 50, ideal: 70, max: 90)
                TableColumn("Read") { book in
                    Toggle("Read", isOn: $shelf[book.id].isRead).labelsHidden()
                }
            }
            .contextMenu(forSelectionType: Book.ID.self) { ids in
                Button("Mark as read") { for id in ids { shelf[id].isRead = true } }
                Button("Delete", role: deleteRole) { shelf.books.removeAll { ids.contains($0.id) } }
            } primaryAction: { _ in
                showsInspector = true
            }
            .searchable(text: $query, placement: .automatic, prompt: "Titles")
            .navigationTitle("Books")
            .toolbar {
                ToolbarItemGroup {
                    Button { shelf.add() } label: { Label("New", systemImage: "plus") }
                    Toggle(isOn: $showsInspector) { Label("Inspector", systemImage: "sidebar.trailing") }
                }
            }
            .inspector(isPresented: $showsInspector) {
                inspector
                    .inspectorColumnWidth(min: 200, ideal: 240, max: 320)
            }
            #if os(macOS)
            .onDeleteCommand {
                shelf.books.removeAll { selection.contains($0.id) }
            }
            #endif
        }
    }

    private var deleteRole: ButtonRole? { selection.isEmpty ? nil : .destructive }

    @ViewBuilder
    private var inspector: some View {
        if let id = selection.first, selection.count == 1 {
            Form {
                TextField("Title", text: $shelf[id].title)
                TextField("Author", text: $shelf[id].author)
                TextField("Year", value: $shelf[id].year, format: .number.grouping(.never))
                Toggle("Read", isOn: $shelf[id].isRead)
            }
        } else {
            ContentUnavailableView("\(selection.count) selected", systemImage: "books.vertical")
        }
    }
}

#Preview {
    BookBrowser().environmentObject(Bookshelf())
}
