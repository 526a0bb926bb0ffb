import SwiftUI

@main
struct SketchPadApp: App {
    @StateObject private var document = SketchDocument()

    var body: some Scene {
        WindowGroup {
            NavigationStack {
                SketchView(document: document)
            }
        }
    }
}

struct Line: Identifiable {
    let id = UUID()
    var points: [CGPoint]
    var color: Color
    var width: CGFloat
}

enum Tool: String, CaseIterable, Identifiable {
    case pen, marker, eraser
    var id: String { rawValue }
    var width: CGFloat { self == .pen ? 2 : self == .marker ? 8 : 20 }
    var systemImage: String {
        switch self {
        case .pen: return "pencil"
        case .marker: return "highlighter"
        case .eraser: return "eraser"
        }
    }
}

class SketchDocument: ObservableObject {
    @Published var lines: [Line] = []
    @Published var color: Color = .blue
    @Published var tool = Tool.pen
    private var removed: [Line] = []

    func begin(at point: CGPoint) {
        lines.append(Line(points: [point], color: tool == .eraser ? .white : color, width: tool.width))
        removed.removeAll()
    }

    func extend(to point: CGPoint) {
        guard !lines.isEmpty else { return begin(at: point) }
        lines[lines.count - 1].points.append(point)
    }

    var canUndo: Bool { !lines.isEmpty }
    var canRedo: Bool { !removed.isEmpty }

    func undo() {
        if let last = lines.popLast() { removed.append(last) }
    }

    func redo() {
        if let last = removed.popLast() { lines.append(last) }
    }
}

struct SketchView: View {
    @ObservedObject var document: SketchDocument
    @State private var isDrawing = false
    @State private var showsShapes = false

    private let swatches: [Color] = [.black, .red, .orange, .yellow, .green, .blue, .purple, .brown]

    var body: some View {
        VStack(spacing: 0) {
            canvas
            Divider()
            tools
        }
        .navigationTitle("Sketch")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItemGroup(placement: .navigationBarTrailing) {
                Button(action: document.undo) { Image(systemName: "arrow.uturn.backward") }
                    .disabled(!document.canUndo)
                    .accessibilityLabel("Undo")
                Button(action: document.redo) { Image(systemName: "arrow.uturn.forward") }
                    .disabled(!document.canRedo)
                    .accessibilityLabel("Redo")
                Button("Export", action: export)
                Button("Shapes") { showsShapes = true }
            }
        }
        .navigationDestination(isPresented: $showsShapes) { ShapeGallery() }
    }

    private var canvas: some View {
        Canvas { context, size in
            for line in document.lines {
                var path = Path()
                path.addLines(line.points)
                stroke(path, of: line, in: context)
            }
            var frame = context
            frame.opacity = 0.3
            frame.translateBy(x: 8, y: 8)
            frame.draw(Text("\(document.lines.count) lines").font(.caption), at: CGPoint(x: 0, y: 0), anchor: .topLeading)
            if let badge = context.resolveSymbol(id: "badge") {
                context.draw(badge, at: CGPoint(x: size.width - 20, y: 20))
            }
        } symbols: {
            Image(systemName: document.tool.systemImage).tag("badge")
        }
        .background(Color.white)
        .gesture(
            DragGesture(minimumDistance: 0)
                .onChanged { value in
                    if isDrawing {
                        document.extend(to: value.location)
                    } else {
                        isDrawing = true
                        document.begin(at: value.startLocation)
                    }
                }
                .onEnded { _ in isDrawing = false }
        )
        .accessibilityLabel("Drawing area")
    }

    private func stroke(_ path: Path, of line: Line, in context: GraphicsContext) {
        let shading: GraphicsContext.Shading = .color(line.color)
        context.stroke(
            path, with: shading, style: StrokeStyle(lineWidth: line.width, lineCap: .round, lineJoin: .round))
    }

    @MainActor
    private func export() {
        let renderer = ImageRenderer(content: canvas.frame(width: 300, height: 300))
        renderer.scale = 2
        print(renderer.uiImage == nil ? "no picture" : "a picture")
    }

    private var tools: some View {
        VStack {
            Picker("Tool", selection: $document.tool) {
                ForEach(Tool.allCases) { Label($0.rawValue.capitalized, systemImage: $0.systemImage).tag($0) }
            }
            .pickerStyle(.segmented)
            HStack {
                ForEach(swatches, id: \.self) { color in
                    Circle()
                        .fill(color)
                        .frame(width: 28, height: 28)
                        .overlay(Circle().strokeBorder(.white, lineWidth: document.color == color ? 3 : 0))
                        .onTapGesture { document.color = color }
                        .accessibilityLabel(Text("\(color.description)"))
                }
            }
        }
        .padding()
    }
}

