import SwiftUI

@main
struct CodeGuessApp: App {
    var body: some Scene {
        WindowGroup { CodeGuessView() }
    }
}

typealias Peg = Color

struct Code: Equatable {
    enum Kind: Equatable { case master, guess, attempt([Match]) }
    var kind: Kind
    var pegs: [Peg] = Array(repeating: Code.missing, count: 4)
    static let missing: Peg = .clear

    func match(against other: Code) -> [Match] {
        var results: [Match] = Array(repeating: .nomatch, count: pegs.count)
        var remaining = other.pegs
        for index in pegs.indices.reversed() where other.pegs[index] == pegs[index] {
            results[index] = .exact
            remaining.remove(at: index)
        }
        for index in pegs.indices where results[index] != .exact {
            if let found = remaining.firstIndex(of: pegs[index]) {
                results[index] = .inexact
                remaining.remove(at: found)
            }
        }
        return results
    }
}

enum Match { case nomatch, exact, inexact }

struct CodeBreaker {
    var masterCode = Code(kind: .master)
    var guess = Code(kind: .guess)
    var attempts: [Code] = []
    let choices: [Peg]

    init(choices: [Peg] = [.red, .green, .blue, .yellow]) {
        self.choices = choices
        for index in masterCode.pegs.indices { masterCode.pegs[index] = choices[(index * 3) % choices.count] }
    }

    var isOver: Bool { attempts.last?.pegs == masterCode.pegs }

    mutating func attemptGuess() {
        guard !attempts.contains(where: { $0.pegs == guess.pegs }), !guess.pegs.contains(Code.missing) else { return }
        var attempt = guess
        attempt.kind = .attempt(guess.match(against: masterCode))
        attempts.append(attempt)
    }

    mutating func change(at index: Int) {
        let existing = guess.pegs[index]
        if let position = choices.firstIndex(of: existing) {
            guess.pegs[index] = choices[(position + 1) % choices.count]
        } else {
            guess.pegs[index] = choices.first ?? Code.missing
        }
    }
}

extension Animation {
    static let codeBreaker = Animation.bouncy
    static let guess = Animation.codeBreaker
    static let restart = Animation.codeBreaker.delay(0.1)
}

extension Color {
    static func gray(_ brightness: CGFloat) -> Color {
        Color(hue: 148 / 360, saturation: 0, brightness: brightness)
    }
}

struct CodeGuessView: View {
    @State private var game = CodeBreaker()

    var body: some View {
        VStack {
            CodeView(code: game.masterCode, isHidden: !game.isOver)
            ScrollView {
                if !game.isOver {
                    CodeView(code: game.guess) { index in
                        withAnimation(.guess) { game.change(at: index) }
                    } accessory: {
                        Button("Guess") {
                            withAnimation(.codeBreaker) { game.attemptGuess() }
                        }
                        .font(.system(size: 80))
                        .minimumScaleFactor(0.1)
                        .flexibleSystemFont()
                    }
                }
                ForEach(game.attempts.indices.reversed(), id: \.self) { index in
                    CodeView(code: game.attempts[index]) { _ in
                    } accessory: {
                        if case .attempt(let matches) = game.attempts[index].kind {
                            MatchMarkers(matches: matches)
                        }
                    }
                    .transition(.asymmetric(insertion: .move(edge: .top), removal: .offset(x: 0, y: 400)))
                }
            }
            if game.isOver {
                Button("Restart", systemImage: "arrow.circlepath") {
                    withAnimation(.restart) { game = CodeBreaker() }
                }
            }
        }
        .padding()
    }
}

extension View {
    func flexibleSystemFont(minimum: CGFloat = 8, maximum: CGFloat = 80) -> some View {
        font(.system(size: maximum)).minimumScaleFactor(minimum / maximum)
    }
}

struct CodeView<Accessory: View>: View {
    let code: Code
    var isHidden = false
    var onTap: ((Int) -> Void)?
    @ViewBuilder let accessory: () -> Accessory

    init(
        code: Code, isHidden: Bool = false, onTap: ((Int) -> Void)? = nil,
        @ViewBuilder accessory: @escaping () -> Accessory = { EmptyView() }
    ) {
        self.code = code
        self.isHidden = isHidden
        self.onTap = onTap
        self.accessory = accessory
    }

    var body: some View {
        HStack {
            ForEach(code.pegs.indices, id: \.self) { index in
                PegView(peg: isHidden ? .gray(0.8) : code.pegs[index])
                    .onTapGesture { onTap?(index) }
                    .accessibilityLabel("Peg \(index + 1)")
                    .accessibilityAddTraits(onTap == nil ? [] : .isButton)
            }
            Color.clear.aspectRatio(1, contentMode: .fit)
                .overlay { accessory() }
        }
    }
}

struct PegView: View {
    let peg: Peg

    var body: some View {
        let shape = Circle()
        shape
            .overlay {
                if peg == Code.missing { shape.strokeBorder(Color.gray) }
            }
            .contentShape(shape)
            .aspectRatio(1, contentMode: .fit)
            .foregroundStyle(peg)
    }
}

struct MatchMarkers: View {
    let matches: [Match]

    var body: some View {
        HStack {
            VStack {
                marker(0)
                marker(1)
            }
            VStack {
                marker(2)
                marker(3)
            }
        }
    }

    private func marker(_ index: Int) -> some View {
        let exact = matches.count { $0 == .exact }
        let found = matches.count { $0 != .nomatch }
        return Circle()
            .fill(exact > index ? Color.primary : .clear)
            .strokeBorder(found > index ? Color.primary : .clear, lineWidth: 2)
            .aspectRatio(1, contentMode: .fit)
    }
}

#Preview {
    MatchMarkers(matches: [.exact, .inexact, .nomatch, .exact])
        .padding()
}
