import SwiftUI

@main
struct WorldGreeterApp: App {
    @AppStorage("language") private var language = "en"

    var body: some Scene {
        WindowGroup {
            GreetingList(language: $language)
                .environment(\.locale, Locale(identifier: language))
                .environment(\.layoutDirection, language == "ar" ? .rightToLeft : .leftToRight)
        }
    }
}

struct Greeting: Identifiable, Hashable {
    let id: String
    let flag: String
    let text: String
    let language: LocalizedStringKey

    static func == (lhs: Greeting, rhs: Greeting) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Greeting {
    static let all: [Greeting] = [
        .init(id: "en", flag: "🇬🇧", text: "Hello", language: "English"),
        .init(id: "de", flag: "🇩🇪", text: "Guten Tag", language: "German"),
        .init(id: "ar", flag: "🇪🇬", text: "مرحبا", language: "Arabic"),
        .init(id: "ja", flag: "🇯🇵", text: "こんにちは", language: "Japanese"),
        .init(id: "hi", flag: "🇮🇳", text: "नमस्ते", language: "Hindi"),
    ]
}

struct GreetingList: View {
    @Binding var language: String
    @State private var size = DynamicTypeSize.large
    @State private var count = 1

    var body: some View {
        NavigationStack {
            List {
                Section("greetings.title") {
                    ForEach(Greeting.all) { greeting in
                        NavigationLink {
                            GreetingDetail(greeting: greeting)
                        } label: {
                            Label {
                                Text(greeting.language)
                                Text(verbatim: greeting.text).foregroundStyle(.secondary)
                            } icon: {
                                Text(verbatim: greeting.flag)
                            }
                        }
                    }
                }

                Section {
                    Picker("Language", selection: $language) {
                        ForEach(Greeting.all) { Text($0.language).tag($0.id) }
                    }
                    Picker("Text size", selection: $size) {
                        Text("Normal").tag(DynamicTypeSize.large)
                        Text("Huge").tag(DynamicTypeSize.xxxLarge)
                        Text("Accessible").tag(DynamicTypeSize.accessibility2)
                    }
                    Stepper("People: \(count)", value: $count)
                } header: {
                    Label("Settings", systemImage: "gear")
                } footer: {
                    Text("\(count) people, \(Date(timeIntervalSince1970: 0), format: .dateTime.year())")
                }
                .textCase(nil)

                NumbersSection()
            }
            .dynamicTypeSize(size)
            .dynamicTypeSize(...DynamicTypeSize.accessibility3)
            .navigationTitle(Text("Greetings", comment: "The title of the list"))
        }
    }
}

struct NumbersSection: View {
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction
    @Environment(\.textCase) private var textCase

    var body: some View {
        Section("Numbers") {
            LabeledContent("Locale", value: locale.identifier)
            Text(1_234_567.89, format: .number)
            Text(0.42, format: .percent)
            Text(19.99, format: .currency(code: "EUR"))
            Text(["one", "two", "three"], format: .list(type: .and))
            Text(Date(timeIntervalSince1970: 0), style: .date)
            Text("\(Int64(2_048_000), format: .byteCount(style: .file))")
            Text(direction == .rightToLeft ? "Right to left" : "Left to right")
                .flipsForRightToLeftLayoutDirection(true)
            Text(textCase == .uppercase ? "Shouting" : "Not shouting")
        }
    }
}

struct GreetingDetail: View {
    let greeting: Greeting
    @State private var isTurned = false

    var body: some View {
        VStack(spacing: 20) {
            Text(greeting.text)
                .font(.system(size: 60, weight: .heavy, design: .serif))
                .fontDesign(.rounded)
                .textSelection(.enabled)
                .rotationEffect(isTurned ? .degrees(180) : .zero)
                .environment(\.layoutDirection, greeting.id == "ar" ? .rightToLeft : .leftToRight)
            (Text("In ") + Text(greeting.language).italic().foregroundColor(.orange) + Text("."))
            Text("**Bold**, *italic*, ~~gone~~ and `code`")
            Button("Turn") { withAnimation { isTurned.toggle() } }
                .textCase(.uppercase)
                .environment(\.textCase, .uppercase)
        }
        .padding()
        .multilineTextAlignment(.center)
        .navigationTitle(Text(verbatim: greeting.text))
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct GreetingList_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(["en", "de", "ar"], id: \.self) { code in
            GreetingList(language: .constant(code))
                .environment(\.locale, .init(identifier: code))
                .previewDisplayName(Locale.current.localizedString(forIdentifier: code))
        }
        .environment(\.sizeCategory, .extraExtraExtraLarge)
    }
}
