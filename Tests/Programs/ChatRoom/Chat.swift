import Foundation

struct Message: Identifiable, Hashable, Codable {
    enum Sender: Hashable, Codable {
        case me
        case other(name: String)
    }

    let id: UUID
    var text: String
    var sender: Sender
    var date: Date
    var isLiked = false

    init(_ text: String, from sender: Sender, at date: Date = .now) {
        self.id = UUID()
        self.text = text
        self.sender = sender
        self.date = date
    }

    var isMine: Bool { sender == .me }
}

struct Conversation: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var messages: [Message]
    var unread: Int

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.id == rhs.id }
    func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

protocol ReplyService {
    func reply(to text: String) async -> String
}

actor EchoService: ReplyService {
    private var count = 0

    func reply(to text: String) async -> String {
        count += 1
        try? await Task.sleep(nanoseconds: 500_000_000)
        return count.isMultiple(of: 3) ? "You said that before." : String(text.reversed())
    }
}

@MainActor
final class ChatViewModel: ObservableObject {
    @Published var conversations: [Conversation]
    @Published var isTyping = false
    private let service: ReplyService

    init(service: ReplyService = EchoService()) {
        self.service = service
        let start = Date(timeIntervalSince1970: 1_700_000_000)
        conversations = ["Nora", "Emil", "Hiking"].enumerated().map { index, name in
            Conversation(
                name: name,
                messages: (0..<(4 + index * 20)).map {
                    Message(
                        "Message \($0 + 1)", from: $0 % 3 == 0 ? .me : .other(name: name),
                        at: start.addingTimeInterval(Double($0) * 60))
                },
                unread: index)
        }
    }

    func send(_ text: String, in conversation: Conversation) {
        append(Message(text, from: .me), to: conversation)
        isTyping = true
        Task { [weak self] in
            guard let self else { return }
            let reply = await self.service.reply(to: text)
            self.append(Message(reply, from: .other(name: conversation.name)), to: conversation)
            self.isTyping = false
        }
    }

    func like(_ message: Message, in conversation: Conversation) {
        guard let c = conversations.firstIndex(of: conversation),
              let m = conversations[c].messages.firstIndex(where: { $0.id == message.id })
        else { return }
        conversations[c].messages[m].isLiked.toggle()
    }

    func markRead(_ conversation: Conversation) {
        guard let index = conversations.firstIndex(of: conversation) else { return }
        conversations[index].unread = 0
    }

    private func append(_ message: Message, to conversation: Conversation) {
        guard let index = conversations.firstIndex(of: conversation) else { return }
        conversations[index].messages.append(message)
    }
}
