import SwiftUI
import Combine

@main
struct QuizTimeApp: App {
    @StateObject private var manager = QuizManager()

    var body: some Scene {
        WindowGroup {
            StartView().environmentObject(manager)
        }
    }
}

extension Text {
    func lilacTitle() -> some View {
        self.font(.title)
            .fontWeight(.heavy)
            .foregroundColor(Color(hex: 0x6C5CE7))
    }
}

extension Color {
    init(hex: UInt, alpha: Double = 1) {
        self.init(
            .sRGB,
            red: Double((hex >> 16) & 0xff) / 255,
            green: Double((hex >> 08) & 0xff) / 255,
            blue: Double((hex >> 00) & 0xff) / 255,
            opacity: alpha
        )
    }
}

// MARK: - Model

struct Question: Identifiable {
    var id = UUID()
    let text: String
    let answers: [Answer]
}

struct Answer: Identifiable {
    var id = UUID()
    var text: AttributedString
    var isCorrect: Bool
}

class QuizManager: ObservableObject {
    private(set) var questions: [Question] = []
    @Published private(set) var index = 0
    @Published private(set) var length = 0
    @Published private(set) var reachedEnd = false
    @Published private(set) var answerSelected = false
    @Published private(set) var progress: CGFloat = 0.00
    @Published private(set) var score = 0

    init() {
        questions = [
            Self.make("How many corners has a cube?", "8", ["6", "12"]),
            Self.make("Which planet has the most moons?", "Saturn", ["Mars", "Venus"]),
            Self.make("What is 7 × 8?", "56", ["54", "64"]),
        ]
        length = questions.count
    }

    private static func make(_ text: String, _ right: String, _ wrong: [String]) -> Question {
        let all = [Answer(text: AttributedString(right), isCorrect: true)]
            + wrong.map { Answer(text: AttributedString($0), isCorrect: false) }
        return Question(text: text, answers: all)
    }

    var question: Question { questions[index] }

    func goToNext() {
        if index + 1 < length {
            index += 1
            answerSelected = false
            progress = CGFloat(Double(index + 1) / Double(length) * 350)
        } else {
            reachedEnd = true
        }
    }

    func select(answer: Answer) {
        answerSelected = true
        if answer.isCorrect { score += 1 }
    }

    func restart() {
        index = 0
        score = 0
        reachedEnd = false
        answerSelected = false
        progress = 0
    }
}

// MARK: - Views

struct StartView: View {
    var body: some View {
        NavigationView {
            VStack(spacing: 40) {
                VStack(spacing: 20) {
                    Text("Quiz Time").lilacTitle()
                    Text("Are you ready to test yourself?")
                        .foregroundColor(Color("AccentColor"))
                }
                NavigationLink {
                    QuizView()
                } label: {
                    PrimaryButton(text: "Let's go!")
                }
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .edgesIgnoringSafeArea(.all)
            .background(Color(red: 0.984313725490196, green: 0.9294117647058824, blue: 0.8470588235294118))
        }
    }
}

struct PrimaryButton: View {
    var text: String
    var background: Color = Color("AccentColor")

    var body: some View {
        Text(text)
            .foregroundColor(.white)
            .padding()
            .padding(.horizontal)
            .background(background)
            .cornerRadius(30)
            .shadow(radius: 10)
    }
}

struct QuizView: View {
    @EnvironmentObject var manager: QuizManager

    var body: some View {
        if manager.reachedEnd {
            VStack(spacing: 20) {
                Text("Quiz Time").lilacTitle()
                Text("Congratulations, you completed the game! 🥳")
                Text("You scored \(manager.score) out of \(manager.length)")
                Button {
                    manager.restart()
                } label: {
                    PrimaryButton(text: "Play again")
                }
            }
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .navigationBarHidden(true)
        } else {
            QuestionView()
        }
    }
}

struct QuestionView: View {
    @EnvironmentObject var manager: QuizManager
    @State private var remaining = 30
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

    var body: some View {
        VStack(spacing: 40) {
            HStack {
                Text("Quiz Time").lilacTitle()
                Spacer()
                Text("\(manager.index + 1) out of \(manager.length)")
                    .foregroundColor(Color("AccentColor"))
                    .fontWeight(.heavy)
            }
            ProgressBar(progress: manager.progress)
            Text("\(remaining)s").font(.caption).foregroundColor(remaining < 10 ? .red : .secondary)
            VStack(alignment: .leading, spacing: 20) {
                Text(manager.question.text)
                    .font(.system(size: 20))
                    .bold()
                    .foregroundColor(.gray)
                ForEach(manager.question.answers, id: \.id) { answer in
                    AnswerRow(answer: answer)
                        .environmentObject(manager)
                }
            }
            Button {
                withAnimation { manager.goToNext() }
            } label: {
                PrimaryButton(
                    text: "Next",
                    background: manager.answerSelected ? Color("AccentColor") : Color(hue: 1.0, saturation: 0.0, brightness: 0.564, opacity: 0.327)
                )
            }
            .disabled(!manager.answerSelected)
            Spacer()
        }
        .padding()
        .navigationBarHidden(true)
        .onReceive(timer) { _ in
            if remaining > 0 { remaining -= 1 }
        }
    }
}

struct ProgressBar: View {
    var progress: CGFloat

    var body: some View {
        ZStack(alignment: .leading) {
            Rectangle()
                .frame(maxWidth: 350, maxHeight: 4)
                .foregroundColor(Color(hue: 1.0, saturation: 0.0, brightness: 0.564, opacity: 0.327))
                .cornerRadius(10)
            Rectangle()
                .frame(width: progress, height: 4)
                .foregroundColor(Color("AccentColor"))
                .cornerRadius(10)
        }
    }
}

struct AnswerRow: View {
    @EnvironmentObject var manager: QuizManager
    var answer: Answer
    @State private var isSelected = false
    var green = Color(hue: 0.437, saturation: 0.711, brightness: 0.711)
    var red = Color(red: 0.71, green: 0.094, blue: 0.1)

    var body: some View {
        HStack(spacing: 20) {
            Image(systemName: "circle.fill")
                .font(.caption)
            Text(answer.text)
                .bold()
            if isSelected {
                Spacer()
                Image(systemName: answer.isCorrect ? "checkmark.circle.fill" : "x.circle.fill")
                    .foregroundColor(answer.isCorrect ? green : red)
            }
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .foregroundColor(manager.answerSelected ? (isSelected ? Color("AccentColor") : .gray) : Color("AccentColor"))
        .background(Color.white)
        .cornerRadius(10)
        .shadow(color: isSelected ? (answer.isCorrect ? green : red) : .gray, radius: 5, x: 0.5, y: 0.5)
        .onTapGesture {
            if !manager.answerSelected {
                isSelected = true
                manager.select(answer: answer)
            }
        }
    }
}

struct StartView_Previews: PreviewProvider {
    static var previews: some View {
        StartView()
            .environmentObject(QuizManager())
    }
}
