import SwiftUI
import os

private let logger = Logger(subsystem: "com.example.RouterKit", category: "deep links")

@main
struct RouterKitApp: App {
    @State private var router = Router()

    var body: some Scene {
        WindowGroup {
            RootView()
                .environment(router)
                .onOpenURL { url in
                    logger.info("opening \(url.absoluteString)")
                    router.handle(url)
                }
        }
    }
}
