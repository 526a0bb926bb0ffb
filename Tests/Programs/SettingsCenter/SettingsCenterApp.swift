import SwiftUI

@main
struct SettingsCenterApp: App {
    @AppStorage("theme") private var theme: Theme = .system

    var body: some Scene {
        WindowGroup {
            SettingsRoot()
                .preferredColorScheme(theme.colorScheme)
        }
    }
}

enum Theme: String, CaseIterable, Identifiable {
    case system, light, dark
    var id: Self { self }
    var colorScheme: ColorScheme? {
        switch self {
        case .system: return nil
        case .light: return .light
        case .dark: return .dark
        }
    }
}

final class SettingsModel: ObservableObject {
    @AppStorage("wifi") var wifi = true
    @AppStorage("bluetooth") var bluetooth = false
    @AppStorage("deviceName") var deviceName = "My phone"
    @Published var brightness = 0.6
    @Published var textSize: Double = 3
    @Published var volume = 5
    @Published var wallpaper = Color.teal
    @Published var alarm = Date(timeIntervalSinceReferenceDate: 0)
    @Published var language = "English"
    @Published var price: Decimal = 9.99
    @Published var accounts = ["Home", "Work"]
    @Published var downloadProgress: Double? = 0.4
}

struct SettingsRoot: View {
    @StateObject private var settings = SettingsModel()
    @AppStorage("theme") private var theme: Theme = .system
    @State private var path = NavigationPath()
    @State private var isExpanded = false
    @State private var confirmsReset = false
    @State private var search = ""
    @Environment(\.colorScheme) private var colorScheme

    enum Page: Hashable { case general, display, accounts, about }

    var body: some View {
        NavigationStack(path: $path) {
            Form {
                Section {
                    Toggle(isOn: $settings.wifi) { Label("Wi-Fi", systemImage: "wifi") }
                    Toggle("Bluetooth", systemImage: "dot.radiowaves.right", isOn: $settings.bluetooth)
                        .disabled(!settings.wifi)
                }
                .tint(.green)

                Section(header: Text("Appearance")) {
                    Picker("Theme", selection: $theme) {
                        ForEach(Theme.allCases) { theme in
                            Text(theme.rawValue.capitalized).tag(theme)
                        }
                    }
                    .pickerStyle(InlinePickerStyle())
                    .labelsHidden()
                    ColorPicker("Wallpaper", selection: $settings.wallpaper)
                    LabeledContent("Now", value: colorScheme == .dark ? "Dark" : "Light")
                    LabeledContent {
                        Slider(value: $settings.brightness)
                    } label: {
                        Image(systemName: "sun.max")
                    }
                    Slider(value: $settings.textSize, in: 1...7, step: 1) {
                        Text("Text size")
                    } minimumValueLabel: {
                        Text("A").font(.caption)
                    } maximumValueLabel: {
                        Text("A").font(.title)
                    }
                }
                .headerProminence(.increased)

                Section("More") {
                    NavigationLink("General", value: Page.general)
                    NavigationLink("Display", value: Page.display)
                    NavigationLink("Accounts", value: Page.accounts)
                    NavigationLink(value: Page.about) {
                        LabeledContent("About", value: "1.0")
                    }
                }

                DisclosureGroup("Advanced", isExpanded: $isExpanded) {
                    Stepper("Volume: \(settings.volume)", value: $settings.volume)
                    TextField("Price", value: $settings.price, format: .currency(code: "EUR"))
                        .keyboardType(.decimalPad)
                    DatePicker("Alarm", selection: $settings.alarm, displayedComponents: .hourAndMinute)
                        .datePickerStyle(.compact)
                    if let progress = settings.downloadProgress {
                        ProgressView("Update", value: progress)
                    }
                }

                Button("Reset", role: .destructive) { confirmsReset = true }
            }
            .navigationTitle("Settings")
            .searchable(text: $search)
            .navigationDestination(for: Page.self, destination: page)
            .confirmationDialog("Reset everything?", isPresented: $confirmsReset, titleVisibility: .visible) {
                Button("Reset", role: .destructive) {
                    theme = .system
                    settings.brightness = 0.5
                }
                Button("Keep", role: .cancel) {}
            } message: {
                Text("This sets everything back.")
            }
            .toolbar {
                ToolbarItem(placement: .bottomBar) {
                    Button("About") { path.append(Page.about) }
                }
            }
        }
        .environmentObject(settings)
    }

