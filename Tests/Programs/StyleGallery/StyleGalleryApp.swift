import SwiftUI

@main
struct StyleGalleryApp: App {
    var body: some Scene {
        WindowGroup { StyleGallery() }
    }
}

// MARK: - Buttons

struct PressableStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(8)
            .background(configuration.role == .destructive ? Color.red : .blue, in: .capsule)
            .foregroundStyle(.white)
            .onTapGesture(count: 2) { configuration.trigger() }
            .accessibilityAction { configuration.trigger() }
    }
}

struct GlowButtonStyle: ButtonStyle {
    @State private var isHovering = false

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding()
            .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
            .shadow(color: .accentColor, radius: isHovering || configuration.isPressed ? 8 : 0)
            .onHover { hovering in withAnimation(.easeOut) { isHovering = hovering } }
    }
}

extension ButtonStyle where Self == GlowButtonStyle {
    static var glow: GlowButtonStyle { .init() }
}

extension PrimitiveButtonStyle where Self == PressableStyle {
    static var pressable: Self { Self() }
}

// MARK: - Toggles, labels, gauges

struct CheckToggleStyle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary)
                    .accessibility(label: Text(configuration.isOn ? "Checked" : "Unchecked"))
                    .imageScale(.large)
            }
        }
        .buttonStyle(PlainButtonStyle())
    }
}

struct VerticalLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon.font(.title2)
            configuration.title.font(.caption)
        }
    }
}

struct BarGaugeStyle: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            GeometryReader { proxy in
                ZStack(alignment: .leading) {
                    Capsule().fill(.quaternary)
                    Capsule().fill(.tint).frame(width: proxy.size.width * configuration.value)
                }
            }
            .frame(height: 8)
            HStack {
                configuration.minimumValueLabel
                Spacer()
                configuration.currentValueLabel
                Spacer()
                configuration.maximumValueLabel
            }
            .font(.caption)
        }
    }
}

struct StackedContentStyle: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.caption).foregroundStyle(.secondary)
            configuration.content
        }
    }
}

struct CardGroupBoxStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding()
        .background(.background.secondary, in: RoundedRectangle(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).strokeBorder(.separator) }
    }
}

struct DashedProgressStyle: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        let fraction = configuration.fractionCompleted ?? 0
        VStack(alignment: .leading) {
            configuration.label
            Text(String(repeating: "■", count: Int(fraction * 10)) + String(repeating: "□", count: 10 - Int(fraction * 10)))
            configuration.currentValueLabel
        }
    }
}

struct UnderlinedFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        VStack(spacing: 2) {
            configuration
            Rectangle().frame(height: 1).foregroundColor(.gray)
        }
    }
}

// MARK: - Modifiers

struct Titled: ViewModifier {
    var title: String
    @Environment(\.colorScheme) var scheme

    func body(content: Content) -> some View {
        Section {
            content
        } header: {
            Text(title).foregroundStyle(scheme == .dark ? .white : .black)
        }
    }
}

extension View {
    func titled(_ title: String) -> some View { modifier(Titled(title: title)) }

    @inlinable func hidden(if isHidden: Bool) -> some View { opacity(isHidden ? 0 : 1) }
}

@propertyWrapper
struct Clamped<Value: Comparable>: DynamicProperty {
    @State private var value: Value
    private let range: ClosedRange<Value>

    init(wrappedValue: Value, _ range: ClosedRange<Value>) {
        _value = State(initialValue: min(max(wrappedValue, range.lowerBound), range.upperBound))
        self.range = range
    }

    var wrappedValue: Value {
        get { value }
        nonmutating set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }

    var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

// MARK: - Gallery

struct StyleGallery: View {
    @State private var isOn = true
    @State private var text = ""
    @State private var pressed = 0
    @Clamped(0...10) private var level = 4
    @State private var picked: Set<String> = []

    var body: some View {
        NavigationStack {
            List {
                Group {
                    Button("Glow") { pressed += 1 }.buttonStyle(.glow)
                    Button("Twice", role: .destructive) { pressed += 1 }.buttonStyle(.pressable)
                    Button("Bordered") { pressed += 1 }
                        .buttonStyle(.bordered)
                        .buttonBorderShape(.roundedRectangle(radius: 4))
                    Button { pressed += 1 } label: { Image(systemName: "plus") }
                        .accessibilityLabel("Round")
                        .buttonBorderShape(.circle)
                        .buttonStyle(.borderedProminent)
                    Button("Borderless") { pressed += 1 }.buttonStyle(.borderless)
                    Text("Pressed \(pressed) times")
                }
                .titled("Buttons")

                Group {
                    Toggle("Checked", isOn: $isOn).toggleStyle(CheckToggleStyle())
                    Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
                    Toggle(isOn: $isOn) { Label("Flag", systemImage: "flag") }.toggleStyle(.button)
                    Label("Upright", systemImage: "arrow.up").labelStyle(VerticalLabelStyle())
                    Label("Only text", systemImage: "arrow.up").labelStyle(.titleOnly)
                    TextField("Underlined", text: $text).textFieldStyle(UnderlinedFieldStyle())
                }
                .titled("Toggles and labels")

                Group {
                    Stepper("Level \(level)", value: $level)
                    Gauge(value: Double(level), in: 0...10) {
                        Text("Level")
                    } currentValueLabel: {
                        Text("\(level)")
                    } minimumValueLabel: {
                        Text("0")
                    } maximumValueLabel: {
                        Text("10")
                    }
                    .gaugeStyle(BarGaugeStyle())
                    ProgressView("Dashes", value: Double(level), total: 10).progressViewStyle(DashedProgressStyle())
                    ProgressView(value: Double(level) / 10).progressViewStyle(.linear)
                    LabeledContent("Stacked", value: "\(level)").labeledContentStyle(StackedContentStyle())
                    GroupBox("Box") { Text("In the box") }.groupBoxStyle(CardGroupBoxStyle())
                }
                .titled("Values")

                Section("Materials") {
                    HStack {
                        ForEach(Array([Material.ultraThin, .thin, .regular, .thick].enumerated()), id: \.offset) { _, material in
                            Rectangle().fill(material).frame(width: 40, height: 40)
                        }
                        Rectangle().fill(.bar).frame(width: 40, height: 40)
                        Circle().fill(.placeholder).frame(width: 40, height: 40)
                    }
                    Image(systemName: "square.stack.3d.up")
                        .symbolVariant(.fill)
                        .symbolVariant(.none)
                        .imageScale(.medium)
                        .foregroundStyle(.red, .green, .blue)
                    Image("tile").renderingMode(.template).resizable(resizingMode: .tile).frame(height: 30)
                    HStack {
                        Image(systemName: "heart").symbolVariant(.circle)
                        Image(systemName: "heart").symbolVariant(.square)
                        Image(systemName: "heart").symbolVariant(.rectangle.fill)
                    }
                    .hidden(if: pressed > 1_000)
                    ContainerRelativeShape()
                        .fill(.blue)
                        .frame(height: 20)
                        .containerShape(RoundedRectangle(cornerRadius: 8))
                    Text("Shadowed").foregroundStyle(.blue.shadow(.drop(radius: 2)))
                    Text("Custom").font(.custom("Courier", size: 18, relativeTo: .body))
                }
            }
            .navigationTitle("Styles")
        }
    }
}

#Preview("Styles", traits: .sizeThatFitsLayout) {
    @Previewable @State var isOn = false
    Toggle("Check", isOn: $isOn).toggleStyle(CheckToggleStyle())
}
