import SwiftUI

@main
struct AccessiblePollApp: App {
    var body: some Scene {
        WindowGroup {
            PollView(poll: Poll(question: "Where shall we go?", options: ["The sea", "The hills", "Nowhere"]))
        }
    }
}

struct Poll {
    var question: String
    var options: [String]
    var votes: [String: Int] = [:]

    var total: Int { votes.values.reduce(0, +) }
    func share(of option: String) -> Double {
        total == 0 ? 0 : Double(votes[option, default: 0]) / Double(total)
    }
}

struct PollView: View {
    @State var poll: Poll
    @State private var voted: String?
    @State private var message: String?
    @State private var rating = 3
    @AccessibilityFocusState private var isResultFocused: Bool
    @AccessibilityFocusState(for: .voiceOver) private var focusedOption: String?
    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate
    @Environment(\.accessibilityReduceTransparency) var reduceTransparency
    @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
    @Environment(\.legibilityWeight) private var legibilityWeight

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 16) {
                    Text(poll.question)
                        .font(.title2)
                        .fontWeight(legibilityWeight == .bold ? .heavy : .semibold)
                        .accessibilityAddTraits(.isHeader)
                        .accessibilityHeading(.h1)

                    ForEach(poll.options, id: \.self) { option in
                        optionRow(option)
                            .accessibilityFocused($focusedOption, equals: option)
                    }

                    if let voted {
                        Text("You chose \(voted).")
                            .accessibilityFocused($isResultFocused)
                            .accessibilityIdentifier("result")
                            .transition(reduceMotion ? .identity : .opacity)
                    }

                    StarRating(rating: $rating)

                    NavigationLink("Details") { PollDetails(poll: poll) }
                        .accessibilityHint("Shows all votes")

                    Image(decorative: "ballot-box")
                    Image(systemName: "sparkles")
                        .accessibility(hidden: true)
                }
                .padding()
            }
            .background(reduceTransparency ? AnyShapeStyle(.background) : AnyShapeStyle(.thinMaterial))
            .navigationTitle("Poll")
            .accessibilityAction(.magicTap) { vote(for: poll.options[0]) }
            .accessibilityAction(.escape) { voted = nil }
            .alert(message ?? "", isPresented: Binding(get: { message != nil }, set: { _ in message = nil })) {
                Button("OK") {}
            }
        }
    }

    private func optionRow(_ option: String) -> some View {
        Button {
            vote(for: option)
        } label: {
            VStack(alignment: .leading) {
                HStack {
                    Text(option)
                    if voted == option && differentiate { Image(systemName: "checkmark") }
                    Spacer()
                    Text(poll.share(of: option), format: .percent.precision(.fractionLength(0)))
                        .accessibilityHidden(true)
                }
                ProgressView(value: poll.share(of: option))
                    .tint(voted == option ? .green : .blue)
            }
        }
        .buttonStyle(.plain)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel(option)
        .accessibilityValue("\(poll.votes[option, default: 0]) votes")
        .accessibilityAddTraits(voted == option ? [.isButton, .isSelected] : .isButton)
        .accessibilityRemoveTraits(.isImage)
        .accessibilityAction(named: "Remove the vote") {
            poll.votes[option, default: 1] -= 1
        }
        .accessibilitySortPriority(1)
        .accessibilityInputLabels([option, "Option"])
    }

    private func vote(for option: String) {
        withAnimation(reduceMotion ? .none : .default) {
            poll.votes[option, default: 0] += 1
            voted = option
        }
        isResultFocused = true
        if poll.total % 5 == 0 { message = "\(poll.total) votes!" }
    }
}

struct StarRating: View {
    @Binding var rating: Int

    var body: some View {
        HStack {
            ForEach(1...5, id: \.self) { star in
                Image(systemName: star <= rating ? "star.fill" : "star")
                    .foregroundStyle(.yellow)
                    .onTapGesture { rating = star }
            }
        }
        .accessibilityElement()
        .accessibilityLabel("Rating")
        .accessibilityValue(Text("\(rating) of 5"))
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: rating = min(5, rating + 1)
            case .decrement: rating = max(1, rating - 1)
            @unknown default: break
            }
        }
    }
}

struct PollDetails: View {
    let poll: Poll

    var body: some View {
        List {
            ForEach(poll.options, id: \.self) { option in
                HStack {
                    Text(option)
                    Spacer()
                    Text("\(poll.votes[option, default: 0])")
                }
                .accessibilityElement(children: .combine)
                .accessibilityRepresentation {
                    Text("\(option): \(poll.votes[option, default: 0])")
                }
            }
            Text("Votes are counted by hand.")
                .speechSpellsOutCharacters(false)
            Text("poll/2024-05").accessibilityTextContentType(.fileSystem)
        }
        .navigationTitle("Votes")
        .accessibilityActions {
            Button("Count again") { print("counting") }
        }
        .accessibilityRotor("Options", entries: poll.options, entryID: \.self, entryLabel: \.self)
    }
}

#Preview {
    PollView(poll: Poll(question: "?", options: ["A", "B"]))
}
