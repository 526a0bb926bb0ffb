import Combine
import SwiftUI

@main
struct PomodoroTimerApp: App {
    var body: some Scene {
        WindowGroup { TimerScreen() }
    }
}

enum Phase: String, CaseIterable {
    case work = "Work", pause = "Break"
    var minutes: Int { self == .work ? 25 : 5 }
    var next: Phase { self == .work ? .pause : .work }
}

final class PomodoroModel: ObservableObject {
    @Published var phase = Phase.work { didSet { remaining = phase.minutes * 60 } }
    @Published private(set) var remaining = Phase.work.minutes * 60
    @Published private(set) var isRunning = false
    @Published private(set) var finished = 0
    private var ticking: AnyCancellable?

    var progress: Double { 1 - Double(remaining) / Double(phase.minutes * 60) }
    var clock: String { String(format: "%02d:%02d", remaining / 60, remaining % 60) }

    func toggle() {
        isRunning.toggle()
        guard isRunning else {
            ticking = nil
            return
        }
        ticking = Timer.publish(every: 1, on: .main, in: .common)
            .autoconnect()
            .sink { [weak self] _ in self?.tick() }
    }

    func reset() {
        isRunning = false
        ticking = nil
        remaining = phase.minutes * 60
    }

    private func tick() {
        guard remaining > 0 else {
            finished += phase == .work ? 1 : 0
            phase = phase.next
            return
        }
        remaining -= 1
    }
}

struct TimerScreen: View {
    @StateObject private var model = PomodoroModel()
    @State private var showsSettings = false
    @AppStorage("sound") private var sound = true

    var body: some View {
        NavigationView {
            VStack(spacing: 30) {
                Picker("Phase", selection: $model.phase) {
                    ForEach(Phase.allCases, id: \.self) { Text($0.rawValue) }
                }
                .pickerStyle(.segmented)
                ZStack {
                    Circle().stroke(Color.gray.opacity(0.2), lineWidth: 20)
                    Circle()
                        .trim(from: 0, to: model.progress)
                        .stroke(AngularGradient(colors: [.red, .orange], center: .center), style: StrokeStyle(lineWidth: 20, lineCap: .round))
                        .rotationEffect(.degrees(-90))
                        .animation(.linear(duration: 1), value: model.progress)
                    Text(model.clock)
                        .font(.system(size: 50, weight: .thin, design: .monospaced))
                        .monospacedDigit()
                        .accessibilityLabel("\(model.clock) left")
                }
                .frame(width: 220, height: 220)
                HStack(spacing: 40) {
                    Button(action: model.toggle) {
                        Image(systemName: model.isRunning ? "pause.fill" : "play.fill")
                            .frame(width: 60, height: 60)
                            .background(Circle().fill(Color.accentColor))
                            .foregroundColor(.white)
                    }
                    .accessibilityLabel(model.isRunning ? "Pause" : "Start")
                    Button("Reset", action: model.reset)
                }
                Text("Finished: \(model.finished)").font(.footnote).foregroundColor(.secondary)
            }
            .padding()
            .navigationTitle("Pomodoro")
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button { showsSettings = true } label: { Image(systemName: "gearshape") }
                        .accessibilityLabel("Settings")
                }
            }
            .sheet(isPresented: $showsSettings) {
                NavigationView {
                    Form { Toggle("Sound", isOn: $sound) }
                        .navigationTitle("Settings")
                        .toolbar {
                            ToolbarItem(placement: .confirmationAction) {
                                Button("Done") { showsSettings = false }
                            }
                        }
                }
            }
        }
        .navigationViewStyle(.stack)
    }
}

struct TimerScreen_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            TimerScreen()
            TimerScreen().preferredColorScheme(.dark).previewDisplayName("Dark")
        }
    }
}
