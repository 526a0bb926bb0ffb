import SwiftUI

@main
struct CardSwiperApp: App {
    var body: some Scene {
        WindowGroup {
            DeckView()
        }
    }
}

struct Flashcard: Codable, Identifiable, Equatable {
    var id = UUID()
    let prompt: String
    let answer: String

    static let example = Flashcard(prompt: "Capital of Finland?", answer: "Helsinki")
}

extension View {
    func stacked(at position: Int, in total: Int) -> some View {
        let offset = Double(total - position)
        return self.offset(x: 0, y: offset * 10)
    }
}

struct FlashcardView: View {
    @Environment(\.accessibilityDifferentiateWithoutColor) var differentiateWithoutColor
    @Environment(\.accessibilityVoiceOverEnabled) var voiceOverEnabled
    let card: Flashcard
    var removal: (() -> Void)? = nil

    @State private var isShowingAnswer = false
    @State private var offset = CGSize.zero

    var body: some View {
        ZStack {
            RoundedRectangle(cornerRadius: 25, style: .continuous)
                .fill(
                    differentiateWithoutColor
                        ? .white
                        : .white.opacity(1 - Double(abs(offset.width / 50)))
                )
                .background(
                    differentiateWithoutColor
                        ? nil
                        : RoundedRectangle(cornerRadius: 25, style: .continuous)
                            .fill(offset.width > 0 ? .green : .red)
                )
                .shadow(radius: 10)

            VStack {
                if voiceOverEnabled {
                    Text(isShowingAnswer ? card.answer : card.prompt)
                        .font(.largeTitle)
                } else {
                    Text(card.prompt).font(.largeTitle)
                    if isShowingAnswer {
                        Text(card.answer).font(.title).foregroundColor(.gray)
                    }
                }
            }
            .padding(20)
            .multilineTextAlignment(.center)
        }
        .frame(width: 350, height: 250)
        .rotationEffect(.degrees(Double(offset.width / 5)))
        .offset(x: offset.width * 5, y: 0)
        .opacity(2 - Double(abs(offset.width / 50)))
        .accessibilityAddTraits(.isButton)
        .gesture(
            DragGesture()
                .onChanged { gesture in
                    offset = gesture.translation
                }
                .onEnded { _ in
                    if abs(offset.width) > 100 {
                        removal?()
                    } else {
                        offset = .zero
                    }
                }
        )
        .onTapGesture {
            isShowingAnswer.toggle()
        }
        .animation(.spring(), value: offset)
    }
}

struct DeckView: View {
    @Environment(\.scenePhase) var scenePhase
    @State private var cards = [Flashcard](
        [
            .example,
            Flashcard(prompt: "7 × 6?", answer: "42"),
            Flashcard(prompt: "Largest lake in Sweden?", answer: "Vänern"),
        ])
    @State private var timeRemaining = 100
    @State private var isActive = true
    @State private var showingEditScreen = false
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        ZStack {
            Image(decorative: "background")
                .resizable()
                .ignoresSafeArea()
            VStack {
                Text("Time: \(timeRemaining)")
                    .font(.largeTitle)
                    .foregroundColor(.white)
                    .padding(.horizontal, 20)
                    .padding(.vertical, 5)
                    .background(.black.opacity(0.75))
                    .clipShape(Capsule())
                ZStack {
                    ForEach(0..<cards.count, id: \.self) { index in
                        FlashcardView(card: cards[index]) {
                            withAnimation { removeCard(at: index) }
                        }
                        .stacked(at: index, in: cards.count)
                        .allowsHitTesting(index == cards.count - 1)
                        .accessibilityHidden(index < cards.count - 1)
                    }
                }
                .allowsHitTesting(timeRemaining > 0)

                if cards.isEmpty {
                    Button("Start Again", action: resetCards)
                        .padding()
                        .background(.white)
                        .foregroundColor(.black)
                        .clipShape(Capsule())
                }
            }

            VStack {
                HStack {
                    Spacer()
                    Button {
                        showingEditScreen = true
                    } label: {
                        Image(systemName: "plus.circle")
                            .padding()
                            .background(.black.opacity(0.7))
                            .clipShape(Circle())
                    }
                    .accessibilityLabel("Edit the cards")
                }
                Spacer()
                HStack {
                    Button {
                        withAnimation { removeCard(at: cards.count - 1) }
                    } label: {
                        Image(systemName: "xmark.circle").padding()
                    }
                    .accessibilityLabel("Wrong")
                    .accessibilityHint("Mark your answer as being incorrect.")
                    Spacer()
                    Button {
                        withAnimation { removeCard(at: cards.count - 1) }
                    } label: {
                        Image(systemName: "checkmark.circle").padding()
                    }
                    .accessibilityLabel("Correct")
                }
                .font(.largeTitle)
                .foregroundColor(.white)
            }
            .padding()
        }
        .onReceive(timer) { time in
            guard isActive else { return }
            if timeRemaining > 0 { timeRemaining -= 1 }
        }
        .onChange(of: scenePhase) { newPhase in
            if newPhase == .active {
                if cards.isEmpty == false { isActive = true }
            } else {
                isActive = false
            }
        }
        .sheet(isPresented: $showingEditScreen, onDismiss: resetCards, content: EditCards.init)
        .onAppear(perform: resetCards)
    }

    func removeCard(at index: Int) {
        guard index >= 0 else { return }
        cards.remove(at: index)
        if cards.isEmpty { isActive = false }
    }

    func resetCards() {
        timeRemaining = 100
        isActive = true
        if let data = UserDefaults.standard.data(forKey: "Cards"),
           let decoded = try? JSONDecoder().decode([Flashcard].self, from: data), !decoded.isEmpty {
            cards = decoded
        } else if cards.isEmpty {
            cards = [Flashcard](repeating: .example, count: 3)
        }
    }
}

struct EditCards: View {
    @Environment(\.dismiss) var dismiss
    @State private var cards = [Flashcard]()
    @State private var newPrompt = ""
    @State private var newAnswer = ""

    var body: some View {
        NavigationView {
            List {
                Section("Add new card") {
                    TextField("Prompt", text: $newPrompt)
                    TextField("Answer", text: $newAnswer)
                    Button("Add card", action: addCard)
                }
                Section {
                    ForEach(0..<cards.count, id: \.self) { index in
                        VStack(alignment: .leading) {
                            Text(cards[index].prompt).font(.headline)
                            Text(cards[index].answer).foregroundColor(.secondary)
                        }
                    }
                    .onDelete { cards.remove(atOffsets: $0) }
                }
            }
            .navigationTitle("Edit Cards")
            .toolbar { Button("Done", action: done) }
            .listStyle(.grouped)
        }
    }

    func done() { dismiss() }

    func addCard() {
        let trimmedPrompt = newPrompt.trimmingCharacters(in: .whitespaces)
        let trimmedAnswer = newAnswer.trimmingCharacters(in: .whitespaces)
        guard trimmedPrompt.isEmpty == false && trimmedAnswer.isEmpty == false else { return }
        cards.insert(Flashcard(prompt: trimmedPrompt, answer: trimmedAnswer), at: 0)
        if let data = try? JSONEncoder().encode(cards) {
            UserDefaults.standard.set(data, forKey: "Cards")
        }
    }
}

struct DeckView_Previews: PreviewProvider {
    static var previews: some View {
        DeckView().previewInterfaceOrientation(.landscapeLeft)
    }
}
