import SwiftUI

@main
struct TicTacToeApp: App {
    var body: some Scene {
        WindowGroup { GameView() }
    }
}

enum Player: String {
    case x = "xmark", o = "circle"
    var opposite: Player { self == .x ? .o : .x }
    var name: String { self == .x ? "X" : "O" }
}

struct Game {
    private(set) var squares = [Player?](repeating: nil, count: 9)
    private(set) var current = Player.x

    static let lines: [Set<Int>] = [
        [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
    ]

    var winner: Player? {
        for player in [Player.x, .o] {
            let mine = Set(squares.indices.filter { squares[$0] == player })
            if Self.lines.contains(where: { $0.isSubset(of: mine) }) { return player }
        }
        return nil
    }

    var isDraw: Bool { winner == nil && !squares.contains(nil) }
    var isOver: Bool { winner != nil || isDraw }

    mutating func play(at index: Int) {
        guard squares[index] == nil, !isOver else { return }
        squares[index] = current
        current = current.opposite
    }
}

struct GameView: View {
    @State private var game = Game()
    @State private var score: [String: Int] = [:]
    @State private var showsResult = false
    private let columns = [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]

    var body: some View {
        GeometryReader { geometry in
            VStack {
                HStack {
                    ForEach(["X", "O"], id: \.self) { name in
                        Text("\(name): \(score[name, default: 0])").frame(maxWidth: .infinity)
                    }
                }
                .font(.headline)
                Spacer()
                LazyVGrid(columns: columns, spacing: 5) {
                    ForEach(0..<9) { index in
                        ZStack {
                            RoundedRectangle(cornerRadius: 10)
                                .foregroundColor(.blue.opacity(0.4))
                                .frame(height: geometry.size.width / 3 - 15)
                            if let player = game.squares[index] {
                                Image(systemName: player.rawValue)
                                    .resizable()
                                    .frame(width: 40, height: 40)
                                    .transition(.scale)
                            }
                        }
                        .accessibilityElement()
                        .accessibilityLabel("Square \(index + 1)")
                        .accessibilityValue(game.squares[index]?.name ?? "empty")
                        .accessibilityAddTraits(.isButton)
                        .onTapGesture { play(index) }
                    }
                }
                .disabled(game.isOver)
                Spacer()
                Text(game.isOver ? "Over" : "\(game.current.name) to move")
                Button("New game") { withAnimation { game = Game() } }
            }
            .padding()
        }
        .alert(isPresented: $showsResult) {
            Alert(
                title: Text(game.winner.map { "\($0.name) wins" } ?? "Draw"),
                message: Text("Another round?"),
                dismissButton: .default(Text("Play")) {
                    withAnimation { game = Game() }
                })
        }
    }

    private func play(_ index: Int) {
        withAnimation(.spring()) { game.play(at: index) }
        if let winner = game.winner { score[winner.name, default: 0] += 1 }
        showsResult = game.isOver
    }
}

#Preview { GameView() }
