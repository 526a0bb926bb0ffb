import SwiftUI
import Combine

@main
struct StopwatchLabApp: App {
    var body: some Scene {
        WindowGroup {
            TabView {
                StopwatchView()
                    .tabItem { Label("Stopwatch", systemImage: "stopwatch") }
                CountdownView()
                    .tabItem { Label("Timer", systemImage: "timer") }
                ClockView()
                    .tabItem { Label("Clock", systemImage: "clock") }
            }
        }
    }
}

// MARK: - Stopwatch

class Stopwatch: ObservableObject {
    enum State { case stopped, running, paused }

    @Published private(set) var elapsed: TimeInterval = 0
    @Published private(set) var laps: [TimeInterval] = []
    @Published private(set) var state = State.stopped
    private var started: Date?
    private var before: TimeInterval = 0
    private var timer: Timer?

    func start() {
        started = Date()
        state = .running
        timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak self] _ in
            guard let self = self, let started = self.started else { return }
            self.elapsed = self.before + Date().timeIntervalSince(started)
        }
    }

    func pause() {
        timer?.invalidate()
        before = elapsed
        state = .paused
    }

    func reset() {
        timer?.invalidate()
        timer = nil
        before = 0
        elapsed = 0
        laps = []
        state = .stopped
    }

    func lap() { laps.insert(elapsed, at: 0) }

    deinit { timer?.invalidate() }
}

struct StopwatchView: View {
    @StateObject private var watch = Stopwatch()

    var body: some View {
        NavigationView {
            VStack {
                Text(format(watch.elapsed))
                    .font(.system(size: 64, weight: .thin, design: .monospaced))
                    .kerning(-2)
                    .padding(.vertical, 40)
                HStack {
                    RoundButton(title: watch.state == .running ? "Lap" : "Reset", color: .gray) {
                        watch.state == .running ? watch.lap() : watch.reset()
                    }
                    .disabled(watch.state == .stopped)
                    Spacer()
                    RoundButton(
                        title: watch.state == .running ? "Stop" : "Start",
                        color: watch.state == .running ? .red : .green
                    ) {
                        watch.state == .running ? watch.pause() : watch.start()
                    }
                }
                .padding(.horizontal, 32)
                List {
                    ForEach(Array(watch.laps.enumerated()), id: \.offset) { index, lap in
                        HStack {
                            Text("Lap \(watch.laps.count - index)")
                            Spacer()
                            Text(format(lap)).font(.body.monospacedDigit())
                        }
                    }
                }
                .listStyle(PlainListStyle())
            }
            .navigationBarTitle("Stopwatch", displayMode: .inline)
        }
    }

    private func format(_ time: TimeInterval) -> String {
        let minutes = Int(time) / 60
        let seconds = Int(time) % 60
        let hundredths = Int(time * 100) % 100
        return String(format: "%02d:%02d.%02d", minutes, seconds, hundredths)
    }
}

struct RoundButton: View {
    let title: String
    let color: Color
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Text(title)
                .frame(width: 80, height: 80)
                .background(Circle().fill(color.opacity(0.25)))
                .overlay(Circle().stroke(color.opacity(0.25), lineWidth: 2).padding(-3))
                .foregroundColor(color)
        }
    }
}

// MARK: - Countdown

final class Countdown: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var remaining = 0 {
        willSet { objectWillChange.send() }
    }
    private var subscription: AnyCancellable?

    func start(_ seconds: Int) {
        remaining = seconds
        subscription = Timer.publish(every: 1, on: .main, in: .default)
            .autoconnect()
            .map { _ in 1 }
            .prefix(while: { [unowned self] _ in self.remaining > 0 })
            .sink(
                receiveCompletion: { _ in print("done") },
                receiveValue: { [weak self] step in self?.remaining -= step }
            )
    }

    func cancel() {
        subscription?.cancel()
        remaining = 0
    }
}

struct CountdownView: View {
    @StateObject private var countdown = Countdown()
    @State private var minutes = 1
    @State private var seconds = 0

    var body: some View {
        VStack(spacing: 24) {
            if countdown.remaining > 0 {
                Text("\(countdown.remaining / 60):\(String(format: "%02d", countdown.remaining % 60))")
                    .font(.largeTitle)
                Button("Cancel", action: countdown.cancel)
            } else {
                HStack(spacing: 0) {
                    Picker("Minutes", selection: $minutes) {
                        ForEach(0..<60) { Text("\($0) min").tag($0) }
                    }
                    .pickerStyle(.wheel)
                    Picker("Seconds", selection: $seconds) {
                        ForEach(0..<60) { Text("\($0) s").tag($0) }
                    }
                    .pickerStyle(.wheel)
                }
                .frame(height: 150)
                .clipped()
                Button("Start") { countdown.start(minutes * 60 + seconds) }
                    .buttonStyle(.borderedProminent)
                    .disabled(minutes + seconds == 0)
            }
        }
        .padding()
    }
}

// MARK: - Clock

struct ClockView: View {
    @State private var showsSeconds = true
    @Environment(\.calendar) private var calendar

    var body: some View {
        VStack {
            TimelineView(.periodic(from: .now, by: 1)) { context in
                ClockFace(date: context.date, calendar: calendar, showsSeconds: showsSeconds)
                    .aspectRatio(1, contentMode: .fit)
                    .padding()
            }
            TimelineView(.everyMinute) { context in
                Text(context.date, style: .time)
                    .font(.title)
            }
            Toggle("Seconds", isOn: $showsSeconds)
                .padding(.horizontal, 60)
        }
    }
}

struct ClockFace: View {
    let date: Date
    let calendar: Calendar
    let showsSeconds: Bool

    private func hand(_ fraction: Double, length: CGFloat, width: CGFloat, color: Color) -> some View {
        GeometryReader { proxy in
            let radius = min(proxy.size.width, proxy.size.height) / 2
            Path { path in
                path.move(to: CGPoint(x: radius, y: radius))
                path.addLine(to: CGPoint(x: radius, y: radius * (1 - length)))
            }
            .stroke(color, style: StrokeStyle(lineWidth: width, lineCap: .round))
            .rotationEffect(.radians(fraction * 2 * .pi))
        }
    }

    var body: some View {
        let parts = calendar.dateComponents([.hour, .minute, .second], from: date)
        let minute = Double(parts.minute ?? 0)
        ZStack {
            Circle().strokeBorder(Color.primary, lineWidth: 4)
            ForEach(0..<12) { tick in
                VStack {
                    Rectangle().frame(width: 2, height: 10)
                    Spacer()
                }
                .padding(8)
                .rotationEffect(.degrees(Double(tick) * 30))
            }
            hand((Double(parts.hour ?? 0) + minute / 60) / 12, length: 0.5, width: 6, color: .primary)
            hand(minute / 60, length: 0.75, width: 4, color: .primary)
            if showsSeconds {
                hand(Double(parts.second ?? 0) / 60, length: 0.85, width: 1, color: .red)
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Clock")
    }
}

struct Stopwatch_Previews: PreviewProvider {
    static var previews: some View {
        StopwatchView()
        CountdownView().previewLayout(.sizeThatFits)
        ClockView()
    }
}
