import SwiftUI

struct ConversationList: View {
    @StateObject private var viewModel = ChatViewModel()

    var body: some View {
        NavigationStack {
            List($viewModel.conversations) { $conversation in
                NavigationLink(value: conversation) {
                    HStack {
                        Circle()
                            .fill(LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom))
                            .frame(width: 44, height: 44)
                            .overlay { Text(conversation.name.prefix(1)).foregroundStyle(.white) }
                        VStack(alignment: .leading) {
                            Text(conversation.name).font(.headline)
                            Text(conversation.messages.last?.text ?? "").lineLimit(1).foregroundStyle(.secondary)
                        }
                    }
                }
                .badge(conversation.unread)
                .swipeActions(edge: .trailing) {
                    Button("Read") { conversation.unread = 0 }.tint(.blue)
                }
            }
            .navigationTitle("Chats")
            .navigationDestination(for: Conversation.self) { conversation in
                ChatView(conversation: conversation)
            }
        }
        .environmentObject(viewModel)
    }
}

struct ChatView: View {
    let conversation: Conversation
    @EnvironmentObject private var viewModel: ChatViewModel
    @State private var draft = ""
    @FocusState private var isFocused: Bool

    private var messages: [Message] {
        viewModel.conversations.first { $0.id == conversation.id }?.messages ?? []
    }

    var body: some View {
        ScrollViewReader { (proxy: ScrollViewProxy) in
            ScrollView {
                LazyVStack(spacing: 4) {
                    ForEach(messages) { message in
                        MessageRow(message: message)
                            .id(message.id)
                            .onTapGesture(count: 2) { viewModel.like(message, in: conversation) }
                            .contextMenu {
                                Button("Copy", systemImage: "doc.on.doc") { print(message.text) }
                                Button(message.isLiked ? "Unlike" : "Like", systemImage: "heart") {
                                    viewModel.like(message, in: conversation)
                                }
                            }
                    }
                    if viewModel.isTyping {
                        HStack {
                            TypingIndicator()
                            Spacer()
                        }
                    }
                }
                .padding()
            }
            .scrollDismissesKeyboard(.interactively)
            .onChange(of: messages.count) { _ in
                withAnimation {
                    if let last = messages.last { proxy.scrollTo(last.id, anchor: .bottom) }
                }
            }
            .onAppear {
                viewModel.markRead(conversation)
                proxy.scrollTo(messages.last?.id)
            }
        }
        .safeAreaInset(edge: .bottom, spacing: 0) { inputBar }
        .navigationTitle(conversation.name)
        .navigationBarTitleDisplayMode(.inline)
    }

    private var inputBar: some View {
        HStack(alignment: .bottom) {
            TextField("Message", text: $draft, axis: .vertical)
                .textFieldStyle(.roundedBorder)
                .focused($isFocused)
                .onSubmit(send)
            Button(action: send) {
                Image(systemName: "arrow.up.circle.fill")
                    .font(.title2)
                    .symbolRenderingMode(.hierarchical)
            }
            .accessibilityLabel("Send")
            .disabled(draft.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty)
        }
        .padding(8)
        .background(.bar)
    }

    private func send() {
        let text = draft.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty else { return }
        viewModel.send(text, in: conversation)
        draft = ""
    }
}

struct MessageRow: View {
    let message: Message

    var body: some View {
        HStack {
            if message.isMine { Spacer(minLength: 60) }
            Text(message.text)
                .modifier(BubbleStyle(isMine: message.isMine))
                .overlay(alignment: .bottomLeading) {
                    if message.isLiked {
                        Image(systemName: "heart.fill")
                            .foregroundColor(.red)
                            .offset(x: -6, y: 6)
                    }
                }
            if !message.isMine { Spacer(minLength: 60) }
        }
        .accessibilityElement(children: .combine)
        .accessibilityHint("Double tap to like")
    }
}

struct BubbleStyle: ViewModifier {
    let isMine: Bool

    func body(content: Content) -> some View {
        content
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .foregroundColor(isMine ? .white : .primary)
            .background(isMine ? Color.blue : Color(.secondarySystemBackground))
            .clipShape(Bubble(isMine: isMine))
    }
}

struct Bubble: Shape {
    var isMine: Bool

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let radius: CGFloat = 14
        path.addRoundedRect(in: rect, cornerSize: CGSize(width: radius, height: radius))
        let corner = isMine ? CGPoint(x: rect.maxX, y: rect.maxY) : CGPoint(x: rect.minX, y: rect.maxY)
        path.move(to: corner)
        path.addQuadCurve(
            to: CGPoint(x: corner.x, y: corner.y - radius),
            control: CGPoint(x: corner.x + (isMine ? 4 : -4), y: corner.y))
        path.closeSubpath()
        return path
    }
}

struct TypingIndicator: View {
    @State private var phase = 0
    let timer = Timer.publish(every: 0.3, on: .main, in: .common).autoconnect()

    var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<3) { index in
                Circle()
                    .frame(width: 8, height: 8)
                    .opacity(phase == index ? 1 : 0.3)
            }
        }
        .foregroundColor(.gray)
        .padding(10)
        .background(Capsule().fill(Color.gray.opacity(0.2)))
        .onReceive(timer) { _ in phase = (phase + 1) % 3 }
        .accessibilityLabel("Typing")
    }
}

struct ConversationList_Previews: PreviewProvider {
    static var previews: some View {
        ConversationList()
    }
}
