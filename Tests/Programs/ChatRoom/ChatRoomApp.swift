import SwiftUI

@main
struct ChatRoomApp: App {
    var body: some Scene {
        WindowGroup {
            ConversationList()
        }
    }
}
