import Combine
import SwiftUI

class AppDelegate: NSObject, UIApplicationDelegate {
    static private(set) var launchDate: Date?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        AppDelegate.launchDate = Date()
        return true
    }
}

@main
struct DelegateDiaryApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var appDelegate
    @Environment(\.scenePhase) private var scenePhase
    @StateObject private var store = DiaryStore()

    init() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.systemIndigo]
        appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.systemIndigo]
        UINavigationBar.appearance().standardAppearance = appearance
        UINavigationBar.appearance().scrollEdgeAppearance = appearance
        UITableView.appearance().backgroundColor = .clear
        UITextView.appearance().backgroundColor = .clear
        UISegmentedControl.appearance().selectedSegmentTintColor = .systemIndigo
    }

    var body: some Scene {
        WindowGroup {
            DiaryList()
                .environmentObject(store)
        }
        .onChange(of: scenePhase) { phase in
            switch phase {
            case .background: store.save()
            case .active, .inactive: break
            @unknown default: break
            }
        }
    }
}

struct DiaryEntry: Identifiable, Codable, Equatable {
    var id = UUID()
    var date = Date()
    var text: String
    var mood = Mood.fine
}

enum Mood: String, CaseIterable, Codable {
    case great, fine, tired
}

final class DiaryStore: ObservableObject {
    @Published var entries: [DiaryEntry] = [
        DiaryEntry(text: "Walked to the lighthouse", mood: .great),
        DiaryEntry(text: "Rain all day", mood: .tired),
    ]
    @Published private(set) var saves = 0
    private var cancellables = Set<AnyCancellable>()

    init() {
        NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)
            .sink { [weak self] _ in self?.save() }
            .store(in: &cancellables)
    }

    func save() { saves += 1 }

    func binding(for entry: DiaryEntry) -> Binding<DiaryEntry> {
        Binding(
            get: { self.entries.first { $0.id == entry.id } ?? entry },
            set: { new in
                guard let index = self.entries.firstIndex(where: { $0.id == entry.id }) else { return }
                self.entries[index] = new
            })
    }
}

struct DiaryList: View {
    @EnvironmentObject var store: DiaryStore
    @State private var showingNew = false

    private static let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.timeStyle = .none
        return formatter
    }()

    var body: some View {
        NavigationView {
            List {
                ForEach(store.entries) { entry in
                    NavigationLink(destination: DiaryEditor(entry: store.binding(for: entry))) {
                        VStack(alignment: .leading) {
                            Text(entry.text).lineLimit(1)
                            Text(entry.date, formatter: Self.formatter)
                                .font(.caption)
                                .foregroundColor(.secondary)
                        }
                    }
                }
                .onDelete { store.entries.remove(atOffsets: $0) }
                .onMove { store.entries.move(fromOffsets: $0, toOffset: $1) }
            }
            .listStyle(InsetGroupedListStyle())
            .navigationBarTitle(Text("Diary"), displayMode: .large)
            .navigationBarItems(
                leading: EditButton(),
                trailing: Button(action: { showingNew = true }) { Image(systemName: "square.and.pencil") }
                    .accessibility(label: Text("New entry")))
            .sheet(isPresented: $showingNew) {
                NewEntry { store.entries.insert($0, at: 0) }
            }
            Text("Choose an entry")
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

struct DiaryEditor: View {
    @Binding var entry: DiaryEntry

    var body: some View {
        Form {
            Section(header: Text("Text")) {
                TextEditor(text: $entry.text).frame(minHeight: 120)
            }
            Section(header: Text("Mood")) {
                Picker("Mood", selection: $entry.mood) {
                    ForEach(Mood.allCases, id: \.self) { Text($0.rawValue.capitalized) }
                }
                .pickerStyle(SegmentedPickerStyle())
            }
            Section {
                Text("\(misspelled) words to check")
            }
        }
        .navigationBarTitle("Entry", displayMode: .inline)
    }

    private var misspelled: Int {
        let checker = UITextChecker()
        return entry.text.split(separator: " ").filter { word in
            let range = NSRange(location: 0, length: word.utf16.count)
            let wrong = checker.rangeOfMisspelledWord(
                in: String(word), range: range, startingAt: 0, wrap: false, language: "en")
            return wrong.location != NSNotFound
        }.count
    }
}

struct NewEntry: View {
    var onSave: (DiaryEntry) -> Void
    @Environment(\.presentationMode) var presentationMode
    @State private var text = ""
    @State private var keyboardHeight: CGFloat = 0

    var body: some View {
        NavigationView {
            Form {
                TextField("What happened?", text: $text)
            }
            .padding(.bottom, keyboardHeight)
            .onReceive(NotificationCenter.default.publisher(for: UIResponder.keyboardWillShowNotification)) { note in
                keyboardHeight = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height ?? 0
            }
            .navigationBarTitle("New Entry", displayMode: .inline)
            .navigationBarItems(
                leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
                trailing: Button("Save") {
                    onSave(DiaryEntry(text: text))
                    presentationMode.wrappedValue.dismiss()
                }
                .disabled(text.isEmpty))
        }
    }
}

struct DiaryList_Previews: PreviewProvider {
    static var previews: some View {
        DiaryList().environmentObject(DiaryStore())
    }
}
