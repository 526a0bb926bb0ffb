import SwiftUI

@main
struct FitnessRingsApp: App {
    var body: some Scene {
        WindowGroup {
            ActivityView()
        }
    }
}

// MARK: - Ring

struct RingShape: Shape {
    var percent: Double
    var startAngle: Double = -90
    var drawnClockwise = false

    var animatableData: Double {
        get { percent }
        set { percent = newValue }
    }

    static func percentToAngle(percent: Double, startAngle: Double) -> Double {
        percent / 100 * 360 + startAngle
    }

    func path(in rect: CGRect) -> Path {
        let width = rect.width
        let height = rect.height
        let radius = min(width, height) / 2
        let center = CGPoint(x: width / 2, y: height / 2)
        let endAngle = Angle(degrees: Self.percentToAngle(percent: percent, startAngle: startAngle))
        return Path { path in
            path.addArc(
                center: center, radius: radius, startAngle: Angle(degrees: startAngle), endAngle: endAngle,
                clockwise: drawnClockwise)
        }
    }
}

struct PercentageRing: View {
    let ringWidth: CGFloat
    let percent: Double
    let backgroundColor: Color
    let foregroundColors: [Color]
    @State private var shown = 0.0
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private var gradient: AngularGradient {
        AngularGradient(
            gradient: Gradient(colors: foregroundColors), center: .center, startAngle: .degrees(-90),
            endAngle: .degrees(270))
    }

    var body: some View {
        GeometryReader { geometry in
            ZStack {
                RingShape(percent: 100)
                    .stroke(style: StrokeStyle(lineWidth: ringWidth))
                    .fill(backgroundColor)
                RingShape(percent: shown)
                    .stroke(gradient, style: StrokeStyle(lineWidth: ringWidth, lineCap: .round))
                if percent > 100 {
                    Circle()
                        .fill(foregroundColors.last ?? .black)
                        .frame(width: ringWidth, height: ringWidth)
                        .position(x: geometry.size.width / 2, y: 0)
                        .shadow(color: .black.opacity(0.4), radius: 3, x: 3, y: 0)
                }
            }
        }
        .padding(ringWidth / 2)
        .onAppear {
            withAnimation(reduceMotion ? nil : .spring(response: 1.2, dampingFraction: 0.8)) { shown = percent }
        }
        .onChange(of: percent) { newValue in
            withAnimation(.spring()) { shown = newValue }
        }
    }
}

// MARK: - Screens

struct DayActivity: Identifiable {
    let id: Int
    var move, exercise, stand: Double
}

class ActivityModel: ObservableObject {
    @Published var days: [DayActivity] = (0..<7).map {
        DayActivity(id: $0, move: Double(40 + $0 * 12), exercise: Double(20 + $0 * 20), stand: Double(100 - $0 * 7))
    }
    @Published var selected = 0
}

struct ActivityView: View {
    @StateObject private var model = ActivityModel()
    @State private var isBeating = false
    @State private var showsSummary = false

    private var day: DayActivity { model.days[model.selected] }

    var body: some View {
        NavigationView {
            ScrollView {
                VStack(spacing: 32) {
                    rings
                        .frame(width: 260, height: 260)
                        .accessibilityElement(children: .ignore)
                        .accessibilityLabel("Activity")
                        .accessibilityValue("Move \(Int(day.move)) percent")
                    heart
                    LazyVGrid(columns: Array(repeating: .init(.flexible()), count: 7)) {
                        ForEach(model.days) { day in
                            Button {
                                withAnimation(.easeInOut.speed(2)) { model.selected = day.id }
                            } label: {
                                VStack {
                                    Text("D\(day.id + 1)").font(.caption2)
                                    Circle()
                                        .trim(from: 0.0, to: CGFloat(min(day.move / 100, 1)))
                                        .stroke(Color.red, lineWidth: 3)
                                        .rotationEffect(Angle(degrees: -90))
                                        .frame(width: 28, height: 28)
                                }
                            }
                        }
                    }
                    GroupBox("Hours") {
                        HStack(alignment: .bottom, spacing: 2) {
                            ForEach(0..<24, id: \.self) { hour in
                                Capsule()
                                    .fill(LinearGradient(gradient: Gradient(colors: [.yellow, .red]), startPoint: .bottom, endPoint: .top))
                                    .frame(height: CGFloat((hour * 37 + model.selected * 11) % 60 + 4))
                            }
                        }
                        .frame(height: 70)
                    }
                    Button("Summary") { showsSummary = true }
                        .buttonStyle(NeumorphicButtonStyle())
                }
                .padding()
            }
            .background(RadialGradient(gradient: Gradient(colors: [.white, Color(white: 0.9)]), center: .center, startRadius: 10, endRadius: 500))
            .navigationTitle("Activity")
            .sheet(isPresented: $showsSummary) {
                SummaryView(days: model.days)
            }
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }

    private var rings: some View {
        ZStack {
            PercentageRing(ringWidth: 30, percent: day.move, backgroundColor: Color.red.opacity(0.2), foregroundColors: [.red, .pink])
            PercentageRing(ringWidth: 30, percent: day.exercise, backgroundColor: Color.green.opacity(0.2), foregroundColors: [.green, .mint])
                .padding(34)
            PercentageRing(ringWidth: 30, percent: day.stand, backgroundColor: Color.blue.opacity(0.2), foregroundColors: [.blue, .cyan])
                .padding(68)
        }
    }

    private var heart: some View {
        Image(systemName: "heart.fill")
            .font(.system(size: 44))
            .foregroundColor(.red)
            .scaleEffect(isBeating ? 1.2 : 1)
            .animation(Animation.easeInOut(duration: 0.6).repeatForever(autoreverses: true), value: isBeating)
            .onAppear { isBeating = true }
    }
}

struct NeumorphicButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(20)
            .background(
                ZStack {
                    if configuration.isPressed {
                        Capsule()
                            .fill(Color(.systemGray6))
                            .overlay(
                                Capsule()
                                    .stroke(Color.gray, lineWidth: 4)
                                    .blur(radius: 4)
                                    .offset(x: 2, y: 2)
                                    .mask(Capsule().fill(LinearGradient(colors: [.black, .clear], startPoint: .topLeading, endPoint: .bottomTrailing)))
                            )
                    } else {
                        Capsule()
                            .fill(Color(.systemGray6))
                            .shadow(color: Color.black.opacity(0.2), radius: 10, x: 10, y: 10)
                            .shadow(color: Color.white.opacity(0.7), radius: 10, x: -5, y: -5)
                    }
                }
            )
    }
}

struct SummaryView: View {
    let days: [DayActivity]
    @Environment(\.presentationMode) var presentation

    var body: some View {
        NavigationView {
            List(days) { day in
                HStack {
                    Text("Day \(day.id + 1)")
                    Spacer()
                    Text("\(day.move, specifier: "%.0f") %").foregroundColor(.red)
                    Text("\(day.exercise, specifier: "%.0f") %").foregroundColor(.green)
                }
            }
            .navigationBarTitle("Summary", displayMode: .inline)
            .toolbar {
                ToolbarItem(placement: .navigationBarLeading) {
                    Button("Close") { presentation.wrappedValue.dismiss() }
                }
            }
        }
    }
}

struct ActivityView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ActivityView()
            PercentageRing(ringWidth: 20, percent: 70, backgroundColor: .gray, foregroundColors: [.red])
                .frame(width: 100, height: 100)
                .previewLayout(.fixed(width: 200, height: 200))
        }
    }
}
