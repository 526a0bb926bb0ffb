import SwiftUI

@main
struct CardContainerApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { Dashboard() }
        }
    }
}

extension ContainerValues {
    @Entry var isHighlighted: Bool = false
    @Entry var caption: String?
}

extension View {
    func highlighted(_ isHighlighted: Bool = true) -> some View {
        containerValue(\.isHighlighted, isHighlighted)
    }

    func caption(_ caption: String) -> some View {
        containerValue(\.caption, caption)
    }
}

/// Puts each view it is given on a card.
struct CardStack<Content: View>: View {
    @ViewBuilder var content: Content

    var body: some View {
        VStack(spacing: 12) {
            ForEach(sections: content) { section in
                VStack(alignment: .leading, spacing: 8) {
                    if !section.header.isEmpty {
                        section.header.font(.headline)
                    }
                    ForEach(subviews: section.content) { subview in
                        CardFrame(
                            isHighlighted: subview.containerValues.isHighlighted,
                            caption: subview.containerValues.caption
                        ) {
                            subview
                        }
                    }
                    section.footer.font(.footnote).foregroundStyle(.secondary)
                }
            }
        }
    }
}

struct CardFrame<Content: View>: View {
    var isHighlighted = false
    var caption: String?
    @ViewBuilder var content: Content

    var body: some View {
        VStack(alignment: .leading) {
            content
            if let caption {
                Text(caption).font(.caption)
            }
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(isHighlighted ? AnyShapeStyle(.yellow.gradient) : AnyShapeStyle(.thinMaterial), in: .rect(cornerRadius: 12))
    }
}

/// Shows the first views it is given, and the rest behind a link.
struct Summary<Content: View>: View {
    let title: String
    @ViewBuilder var content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            if subviews.count > 2 {
                subviews[0]
                subviews[1]
                NavigationLink("All \(subviews.count) \(title)") {
                    List { subviews }
                        .navigationTitle(title)
                }
            } else {
                subviews
            }
        }
    }
}

struct Dashboard: View {
    @State private var rain = ["Monday", "Tuesday", "Friday"]
    @State private var isMuted = false

    var body: some View {
        ScrollView {
            CardStack {
                Section("Weather") {
                    Text("Sunny, 24°").highlighted()
                    Text("Wind from the west").caption("Measured at noon")
                }
                Section {
                    Toggle("Muted", isOn: $isMuted)
                    Button("One more day of rain") { rain.append("Day \(rain.count + 1)") }
                } header: {
                    Text("Settings")
                } footer: {
                    Text("\(rain.count) days of rain")
                }
                Summary(title: "days") {
                    ForEach(rain, id: \.self) { day in
                        Text(day)
                    }
                }
            }
            .padding()
        }
        .navigationTitle("Dashboard")
    }
}

#Preview("Dashboard") {
    NavigationStack { Dashboard() }
}
