import SwiftUI

@main
struct OldLinksApp: App {
    var body: some Scene {
        WindowGroup {
            Lessons()
        }
    }
}

struct Lessons: View {
    var body: some View {
        NavigationView {
            List {
                Section(header: Text("Pushing"), content: {
                    NavigationLink("By title", destination: Text("Page one").navigationBarTitle("One"))
                    NavigationLink(destination: TagLesson()) { Text("By tag") }
                    NavigationLink(destination: ActiveLesson()) { Text("By a Bool") }
                    NavigationLink(destination: { BarLesson() }, label: { Text("Bars") })
                })
                Section {
                    NavigationLink(destination: LazyView(HeavyPage())) { Text("Lazily") }
                    NavigationLink("Environment", destination: UserPage().environmentObject(UserSettings()))
                } header: {
                    Text("More")
                }
            }
            .navigationBarTitle(Text("Lessons"))
            .listStyle(InsetGroupedListStyle())
        }
        .navigationViewStyle(DefaultNavigationViewStyle())
    }
}

struct LazyView<Content: View>: View {
    let build: () -> Content
    init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
    var body: Content { build() }
}

struct HeavyPage: View {
    private let rows = (0..<1_000).map { "Row \($0)" }
    var body: some View {
        List(rows, id: \.self) { Text($0) }.navigationBarTitle("Heavy", displayMode: .inline)
    }
}

struct TagLesson: View {
    @State private var selection: String? = nil

    var body: some View {
        VStack(spacing: 16) {
            NavigationLink(destination: Text("Second view"), tag: "Second", selection: $selection) { EmptyView() }
            NavigationLink(tag: "Third", selection: $selection) { Text("Third view") } label: { EmptyView() }
            Button("Tap to show second") { self.selection = "Second" }
            Button("Tap to show third") { self.selection = "Third" }
        }
        .navigationBarTitle("Navigation", displayMode: .automatic)
    }
}

struct ActiveLesson: View {
    @State private var isActive = false
    @State private var isLater = false

    var body: some View {
        VStack {
            NavigationLink(isActive: $isActive) {
                VStack {
                    Text("Here")
                    Button("Back") { isActive = false }
                }
                .navigationBarBackButtonHidden()
            } label: {
                Text("Go")
            }
            NavigationLink(destination: Text("Later"), isActive: $isLater) { EmptyView() }.isDetailLink(false)
            Button("Go later") {
                DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { self.isLater = true }
            }
        }
        .navigationBarTitle("Active")
    }
}

struct BarLesson: View {
    @Environment(\.presentationMode) var presentationMode
    @State private var isHidden = false
    @State private var showsSheet = false
    @State private var showsAlert = false
    @State private var size = 1
    @State private var date = Date(timeIntervalSince1970: 86_400)

    var body: some View {
        Form {
            Toggle(isOn: $isHidden) { Text("Hide the bar") }
            Stepper(value: $size, in: 1...5, label: { Text("Size \(size)") })
            DatePicker(selection: $date, in: ...Date(), displayedComponents: .date, label: { Text("Day") })
            Picker(selection: $size, label: Text("Picked"), content: {
                Text("One").tag(1)
                Text("Two").tag(2)
            })
            Button("Go back") { self.presentationMode.wrappedValue.dismiss() }
        }
        .navigationBarTitle("Bars", displayMode: .inline)
        .navigationBarHidden(isHidden)
        .navigationBarItems(leading: Button("Sheet") { self.showsSheet.toggle() })
        .navigationBarItems(trailing: Button(action: { self.showsAlert = true }) { Text("Alert") })
        .sheet(isPresented: $showsSheet) {
            NavigationView {
                Button("Dismiss") { self.showsSheet = false }
                    .navigationBarTitle("Sheet")
            }
            .navigationViewStyle(StackNavigationViewStyle())
        }
        .alert(isPresented: $showsAlert) {
            Alert(title: Text("Hello"), message: nil, dismissButton: .default(Text("OK"), action: { print("OK") }))
        }
    }
}

class UserSettings: ObservableObject {
    @Published var score = 0
    @Published var name = "Ada"
}

struct UserPage: View {
    @EnvironmentObject var settings: UserSettings
    @State private var tab = 0

    var body: some View {
        TabView(selection: $tab, content: {
            VStack {
                Text("\(settings.name): \(settings.score)")
                Button(action: { self.settings.score += 1 }, label: { Text("Score") })
                    .gesture(LongPressGesture().onEnded { _ in self.settings.score = 0 }, including: .all)
            }
            .tabItem({ Text("Score") })
            .tag(0)
            TextField("Name", text: $settings.name, onEditingChanged: { print($0) }, onCommit: { print("done") })
                .textFieldStyle(RoundedBorderTextFieldStyle())
                .padding()
                .tabItem { Image(systemName: "person"); Text("Name") }
                .tag(1)
        })
        .navigationBarTitle("User", displayMode: .inline)
    }
}

#if DEBUG
struct Lessons_Previews: PreviewProvider {
    static var previews: some View {
        Lessons()
            .previewDevice(PreviewDevice(rawValue: "iPhone SE (2nd generation)"))
            .environment(\.colorScheme, .dark)
    }
}
#endif