// MARK: - Shapes

struct Star: Shape {
    var corners: Int
    var smoothness: CGFloat

    var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(CGFloat(corners), smoothness) }
        set {
            corners = max(2, Int(newValue.first.rounded()))
            smoothness = newValue.second
        }
    }

    func path(in rect: CGRect) -> Path {
        guard corners >= 2 else { return Path() }
        let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
        var currentAngle = -CGFloat.pi / 2
        let adjustment = .pi * 2 / CGFloat(corners * 2)
        let inner = CGPoint(x: center.x * smoothness, y: center.y * smoothness)
        var path = Path()
        path.move(to: CGPoint(x: center.x * cos(currentAngle), y: center.y * sin(currentAngle)))
        for corner in 0..<corners * 2 {
            let radius = corner.isMultiple(of: 2) ? center : inner
            path.addLine(to: CGPoint(x: radius.x * cos(currentAngle), y: radius.y * sin(currentAngle)))
            currentAngle += adjustment
        }
        return path.applying(CGAffineTransform(translationX: center.x, y: center.y))
    }
}

struct Petal: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.minY))
            path.addCurve(
                to: CGPoint(x: rect.midX, y: rect.maxY),
                control1: CGPoint(x: rect.maxX, y: rect.minY),
                control2: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addQuadCurve(to: CGPoint(x: rect.midX, y: rect.minY), control: CGPoint(x: rect.minX, y: rect.midY))
            path.closeSubpath()
        }
    }
}

struct Checkerboard: Shape, InsettableShape {
    let rows: Int
    let columns: Int
    var insetAmount: CGFloat = 0

    func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
        var path = Path()
        let rowSize = rect.height / CGFloat(rows)
        let columnSize = rect.width / CGFloat(columns)
        for row in 0..<rows {
            for column in 0..<columns where (row + column).isMultiple(of: 2) {
                path.addRect(
                    CGRect(
                        x: rect.minX + columnSize * CGFloat(column), y: rect.minY + rowSize * CGFloat(row),
                        width: columnSize, height: rowSize))
            }
        }
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}

struct ShapeGallery: View {
    @State private var corners = 5
    @State private var smoothness: CGFloat = 0.45
    @State private var isFilled = false
    @State private var amount = 0.0

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                Star(corners: corners, smoothness: smoothness)
                    .fill(
                        isFilled
                            ? AnyShapeStyle(.ellipticalGradient(colors: [.yellow, .orange]))
                            : AnyShapeStyle(.linearGradient(colors: [.mint, .teal], startPoint: .top, endPoint: .bottom)),
                        style: FillStyle(eoFill: true))
                    .frame(width: 160, height: 160)
                    .shadow(color: .black.opacity(0.2), radius: 4)
                Stepper("Corners: \(corners)", value: $corners, in: 3...12)
                Slider(value: $smoothness, in: 0.1...1) { Text("Smoothness") }
                Toggle("Filled", isOn: $isFilled.animation(.easeInOut))
                HStack {
                    ForEach(0..<6) { index in
                        Petal()
                            .fill(Color.pink.mix(with: .purple, by: Double(index) / 6))
                            .frame(width: 20, height: 60)
                            .rotationEffect(.degrees(Double(index) * 60), anchor: .bottom)
                    }
                }
                Checkerboard(rows: 4, columns: 8)
                    .inset(by: 4)
                    .rotation(.degrees(5))
                    .foregroundStyle(.secondary)
                    .frame(height: 80)
                Ellipse()
                    .trim(from: 0, to: amount)
                    .stroke(.red, style: StrokeStyle(lineWidth: 6, lineCap: .round, dash: [12, 8]))
                    .frame(height: 80)
                    .onAppear {
                        withAnimation(.linear(duration: 2).repeatCount(3, autoreverses: true)) { amount = 1 }
                    }
                Rectangle()
                    .fill(.ellipticalGradient(Gradient(stops: [.init(color: .yellow, location: 0), .init(color: .clear, location: 1)])))
                    .frame(height: 60)
                    .mask { Text("MASKED").font(.largeTitle).fontWeight(.black) }
                Circle()
                    .fill(Color.yellow)
                    .overlay(Circle().inset(by: 10).stroke(Color.orange))
                    .frame(width: 60)
                    .scaleEffect(x: 1.5)
                    .blendMode(.colorDodge)
            }
            .padding()
        }
        .navigationTitle("Shapes")
    }
}

#Preview {
    NavigationStack { SketchView(document: SketchDocument()) }
}
