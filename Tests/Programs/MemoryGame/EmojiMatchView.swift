import SwiftUI

struct EmojiMatchView: View {
    typealias Card = EmojiMatchGame.Card
    @ObservedObject var game: EmojiMatchGame
    @State private var dealt = Set<Card.ID>()
    @State private var lastScoreChange = (0, causedBy: "")
    @Namespace private var dealingNamespace

    private let aspectRatio: CGFloat = 2 / 3
    private let deckWidth: CGFloat = 50

    var body: some View {
        VStack {
            cards.foregroundColor(game.color)
            HStack {
                score
                Spacer()
                deck.foregroundColor(game.color)
                Spacer()
                shuffle
                restart
            }
            .font(.largeTitle)
        }
        .padding()
    }

    private var score: some View {
        Text("Score: \(game.score)")
            .font(.headline)
            .animation(nil)
    }

    private var shuffle: some View {
        Button("Shuffle") {
            withAnimation(.interactiveSpring(response: 1, dampingFraction: 0.5)) {
                game.shuffle()
            }
        }
        .font(.body)
    }

    private var restart: some View {
        Button("New") {
            withAnimation {
                dealt = []
                game.restart()
            }
        }
        .font(.body)
    }

    private var cards: some View {
        AspectVGrid(game.cards, aspectRatio: aspectRatio) { card in
            if isDealt(card) {
                CardView(card)
                    .matchedGeometryEffect(id: card.id, in: dealingNamespace)
                    .transition(.asymmetric(insertion: .identity, removal: .identity))
                    .padding(4)
                    .overlay(FlyingNumber(number: scoreChange(causedBy: card)))
                    .zIndex(scoreChange(causedBy: card) != 0 ? 100 : 0)
                    .onTapGesture { choose(card) }
                    .accessibilityAddTraits(.isButton)
                    .accessibilityLabel(card.isFaceUp ? Text(card.content) : Text("Card"))
            }
        }
    }

    private func isDealt(_ card: Card) -> Bool { dealt.contains(card.id) }

    private var undealt: [Card] { game.cards.filter { !isDealt($0) } }

    private var deck: some View {
        ZStack {
            ForEach(undealt) { card in
                CardView(card)
                    .matchedGeometryEffect(id: card.id, in: dealingNamespace)
                    .transition(.asymmetric(insertion: .identity, removal: .identity))
            }
        }
        .frame(width: deckWidth, height: deckWidth / aspectRatio)
        .onTapGesture { deal() }
    }

    private func deal() {
        var delay: TimeInterval = 0
        for card in game.cards {
            withAnimation(.easeInOut(duration: 1).delay(delay)) {
                _ = dealt.insert(card.id)
            }
            delay += 0.15
        }
    }

    private func choose(_ card: Card) {
        withAnimation {
            let before = game.score
            game.choose(card)
            lastScoreChange = (game.score - before, causedBy: card.id)
        }
    }

    private func scoreChange(causedBy card: Card) -> Int {
        let (amount, id) = lastScoreChange
        return card.id == id ? amount : 0
    }
}

struct CardView: View {
    typealias Card = MatchGame<String>.Card
    let card: Card

    init(_ card: Card) { self.card = card }

    var body: some View {
        TimelineView(.animation) { timeline in
            if card.isFaceUp || !card.isMatched {
                Pie(endAngle: .degrees(240))
                    .opacity(0.4)
                    .overlay(contents.padding(5))
                    .padding(5)
                    .cardify(isFaceUp: card.isFaceUp)
                    .transition(.scale)
            } else {
                Color.clear
            }
        }
    }

    var contents: some View {
        Text(card.content)
            .font(.system(size: 200))
            .foregroundColor(.cardText)
            .minimumScaleFactor(10 / 200)
            .multilineTextAlignment(.center)
            .aspectRatio(1, contentMode: .fit)
            .rotationEffect(.degrees(card.isMatched ? 360 : 0))
            .animation(.spin(duration: 1), value: card.isMatched)
    }
}

