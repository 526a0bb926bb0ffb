import SwiftUI

class EmojiMatchGame: ObservableObject {
    typealias Card = MatchGame<String>.Card

    private static let emojis = ["🐙", "🦊", "🐢", "🦉", "🐝", "🦋", "🐳", "🦔"]

    private static func create() -> MatchGame<String> {
        MatchGame(pairs: 6) { index in
            emojis.indices.contains(index) ? emojis[index] : "⁉️"
        }
    }

    @Published private var model = create()

    var cards: [Card] { model.cards }
    var score: Int { model.score }
    var color: Color { .cardBack }

    func choose(_ card: Card) { model.choose(card) }
    func shuffle() { model.shuffle() }
    func restart() { model = EmojiMatchGame.create() }
}

extension Color {
    static let cardBack = Color(red: 0.9, green: 0.45, blue: 0.2)
    static let cardFront = Color.white
    static let cardText = Color(.black)
    static var random: Color {
        Color(red: .random(in: 0...1), green: .random(in: 0...1), blue: .random(in: 0...1))
    }
}

extension Animation {
    static let selection: Animation = .linear(duration: 0.1)
    static func spin(duration: TimeInterval) -> Animation {
        .linear(duration: duration).repeatForever(autoreverses: false)
    }
}
