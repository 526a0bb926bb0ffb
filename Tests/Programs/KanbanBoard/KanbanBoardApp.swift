import SwiftUI
import UniformTypeIdentifiers

@main
struct KanbanBoardApp: App {
    @State private var board = Board()

    var body: some Scene {
        WindowGroup {
            NavigationStack {
                BoardView()
            }
            .environment(board)
        }
    }
}

struct Card: Identifiable, Codable, Hashable, Transferable {
    let id: UUID
    var title: String
    var column: Column

    init(_ title: String, in column: Column) {
        self.id = UUID()
        self.title = title
        self.column = column
    }

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.title)
    }
}

enum Column: String, CaseIterable, Identifiable, Codable {
    case todo = "To Do"
    case doing = "In Progress"
    case done = "Done"

    var id: Self { self }
    var tint: Color {
        switch self {
        case .todo: .orange
        case .doing: .blue
        case .done: .green
        }
    }
}

@Observable
final class Board {
    var cards = [
        Card("Write the plan", in: .todo),
        Card("Paint the fence", in: .todo),
        Card("Call grandma", in: .doing),
        Card("Buy nails", in: .done),
    ]

    func cards(in column: Column) -> [Card] { cards.filter { $0.column == column } }

    func move(_ moved: [Card], to column: Column) {
        for card in moved {
            guard let index = cards.firstIndex(where: { $0.id == card.id }) else { continue }
            cards[index].column = column
        }
    }

    func add(_ title: String) { cards.append(Card(title, in: .todo)) }
    func remove(_ card: Card) { cards.removeAll { $0.id == card.id } }
}

struct BoardView: View {
    @Environment(Board.self) private var board
    @State private var newTitle = ""
    @State private var isAdding = false

    var body: some View {
        ScrollView(.horizontal) {
            HStack(alignment: .top, spacing: 16) {
                ForEach(Column.allCases) { column in
                    ColumnView(column: column)
                        .containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 16)
                }
            }
            .padding()
            .scrollTargetLayout()
        }
        .scrollTargetBehavior(.viewAligned)
        .navigationTitle("Board")
        .toolbar {
            Button("Add Card", systemImage: "plus") { isAdding = true }
        }
        .alert("New Card", isPresented: $isAdding) {
            TextField("Title", text: $newTitle)
            Button("Add") {
                if !newTitle.isEmpty { board.add(newTitle) }
                newTitle = ""
            }
            Button("Cancel", role: .cancel) { newTitle = "" }
        }
        .navigationDestination(for: Card.self) { CardDetail(card: $0) }
    }
}

struct ColumnView: View {
    let column: Column
    @Environment(Board.self) private var board
    @State private var isTargeted = false

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Label(column.rawValue, systemImage: "circle.fill")
                .font(.headline)
                .foregroundStyle(column.tint)
            ForEach(board.cards(in: column)) { card in
                NavigationLink(value: card) { CardView(card: card) }
                    .buttonStyle(.plain)
                    .draggable(card) {
                        CardView(card: card).frame(width: 200)
                    }
                    .contextMenu {
                        ForEach(Column.allCases.filter { $0 != card.column }) { other in
                            Button("Move to \(other.rawValue)") { board.move([card], to: other) }
                        }
                        Divider()
                        Button("Delete", systemImage: "trash", role: .destructive) { board.remove(card) }
                    }
            }
            Spacer(minLength: 0)
        }
        .padding()
        .background(column.tint.opacity(isTargeted ? 0.3 : 0.1), in: .rect(cornerRadius: 12))
        .dropDestination(for: Card.self) { cards, _ in
            withAnimation { board.move(cards, to: column) }
            return !cards.isEmpty
        } isTargeted: {
            isTargeted = $0
        }
    }
}

struct CardView: View {
    let card: Card

    var body: some View {
        Text(card.title)
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(10)
            .background(.background, in: RoundedRectangle(cornerRadius: 8))
            .shadow(radius: 1)
    }
}

struct CardDetail: View {
    let card: Card
    @Environment(Board.self) private var board
    @Environment(\.dismiss) private var dismiss
    @State private var isConfirming = false

    var body: some View {
        Form {
            LabeledContent("Title", value: card.title)
            LabeledContent("Column", value: card.column.rawValue)
            Button("Delete Card", role: .destructive) { isConfirming = true }
        }
        .navigationTitle(card.title)
        .navigationBarTitleDisplayMode(.inline)
        .confirmationDialog("Delete this card?", isPresented: $isConfirming, titleVisibility: .visible) {
            Button("Delete", role: .destructive) {
                board.remove(card)
                dismiss()
            }
        }
    }
}

#Preview {
    NavigationStack { BoardView() }
        .environment(Board())
}
