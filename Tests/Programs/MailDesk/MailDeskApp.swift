import SwiftUI

@main
struct MailDeskApp: App {
    @StateObject var mail = MailModel()

    var body: some Scene {
        WindowGroup {
            MailWindow()
                .environmentObject(mail)
                .frame(minWidth: 300, minHeight: 300)
        }
        .commands {
            SidebarCommands()
            MailCommands(mail: mail)
        }
    }
}

struct MailCommands: Commands {
    @ObservedObject var mail: MailModel

    var body: some Commands {
        CommandMenu("Message") {
            Button("Mark all as read", action: mail.markAllRead)
                .keyboardShortcut("k", modifiers: [.command, .option])
            Divider()
            Menu("Move to") {
                ForEach(Mailbox.allCases, id: \.self) { box in
                    Button(box.rawValue) { mail.moveSelected(to: box) }
                }
            }
        }
        CommandGroup(after: .help) {
            Link("Manual", destination: URL(string: "https://example.com/manual")!)
        }
    }
}

enum Mailbox: String, CaseIterable, Identifiable, Codable {
    case inbox = "Inbox", sent = "Sent", archive = "Archive"
    var id: String { rawValue }
    var symbol: String {
        switch self {
        case .inbox: return "tray"
        case .sent: return "paperplane"
        case .archive: return "archivebox"
        }
    }
}

struct Letter: Identifiable, Hashable {
    let id: Int
    var subject: String
    var sender: String
    var box: Mailbox
    var isRead = false
    var body: String { "Dear reader,\n\nthis is letter \(id).\n\nYours\n\(sender)" }
}

class MailModel: ObservableObject {
    @Published var letters: [Letter] = (1...9).map {
        Letter(id: $0, subject: "Letter \($0)", sender: ["Ann", "Bo", "Cy"][$0 % 3], box: $0 % 4 == 0 ? .archive : .inbox)
    }
    @Published var box: Mailbox? = .inbox
    @Published var selected: Letter.ID?

    var shown: [Letter] { letters.filter { $0.box == box } }

    func markAllRead() { for index in letters.indices { letters[index].isRead = true } }

    func moveSelected(to box: Mailbox) {
        guard let index = letters.firstIndex(where: { $0.id == selected }) else { return }
        letters[index].box = box
        selected = nil
    }
}

struct MailWindow: View {
    @EnvironmentObject var mail: MailModel
    @State private var columns = NavigationSplitViewVisibility.automatic
    @AppStorage("unreadOnly") private var unreadOnly = false

    var body: some View {
        NavigationSplitView(columnVisibility: $columns) {
            List(Mailbox.allCases, selection: $mail.box) { box in
                NavigationLink(value: box) {
                    Label(box.rawValue, systemImage: box.symbol)
                }
                .badge(mail.letters.filter { $0.box == box && !$0.isRead }.count)
            }
            .listStyle(SidebarListStyle())
            .navigationTitle("Mail")
        } content: {
            List(mail.shown.filter { !unreadOnly || !$0.isRead }, selection: $mail.selected) { letter in
                LetterRow(letter: letter)
            }
            .navigationTitle(mail.box?.rawValue ?? "No mailbox")
            .navigationSubtitle("\(mail.shown.count) letters")
            .toolbar {
                ToolbarItem(placement: .automatic) {
                    Toggle(isOn: $unreadOnly) { Label("Unread only", systemImage: "line.3.horizontal.decrease.circle") }
                        .toggleStyle(.button)
                        .help("Show only what was not read")
                }
            }
            .onMoveCommand { direction in
                switch direction {
                case .up: print("up")
                case .down: print("down")
                default: break
                }
            }
        } detail: {
            if let id = mail.selected, let index = mail.letters.firstIndex(where: { $0.id == id }) {
                LetterView(letter: $mail.letters[index])
            } else {
                Text("No letter")
                    .font(.title)
                    .foregroundStyle(.tertiary)
            }
        }
        .navigationSplitViewStyle(.automatic)
    }
}

struct LetterRow: View {
    let letter: Letter

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                if !letter.isRead {
                    Circle().fill(.blue).frame(width: 8, height: 8)
                }
                Text(letter.sender).font(.headline)
                Spacer()
            }
            Text(letter.subject).font(.callout)
        }
    }
}

struct LetterView: View {
    @Binding var letter: Letter
    @EnvironmentObject var mail: MailModel
    @State private var asksDelete = false
    @State private var replies = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text(letter.subject).font(.title)
                LabeledContent("From", value: letter.sender)
                    .labeledContentStyle(.automatic)
                Divider()
                Text(letter.body)
                    .textSelection(.enabled)
                    .frame(maxWidth: .infinity, alignment: .leading)
            }
            .scenePadding(.horizontal)
        }
        .onAppear { letter.isRead = true }
        .navigationTitle(letter.subject)
        .toolbar(content: {
            ToolbarItem(id: "reply", placement: .primaryAction) {
                Button(action: { replies = true }) { Label("Reply", systemImage: "arrowshape.turn.up.left") }
            }
            ToolbarItemGroup(placement: .secondaryAction) {
                Button("Archive") { letter.box = .archive }
                Button("Delete", role: .destructive) { asksDelete = true }
            }
        })
        .confirmationDialog("Delete this letter?", isPresented: $asksDelete) {
            Button("Delete", role: .destructive) {
                let id = letter.id
                mail.selected = nil
                mail.letters.removeAll { $0.id == id }
            }
        }
        .sheet(isPresented: $replies) {
            ReplySheet(to: letter.sender)
        }
    }
}

struct ReplySheet: View {
    let to: String
    @State private var text = ""
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack {
            HStack {
                Button("Cancel", role: .cancel, action: { dismiss() })
                Spacer()
                Button("Send") { dismiss() }.disabled(text.isEmpty)
            }
            .padding()
            Text("To \(to)")
            TextEditor(text: $text)
                .border(Color.gray.opacity(0.4), width: 1)
                .padding()
        }
        .frame(minWidth: 320, minHeight: 240)
    }
}

struct MailWindow_Previews: PreviewProvider {
    static var previews: some View {
        MailWindow().environmentObject(MailModel())
    }
}
