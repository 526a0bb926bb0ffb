import SwiftUI

@main
struct FocusFormApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { AddressForm() }
        }
    }
}

enum AddressField: Int, Hashable, CaseIterable {
    case name, street, zip, city

    var next: AddressField? { AddressField(rawValue: rawValue + 1) }
    var previous: AddressField? { AddressField(rawValue: rawValue - 1) }
}

struct Address: Codable, Equatable {
    var name = "", street = "", zip = "", city = ""
    var birthday = Date(timeIntervalSinceReferenceDate: 0)
    var country = Country.austria

    var problems: [AddressField: String] {
        var problems: [AddressField: String] = [:]
        if name.trimmingCharacters(in: .whitespaces).isEmpty { problems[.name] = "Who are you?" }
        if zip.wholeMatch(of: #/\d{4,5}/#) == nil { problems[.zip] = "Four or five digits" }
        if city.isEmpty { problems[.city] = "Where to?" }
        return problems
    }
}

enum Country: String, Codable, CaseIterable, Identifiable {
    case austria = "Austria", germany = "Germany", switzerland = "Switzerland"
    var id: String { rawValue }
}

struct AddressForm: View {
    @State private var address = Address()
    @FocusState private var field: AddressField?
    @State private var isDone = false
    @State private var showsProblems = false

    var body: some View {
        Form {
            Section {
                row("Name", text: $address.name, field: .name)
                    .textContentType(.name)
                row("Street", text: $address.street, field: .street)
                HStack {
                    row("ZIP", text: $address.zip, field: .zip)
                        .keyboardType(.numberPad)
                        .frame(maxWidth: 120)
                    row("City", text: $address.city, field: .city)
                }
            } header: {
                Text("Address")
            } footer: {
                if showsProblems, let problem = address.problems.sorted(by: { $0.key.rawValue < $1.key.rawValue }).first {
                    Text(problem.value).foregroundStyle(.red)
                }
            }
            Section {
                DatePicker("Birthday", selection: $address.birthday, in: ...Date.now, displayedComponents: .date)
                Picker("Country", selection: $address.country) {
                    ForEach(Country.allCases) { Text($0.rawValue).tag($0) }
                }
                .pickerStyle(.navigationLink)
            }
            Section {
                Button("Save", action: save)
                Button("Start over", role: .destructive) {
                    address = Address()
                    field = .name
                }
                .disabled(address == Address())
            }
        }
        .navigationTitle("You")
        .defaultFocus($field, .name)
        .onSubmit { field = field?.next }
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
                Button("Previous", systemImage: "chevron.up") { field = field?.previous }
                    .disabled(field?.previous == nil)
                Button("Next", systemImage: "chevron.down") { field = field?.next }
                    .disabled(field?.next == nil)
                Spacer()
                Button("Done") { field = nil }
            }
        }
        .navigationDestination(isPresented: $isDone) {
            Receipt(address: address)
        }
        .onChange(of: address) { _, _ in showsProblems = false }
    }

    private func row(_ title: LocalizedStringKey, text: Binding<String>, field: AddressField) -> some View {
        TextField(title, text: text)
            .focused($field, equals: field)
            .submitLabel(field.next == nil ? .done : .next)
            .overlay(alignment: .trailing) {
                if showsProblems, address.problems[field] != nil {
                    Image(systemName: "exclamationmark.circle").foregroundStyle(.red)
                }
            }
    }

    private func save() {
        showsProblems = true
        if let first = address.problems.keys.min(by: { $0.rawValue < $1.rawValue }) {
            field = first
        } else {
            isDone = true
        }
    }
}

struct Receipt: View {
    let address: Address

    var body: some View {
        List {
            LabeledContent("Name", value: address.name)
            LabeledContent("City", value: "\(address.zip) \(address.city)")
            LabeledContent("Born", value: address.birthday, format: .dateTime.day().month().year())
            LabeledContent("Country", value: address.country.rawValue)
        }
        .navigationTitle("Saved")
    }
}

#Preview { NavigationStack { AddressForm() } }
