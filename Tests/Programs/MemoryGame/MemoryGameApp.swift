import SwiftUI

@main
struct MemoryGameApp: App {
    private let game = EmojiMatchGame()

    var body: some Scene {
        WindowGroup {
            EmojiMatchView(game: game)
        }
    }
}
