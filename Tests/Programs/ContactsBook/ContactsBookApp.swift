import SwiftUI

@main
struct ContactsBookApp: App {
    var body: some Scene {
        WindowGroup {
            ContactsView(viewModel: ContactsViewModel())
        }
    }
}

struct Contact: Identifiable, Hashable, Comparable {
    let id: UUID = UUID()
    var first: String
    var last: String
    var phone: String
    var email: String?

    var fullName: String { "\(first) \(last)" }
    var initials: String { String(first.prefix(1)) + String(last.prefix(1)) }

    static func < (lhs: Contact, rhs: Contact) -> Bool {
        (lhs.last, lhs.first) < (rhs.last, rhs.first)
    }
}

final class ContactsViewModel: ObservableObject {
    @Published var contacts: [Contact]
    @Published var query = ""
    @Published var selected: UUID?

    init() {
        contacts = [
            Contact(first: "Ada", last: "Byron", phone: "555-0101", email: "ada@example.com"),
            Contact(first: "Blaise", last: "Pascal", phone: "555-0102"),
            Contact(first: "Emmy", last: "Noether", phone: "555-0103", email: "emmy@example.com"),
            Contact(first: "Grace", last: "Hopper", phone: "555-0104"),
            Contact(first: "Mary", last: "Cartwright", phone: "555-0105"),
            Contact(first: "Sofia", last: "Kovalevskaya", phone: "555-0106", email: "sofia@example.com"),
        ]
    }

    var sections: [(key: String, value: [Contact])] {
        let found = query.isEmpty
            ? contacts
            : contacts.filter { $0.fullName.localizedCaseInsensitiveContains(query) }
        return Dictionary(grouping: found.sorted()) { String($0.last.first!) }
            .sorted { $0.key < $1.key }
    }

    func delete(_ contact: Contact) {
        contacts.removeAll { $0.id == contact.id }
    }
}

struct SearchBar: View {
    @Binding var text: String
    @State private var isEditing = false

    var body: some View {
        HStack {
            TextField("Search ...", text: $text)
                .padding(7)
                .padding(.horizontal, 25)
                .background(Color(.systemGray6))
                .cornerRadius(8)
                .overlay(
                    HStack {
                        Image(systemName: "magnifyingglass")
                            .foregroundColor(.gray)
                            .frame(minWidth: 0, maxWidth: .infinity, alignment: .leading)
                            .padding(.leading, 8)
                        if isEditing {
                            Button(action: { self.text = "" }) {
                                Image(systemName: "multiply.circle.fill")
                                    .foregroundColor(.gray)
                                    .padding(.trailing, 8)
                            }
                            .accessibilityLabel(Text("Clear text"))
                        }
                    }
                )
                .padding(.horizontal, 10)
                .onTapGesture {
                    self.isEditing = true
                }
            if isEditing {
                Button(action: {
                    self.isEditing = false
                    self.text = ""
                }) {
                    Text("Cancel")
                }
                .padding(.trailing, 10)
                .transition(.move(edge: .trailing))
                .animation(.default)
            }
        }
    }
}

struct ContactsView: View {
    @ObservedObject var viewModel: ContactsViewModel
    @State private var toDelete: Contact?
    @State private var showsInfo = false

    var body: some View {
        NavigationView {
            VStack(spacing: 0) {
                SearchBar(text: $viewModel.query)
                List {
                    ForEach(viewModel.sections, id: \.key) { section in
                        Section(header: Text(section.key)) {
                            ForEach(section.value) { contact in
                                NavigationLink(
                                    destination: ContactDetail(contact: contact),
                                    tag: contact.id,
                                    selection: $viewModel.selected
                                ) {
                                    ContactRow(contact: contact)
                                }
                                .contextMenu {
                                    Button(action: { toDelete = contact }) {
                                        Text("Delete")
                                        Image(systemName: "trash")
                                    }
                                    Button("Copy number") { print(contact.phone) }
                                }
                            }
                        }
                    }
                }
                .listStyle(PlainListStyle())

                NavigationLink(destination: InfoView(), isActive: $showsInfo) { EmptyView() }
            }
            .navigationBarTitle("Contacts")
            .navigationBarItems(
                leading: Button("Info") { showsInfo = true },
                trailing: Button("First") { viewModel.selected = viewModel.contacts.sorted().first?.id }
            )
            .alert(item: $toDelete) { contact in
                Alert(
                    title: Text("Delete \(contact.fullName)?"),
                    primaryButton: .destructive(Text("Delete")) { viewModel.delete(contact) },
                    secondaryButton: .cancel(Text("Keep"))
                )
            }

            Text("No contact chosen").font(.title2).foregroundColor(.secondary)
        }
    }
}

struct ContactRow: View {
    let contact: Contact

    var body: some View {
        HStack(spacing: 12) {
            Text(contact.initials)
                .font(.system(size: 14, weight: .semibold, design: .rounded))
                .foregroundColor(.white)
                .frame(width: 36, height: 36)
                .background(Circle().fill(Color.accentColor))
            Text(contact.first) + Text(" ") + Text(contact.last).bold()
        }
    }
}

struct ContactDetail: View {
    let contact: Contact
    @State private var showingCall = false

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                Image(systemName: "person.crop.circle.fill")
                    .resizable()
                    .frame(width: 120, height: 120)
                    .foregroundColor(Color(.systemGray3))
                Text(contact.fullName)
                    .font(.title)
                    .fontWeight(.semibold)
                GroupBox(label: Label("Phone", systemImage: "phone")) {
                    HStack {
                        Text(contact.phone)
                        Spacer()
                        Button("Call") { showingCall = true }
                    }
                }
                if let email = contact.email {
                    GroupBox(label: Label("Mail", systemImage: "envelope")) {
                        Link(email, destination: URL(string: "mailto:\(email)")!)
                            .frame(maxWidth: .infinity, alignment: .leading)
                    }
                }
            }
            .padding()
        }
        .navigationBarTitle(contact.first, displayMode: .inline)
        .alert(isPresented: $showingCall) {
            Alert(title: Text("Calling"), message: Text(contact.phone), dismissButton: .default(Text("Hang up")))
        }
    }
}

struct InfoView: View {
    @Environment(\.presentationMode) var presentation
    var body: some View {
        VStack {
            Text("Six people who counted")
            Button("Back") { presentation.wrappedValue.dismiss() }
        }
        .navigationBarTitle("Info")
        .navigationBarBackButtonHidden(true)
    }
}

struct ContactsView_Previews: PreviewProvider {
    static var previews: some View {
        ContactsView(viewModel: ContactsViewModel())
    }
}
