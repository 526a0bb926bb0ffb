import SwiftUI

@main
struct ToastCenterApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { Inbox() }
                .withToasts()
        }
    }
}

struct Toast: Equatable, Identifiable {
    enum Kind { case info, warning }
    let id = UUID()
    let message: String
    var kind = Kind.info
}

struct ShowToastAction {
    let handler: @MainActor (Toast) -> Void
    @MainActor func callAsFunction(_ message: String, kind: Toast.Kind = .info) {
        handler(Toast(message: message, kind: kind))
    }
}

extension EnvironmentValues {
    @Entry var showToast = ShowToastAction { _ in }
    @Entry var theme = Theme()
}

struct Theme: Equatable {
    var accent = Color.indigo
    var cornerRadius: CGFloat = 10
}

struct ToastModifier: ViewModifier {
    @State private var toast: Toast?

    func body(content: Content) -> some View {
        content
            .environment(\.showToast, ShowToastAction { toast in
                withAnimation(.snappy) { self.toast = toast }
            })
            .overlay(alignment: .bottom) {
                if let toast {
                    ToastView(toast: toast) { self.toast = nil }
                        .transition(.move(edge: .bottom).combined(with: .opacity))
                        .task(id: toast.id) {
                            try? await Task.sleep(for: .seconds(2))
                            withAnimation { self.toast = nil }
                        }
                }
            }
    }
}

extension View {
    func withToasts() -> some View { modifier(ToastModifier()) }

    @ViewBuilder
    func `if`<Content: View>(_ condition: Bool, transform: (Self) -> Content) -> some View {
        if condition { transform(self) } else { self }
    }

    func card(padding: CGFloat = 12) -> some View {
        modifier(CardModifier(padding: padding))
    }
}

struct CardModifier: ViewModifier {
    let padding: CGFloat
    @Environment(\.theme) private var theme

    func body(content: Content) -> some View {
        content
            .padding(padding)
            .background(.thinMaterial, in: RoundedRectangle(cornerRadius: theme.cornerRadius, style: .continuous))
    }
}

struct ToastView: View {
    let toast: Toast
    let onClose: () -> Void
    @Environment(\.theme) private var theme

    var body: some View {
        HStack {
            Image(systemName: toast.kind == .info ? "info.circle" : "exclamationmark.triangle")
                .foregroundStyle(toast.kind == .info ? AnyShapeStyle(theme.accent) : AnyShapeStyle(.orange))
            Text(toast.message)
            Spacer()
            Button("Dismiss", systemImage: "xmark", action: onClose)
                .labelStyle(.iconOnly)
        }
        .card()
        .padding()
    }
}

struct PillButtonStyle: ButtonStyle {
    var tint: Color = .accentColor
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 16)
            .padding(.vertical, 8)
            .background(Capsule().fill(tint.opacity(configuration.isPressed ? 0.5 : 1)))
            .foregroundStyle(.white)
            .opacity(isEnabled ? 1 : 0.4)
    }
}

extension ButtonStyle where Self == PillButtonStyle {
    static var pill: Self { Self() }
    static func pill(_ tint: Color) -> Self { Self(tint: tint) }
}

struct Inbox: View {
    @State private var messages = ["Invoice", "Holiday", "Lunch"]
    @State private var highlights = false
    @Environment(\.showToast) private var showToast

    var body: some View {
        List {
            Toggle("Highlight", isOn: $highlights)
            ForEach(messages, id: \.self) { message in
                NavigationLink(message) { Message(title: message) }
                    .if(highlights) { $0.listRowBackground(Color.yellow.opacity(0.3)) }
                    .swipeActions {
                        Button("Archive") { archive(message) }
                    }
            }
        }
        .navigationTitle("Inbox")
        .toolbar {
            Button("Refresh") { showToast("Nothing new") }
        }
        .refreshable { showToast("Still nothing new", kind: .warning) }
    }

    private func archive(_ message: String) {
        messages.removeAll { $0 == message }
        showToast("\(message) archived")
    }
}

struct Message: View {
    let title: String
    @Environment(\.showToast) private var showToast
    @State private var isSent = false

    var body: some View {
        VStack {
            Text("About \(title.lowercased())").card()
            Button("Reply") {
                isSent = true
                showToast("Sent")
            }
            .buttonStyle(.pill(.green))
            .disabled(isSent)
        }
        .navigationTitle(title)
        .environment(\.theme, Theme(accent: .green, cornerRadius: 20))
    }
}

#Preview { NavigationStack { Inbox() }.withToasts() }
