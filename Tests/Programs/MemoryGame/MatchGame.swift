import Foundation

struct MatchGame<CardContent> where CardContent: Equatable {
    private(set) var cards: [Card]
    private(set) var score = 0

    private var indexOfOnlyFaceUp: Int? {
        get { cards.indices.filter { cards[$0].isFaceUp }.oneAndOnly }
        set { cards.indices.forEach { cards[$0].isFaceUp = ($0 == newValue) } }
    }

    init(pairs: Int, createContent: (Int) -> CardContent) {
        cards = []
        for index in 0..<max(2, pairs) {
            let content = createContent(index)
            cards.append(Card(content: content, id: "\(index)a"))
            cards.append(Card(content: content, id: "\(index)b"))
        }
    }

    mutating func choose(_ card: Card) {
        guard let chosen = cards.firstIndex(where: { $0.id == card.id }),
              !cards[chosen].isFaceUp, !cards[chosen].isMatched
        else { return }
        if let potential = indexOfOnlyFaceUp {
            if cards[chosen].content == cards[potential].content {
                cards[chosen].isMatched = true
                cards[potential].isMatched = true
                score += 2
            } else if cards[chosen].hasBeenSeen || cards[potential].hasBeenSeen {
                score -= 1
            }
            cards[chosen].isFaceUp = true
        } else {
            indexOfOnlyFaceUp = chosen
        }
    }

    mutating func shuffle() {
        cards.shuffle()
    }

    struct Card: Identifiable, Equatable, CustomDebugStringConvertible {
        var isFaceUp = false {
            didSet { if oldValue && !isFaceUp { hasBeenSeen = true } }
        }
        var isMatched = false
        var hasBeenSeen = false
        let content: CardContent
        let id: String

        var debugDescription: String { "\(id): \(content) \(isFaceUp ? "up" : "down")" }
    }
}

extension Array {
    var oneAndOnly: Element? { count == 1 ? first : nil }
}
