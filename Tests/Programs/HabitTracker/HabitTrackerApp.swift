import SwiftUI
import Observation

@main
struct HabitTrackerApp: App {
    @State private var habits = HabitStore()

    var body: some Scene {
        WindowGroup {
            HabitDashboard()
                .environment(habits)
        }
    }
}

// MARK: - Model

struct Habit: Identifiable, Codable, Hashable {
    var id = UUID()
    var name: String
    var symbol: String
    var goal: Int
    var done: [Int: Int] = [:]

    func progress(on day: Int) -> Double {
        guard goal > 0 else { return 1 }
        return min(1, Double(done[day, default: 0]) / Double(goal))
    }

    var streak: Int {
        var day = 0, streak = 0
        while progress(on: day) >= 1 {
            streak += 1
            day += 1
        }
        return streak
    }
}

@Observable
class HabitStore {
    var habits: [Habit] = [
        Habit(name: "Water", symbol: "drop.fill", goal: 8, done: [0: 3, 1: 8, 2: 8]),
        Habit(name: "Stretch", symbol: "figure.flexibility", goal: 1, done: [0: 1, 1: 1]),
        Habit(name: "Read", symbol: "book.fill", goal: 2),
    ]

    @ObservationIgnored private var changes = 0

    func mark(_ habit: Habit, by amount: Int = 1) {
        guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
        habits[index].done[0, default: 0] += amount
        changes += 1
    }

    var today: Double {
        guard !habits.isEmpty else { return 0 }
        return habits.map { $0.progress(on: 0) }.reduce(0, +) / Double(habits.count)
    }
}

// MARK: - Views

struct HabitDashboard: View {
    @Environment(HabitStore.self) private var store
    @State private var editing: Habit?
    @State private var showsNew = false
    @AppStorage("accent") private var accent = "mint"

    private let palette: KeyValuePairs<String, Color> = ["mint": .mint, "orange": .orange, "indigo": .indigo]

    private var tint: Color { palette.first { $0.key == accent }?.value ?? .mint }

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack(alignment: .leading, spacing: 24) {
                    summary
                    grid
                    week
                }
                .padding()
            }
            .background(Color(UIColor.systemGroupedBackground))
            .navigationTitle("Habits")
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    Picker("Accent", selection: $accent) {
                        ForEach(palette.map(\.key), id: \.self) { Text($0.capitalized).tag($0) }
                    }
                    .pickerStyle(.menu)
                }
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button { showsNew = true } label: { Image(systemName: "plus") }
                        .accessibilityLabel("New habit")
                }
            }
            .sheet(item: $editing) { habit in
                HabitEditor(habit: habit) { changed in
                    if let index = store.habits.firstIndex(where: { $0.id == changed.id }) {
                        store.habits[index] = changed
                    }
                }
            }
            .sheet(isPresented: $showsNew) {
                HabitEditor(habit: Habit(name: "", symbol: "star", goal: 1)) { store.habits.append($0) }
            }
        }
        .tint(tint)
    }

    private var summary: some View {
        HStack {
            VStack(alignment: .leading) {
                Text("Today").font(.title3.weight(.semibold))
                Text(store.today, format: .percent.precision(.fractionLength(0)))
                    .font(.system(.largeTitle, design: .rounded).bold())
                    .contentTransition(.numericText())
            }
            Spacer()
            ProgressView(value: store.today)
                .progressViewStyle(RingProgressStyle(lineWidth: 10))
                .frame(width: 72, height: 72)
        }
        .padding()
        .background(in: RoundedRectangle(cornerRadius: 16))
        .backgroundStyle(.background)
    }

    private var grid: some View {
        LazyVGrid(columns: [GridItem(.flexible(minimum: 100, maximum: 300)), GridItem(.flexible())], alignment: .leading, spacing: 12) {
            ForEach(store.habits) { habit in
                Button {
                    withAnimation(.snappy) { store.mark(habit) }
                } label: {
                    VStack(alignment: .leading, spacing: 8) {
                        Image(systemName: habit.symbol).foregroundStyle(.tint)
                        Text(habit.name).font(.headline)
                        ProgressView(value: habit.progress(on: 0))
                        Text("\(habit.done[0, default: 0]) of \(habit.goal)")
                            .font(.caption).foregroundStyle(.secondary)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
                .buttonStyle(CardButtonStyle())
                .contextMenu {
                    Button("Edit") { editing = habit }
                    Button("One less") { store.mark(habit, by: -1) }
                }
            }
        }
    }

    private var week: some View {
        Grid(alignment: .center, horizontalSpacing: 8, verticalSpacing: 8) {
            GridRow {
                Text("Week").font(.caption).gridColumnAlignment(.leading)
                ForEach(0..<7) { Text("−\($0)").font(.caption2) }
            }
            Divider().gridCellColumns(8)
            ForEach(store.habits) { habit in
                GridRow(alignment: .center) {
                    Text(habit.name).font(.caption)
                    ForEach(0..<7) { day in
                        RoundedRectangle(cornerRadius: 4)
                            .fill(.tint)
                            .opacity(0.15 + 0.85 * habit.progress(on: day))
                            .frame(height: 20)
                    }
                }
            }
        }
        .padding()
        .background(in: .rect(cornerRadius: 16))
    }
}

struct RingProgressStyle: ProgressViewStyle {
    var lineWidth: CGFloat

    func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0
        return ZStack {
            Circle().stroke(.quaternary, lineWidth: lineWidth)
            Circle()
                .trim(from: 0, to: fraction)
                .stroke(.tint, style: StrokeStyle(lineWidth: lineWidth, lineCap: .round))
                .rotationEffect(.degrees(-90))
        }
        .animation(.easeOut, value: fraction)
    }
}

struct CardButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .background(Color(uiColor: .secondarySystemGroupedBackground))
            .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
            .scaleEffect(configuration.isPressed ? 0.96 : 1)
            .animation(.easeOut(duration: 0.15), value: configuration.isPressed)
    }
}

struct HabitEditor: View {
    @State var habit: Habit
    var onSave: (Habit) -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationView {
            Form {
                TextField("Name", text: $habit.name)
                Stepper("Goal: \(habit.goal)", value: $habit.goal, in: 1...20)
                Picker("Symbol", selection: $habit.symbol) {
                    ForEach(["star", "drop.fill", "book.fill", "leaf"], id: \.self) { name in
                        Image(systemName: name).tag(name)
                    }
                }
                .pickerStyle(.segmented)
            }
            .navigationTitle(habit.name.isEmpty ? "New habit" : habit.name)
            .toolbar {
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        onSave(habit)
                        dismiss()
                    }
                    .disabled(habit.name.isEmpty)
                }
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
            }
        }
    }
}

#Preview {
    HabitDashboard().environment(HabitStore())
}
