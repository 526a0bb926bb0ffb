import SwiftUI

@main
struct AnagramGameApp: App {
    var body: some Scene {
        WindowGroup { GameView() }
    }
}

enum WordError: Error {
    case used, impossible, tooShort

    var title: String {
        switch self {
        case .used: "Word used already"
        case .impossible: "Word not possible"
        case .tooShort: "Too short"
        }
    }
}

struct GameView: View {
    @State private var usedWords = [String]()
    @State private var rootWord = ""
    @State private var newWord = ""
    @State private var errorTitle = ""
    @State private var errorMessage = ""
    @State private var showingError = false
    @AppStorage("best") private var best = 0
    @FocusState private var isFocused

    private let words = ["lighthouse", "navigate", "mountain", "terminal"]

    var score: Int { usedWords.reduce(0) { $0 + $1.count } }

    var body: some View {
        NavigationStack {
            List {
                Section {
                    TextField("Enter your word", text: $newWord)
                        .textInputAutocapitalization(.never)
                        .focused($isFocused)
                        .onSubmit(addNewWord)
                        .submitScope()
                }
                Section {
                    ForEach(usedWords, id: \.self) { word in
                        HStack {
                            Image(systemName: "\(word.count).circle")
                            Text(word)
                        }
                        .accessibilityElement()
                        .accessibilityLabel(word)
                        .accessibilityHint("\(word.count) letters")
                        .transition(.slide)
                    }
                }
                Section("Score") {
                    LabeledContent("Now", value: score, format: .number)
                    LabeledContent("Best", value: best, format: .number)
                }
                NavigationLink("Rules") { RulesView() }
            }
            .navigationTitle(rootWord)
            .onAppear(perform: startGame)
            .alert(errorTitle, isPresented: $showingError) {
            } message: {
                Text(errorMessage)
            }
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) { Button("Restart", action: startGame) }
            }
            .overlay(alignment: .top) {
                if score > 20 { Text("Well done!").padding().background(.yellow, in: .capsule) }
            }
        }
    }

    func addNewWord() {
        let answer = newWord.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
        guard answer.count > 0 else { return }
        do {
            try check(answer)
            withAnimation(.default) {
                usedWords.insert(answer, at: 0)
            } completion: {
                best = max(best, score)
            }
            newWord = ""
        } catch let error as WordError {
            errorTitle = error.title
            errorMessage = "Try again, with letters of “\(rootWord)”."
            showingError = true
        } catch {
            assertionFailure(error.localizedDescription)
        }
    }

    private func check(_ word: String) throws {
        guard word.count > 2 else { throw WordError.tooShort }
        guard !usedWords.contains(word) else { throw WordError.used }
        var rest = rootWord
        for letter in word {
            guard let position = rest.firstIndex(of: letter) else { throw WordError.impossible }
            rest.remove(at: position)
        }
    }

    func startGame() {
        rootWord = words.randomElement() ?? "silkworm"
        usedWords = []
        isFocused = true
    }
}

struct RulesView: View {
    @State private var isExpanded = true

    var body: some View {
        List {
            DisclosureGroup(isExpanded: $isExpanded) {
                Text("Make words from the letters.")
                Text("Three letters or more.")
            } label: {
                Label("How to play", systemImage: "questionmark.circle")
            }
            OutlineGroup(Rule.tree, children: \.children) { rule in
                Text(rule.name)
            }
        }
        .navigationTitle("Rules")
    }
}

struct Rule: Identifiable {
    var name: String
    var children: [Rule]?
    var id: String { name }

    static let tree = [
        Rule(name: "Allowed", children: [Rule(name: "Nouns"), Rule(name: "Verbs")]),
        Rule(name: "Forbidden", children: [Rule(name: "Names", children: [Rule(name: "Of people"), Rule(name: "Of places")])]),
    ]
}

#Preview {
    GameView()
}