    @ViewBuilder
    private func page(_ page: Page) -> some View {
        switch page {
        case .general: GeneralPage()
        case .display: DisplayPage()
        case .accounts: AccountsPage()
        case .about: AboutPage(path: $path)
        }
    }
}

struct GeneralPage: View {
    @EnvironmentObject var settings: SettingsModel
    @State private var birthday = Date(timeIntervalSince1970: 0)

    var body: some View {
        Form {
            LabeledContent("Name") {
                TextField("Name", text: $settings.deviceName)
                    .multilineTextAlignment(.trailing)
            }
            Picker(selection: $settings.language, label: Text("Language")) {
                ForEach(["English", "Suomi", "Türkçe"], id: \.self, content: Text.init)
            }
            .pickerStyle(WheelPickerStyle())
            DatePicker(selection: $birthday, in: ...Date.now, displayedComponents: .date) {
                Text("Birthday")
            }
            .datePickerStyle(.graphical)
        }
        .formStyle(.grouped)
        .navigationTitle("General")
    }
}

struct DisplayPage: View {
    @EnvironmentObject var settings: SettingsModel
    @State private var mode = 0
    @State private var nightShift = false

    var body: some View {
        List {
            Picker("Mode", selection: $mode) {
                Text("Auto").tag(0)
                Text("Manual").tag(1)
            }
            .pickerStyle(SegmentedPickerStyle())
            .listRowBackground(Color.clear)
            .listRowInsets(EdgeInsets())
            if mode == 1 {
                Toggle("Night shift", isOn: $nightShift)
                    .toggleStyle(.button)
                    .listRowSeparatorTint(.orange)
            }
            ControlGroup {
                Button("Less", systemImage: "minus") { settings.brightness = max(0, settings.brightness - 0.1) }
                Button("More", systemImage: "plus") { settings.brightness = min(1, settings.brightness + 0.1) }
            }
        }
        .animation(.default, value: mode)
        .navigationTitle("Display")
        .navigationBarTitleDisplayMode(.large)
    }
}

struct AccountsPage: View {
    @EnvironmentObject var settings: SettingsModel
    @Environment(\.editMode) private var editMode
    @State private var newName = ""
    @State private var asksName = false

    var body: some View {
        List {
            ForEach($settings.accounts, id: \.self, editActions: .all) { $account in
                Text(account)
            }
            if editMode?.wrappedValue.isEditing == true {
                Text("Editing").font(.footnote).foregroundStyle(.secondary)
            }
        }
        .navigationTitle("Accounts")
        .toolbar {
            EditButton()
            Button("Add") { asksName = true }
        }
        .alert("New account", isPresented: $asksName) {
            TextField("Name", text: $newName)
            Button("Add") {
                settings.accounts.append(newName)
                newName = ""
            }
            Button("Cancel", role: .cancel) {}
        }
    }
}

struct AboutPage: View {
    @Binding var path: NavigationPath
    @ScaledMetric(relativeTo: .title) private var iconSize: CGFloat = 60

    var body: some View {
        VStack(spacing: 16) {
            Image(systemName: "gearshape.2")
                .resizable()
                .scaledToFit()
                .frame(width: iconSize, height: iconSize)
            Text("Version **1.0**, see [our site](https://example.com)")
            Button("Back to the start") { path.removeLast(path.count) }
                .buttonStyle(.bordered)
                .buttonBorderShape(.capsule)
        }
        .navigationTitle(Text("About"))
    }
}

struct SettingsRoot_Previews: PreviewProvider {
    static var previews: some View {
        SettingsRoot()
            .environment(\.locale, .init(identifier: "fi"))
    }
}
