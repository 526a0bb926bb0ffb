import SwiftUI

extension JournalEntry.Mood {
    var mainColor: Color { Color(rawValue, bundle: nil) }
    var accentColor: Color {
        switch self {
        case .bubblegum, .buttercup, .lavender, .seafoam: return .black
        case .navy: return .white
        }
    }
}

struct JournalList: View {
    @Binding var entries: [JournalEntry]
    @Environment(\.scenePhase) private var scenePhase
    @State private var isPresentingNew = false
    let saveAction: () -> Void

    var body: some View {
        NavigationStack {
            List($entries) { $entry in
                NavigationLink(destination: EntryDetail(entry: $entry)) {
                    EntryCard(entry: entry)
                }
                .listRowBackground(entry.mood.mainColor)
            }
            .navigationTitle("Journal")
            .toolbar {
                Button(action: { isPresentingNew = true }) {
                    Image(systemName: "plus")
                }
                .accessibilityLabel("New entry")
            }
        }
        .sheet(isPresented: $isPresentingNew) {
            NewEntrySheet(entries: $entries, isPresented: $isPresentingNew)
        }
        .onChange(of: scenePhase) { phase in
            if phase == .inactive { saveAction() }
        }
    }
}

struct TrailingIconLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        HStack {
            configuration.title
            configuration.icon
        }
    }
}

extension LabelStyle where Self == TrailingIconLabelStyle {
    static var trailingIcon: Self { Self() }
}

struct EntryCard: View {
    let entry: JournalEntry

    var body: some View {
        VStack(alignment: .leading) {
            Text(entry.title)
                .font(.headline)
                .accessibilityAddTraits(.isHeader)
            Spacer()
            HStack {
                Label("\(entry.people.count)", systemImage: "person.3")
                    .accessibilityLabel("\(entry.people.count) people")
                Spacer()
                Label("\(entry.text.count)", systemImage: "textformat")
                    .labelStyle(.trailingIcon)
            }
            .font(.caption)
        }
        .padding()
        .foregroundColor(entry.mood.accentColor)
    }
}

struct EntryDetail: View {
    @Binding var entry: JournalEntry
    @State private var editing = JournalEntry.empty
    @State private var isPresentingEdit = false

    var body: some View {
        List {
            Section(header: Text("Entry")) {
                Text(entry.text)
                HStack {
                    Label("Mood", systemImage: "paintpalette")
                    Spacer()
                    Text(entry.mood.name)
                        .padding(4)
                        .foregroundColor(entry.mood.accentColor)
                        .background(entry.mood.mainColor)
                        .cornerRadius(4)
                }
                .accessibilityElement(children: .combine)
            }
            Section(header: Text("People")) {
                ForEach(entry.people) { person in
                    Label(person.name, systemImage: "person")
                }
            }
        }
        .navigationTitle(entry.title)
        .toolbar {
            Button("Edit") {
                isPresentingEdit = true
                editing = entry
            }
        }
        .sheet(isPresented: $isPresentingEdit) {
            NavigationStack {
                EntryForm(entry: $editing)
                    .navigationTitle(entry.title)
                    .toolbar {
                        ToolbarItem(placement: .cancellationAction) {
                            Button("Cancel") { isPresentingEdit = false }
                        }
                        ToolbarItem(placement: .confirmationAction) {
                            Button("Done") {
                                isPresentingEdit = false
                                entry = editing
                            }
                        }
                    }
            }
        }
    }
}

struct EntryForm: View {
    @Binding var entry: JournalEntry
    @State private var newName = ""

    var body: some View {
        Form {
            Section(header: Text("Entry")) {
                TextField("Title", text: $entry.title)
                TextEditor(text: $entry.text).frame(minHeight: 80)
                MoodPicker(selection: $entry.mood)
            }
            Section(header: Text("People")) {
                ForEach(entry.people) { person in
                    Text(person.name)
                }
                .onDelete { indices in
                    entry.people.remove(atOffsets: indices)
                }
                HStack {
                    TextField("New person", text: $newName)
                    Button(action: {
                        withAnimation {
                            entry.people.append(JournalEntry.Person(name: newName))
                            newName = ""
                        }
                    }) {
                        Image(systemName: "plus.circle.fill")
                            .accessibilityLabel("Add person")
                    }
                    .disabled(newName.isEmpty)
                }
            }
        }
    }
}

struct MoodPicker: View {
    @Binding var selection: JournalEntry.Mood

    var body: some View {
        Picker("Mood", selection: $selection) {
            ForEach(JournalEntry.Mood.allCases) { mood in
                Text(mood.name)
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background(mood.mainColor)
                    .tag(mood)
            }
        }
        .pickerStyle(.navigationLink)
    }
}

struct NewEntrySheet: View {
    @State private var newEntry = JournalEntry.empty
    @Binding var entries: [JournalEntry]
    @Binding var isPresented: Bool

    var body: some View {
        NavigationStack {
            EntryForm(entry: $newEntry)
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button("Dismiss") { isPresented = false }
                    }
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Add") {
                            isPresented = false
                            entries.append(newEntry)
                        }
                    }
                }
        }
    }
}

struct JournalList_Previews: PreviewProvider {
    static var previews: some View {
        JournalList(entries: .constant(JournalEntry.samples), saveAction: {})
        EntryCard(entry: JournalEntry.samples[0])
            .background(JournalEntry.samples[0].mood.mainColor)
            .previewLayout(.fixed(width: 400, height: 60))
    }
}