struct Cardify: ViewModifier, Animatable {
    init(isFaceUp: Bool) { rotation = isFaceUp ? 0 : 180 }

    var isFaceUp: Bool { rotation < 90 }
    var rotation: Double
    var animatableData: Double {
        get { rotation }
        set { rotation = newValue }
    }

    func body(content: Content) -> some View {
        ZStack {
            let base = RoundedRectangle(cornerRadius: Constants.cornerRadius)
            base.strokeBorder(lineWidth: Constants.lineWidth)
                .background(base.fill(Color.cardFront))
                .overlay(content)
                .opacity(isFaceUp ? 1 : 0)
            base.fill()
                .opacity(isFaceUp ? 0 : 1)
        }
        .rotation3DEffect(.degrees(rotation), axis: (0, 1, 0))
    }

    private struct Constants {
        static let cornerRadius: CGFloat = 12
        static let lineWidth: CGFloat = 2
    }
}

extension View {
    func cardify(isFaceUp: Bool) -> some View {
        modifier(Cardify(isFaceUp: isFaceUp))
    }
}

struct Pie: Shape {
    var startAngle: Angle = .zero
    let endAngle: Angle
    var clockwise = true

    func path(in rect: CGRect) -> Path {
        let startAngle = startAngle - .degrees(90)
        let endAngle = endAngle - .degrees(90)
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let radius = min(rect.width, rect.height) / 2
        let start = CGPoint(
            x: center.x + radius * cos(startAngle.radians),
            y: center.y + radius * sin(startAngle.radians)
        )
        var p = Path()
        p.move(to: center)
        p.addLine(to: start)
        p.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
        p.addLine(to: center)
        return p
    }
}

struct FlyingNumber: View {
    let number: Int
    @State private var offset: CGFloat = 0

    var body: some View {
        if number != 0 {
            Text(number, format: .number.sign(strategy: .always()))
                .font(.largeTitle)
                .foregroundColor(number < 0 ? .red : .green)
                .shadow(color: .black, radius: 1.5, x: 1, y: 1)
                .offset(x: 0, y: offset)
                .opacity(offset != 0 ? 0 : 1)
                .onAppear {
                    withAnimation(.easeIn(duration: 1.5)) { offset = number < 0 ? 200 : -200 }
                }
                .onDisappear { offset = 0 }
        }
    }
}

struct AspectVGrid<Item: Identifiable, ItemView: View>: View {
    let items: [Item]
    var aspectRatio: CGFloat = 1
    let content: (Item) -> ItemView

    init(_ items: [Item], aspectRatio: CGFloat, @ViewBuilder content: @escaping (Item) -> ItemView) {
        self.items = items
        self.aspectRatio = aspectRatio
        self.content = content
    }

    var body: some View {
        GeometryReader { geometry in
            let size = gridItemWidthThatFits(count: items.count, size: geometry.size, atAspectRatio: aspectRatio)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: size), spacing: 0)], spacing: 0) {
                ForEach(items) { item in
                    content(item)
                        .aspectRatio(aspectRatio, contentMode: .fit)
                }
            }
        }
    }

    private func gridItemWidthThatFits(count: Int, size: CGSize, atAspectRatio aspectRatio: CGFloat) -> CGFloat {
        let count = CGFloat(count)
        var columnCount = 1.0
        repeat {
            let width = size.width / columnCount
            let height = width / aspectRatio
            let rowCount = (count / columnCount).rounded(.up)
            if rowCount * height < size.height {
                return (size.width / columnCount).rounded(.down)
            }
            columnCount += 1
        } while columnCount < count
        return min(size.width / count, size.height * aspectRatio).rounded(.down)
    }
}

struct EmojiMatchView_Previews: PreviewProvider {
    static var previews: some View {
        EmojiMatchView(game: EmojiMatchGame())
    }
}
