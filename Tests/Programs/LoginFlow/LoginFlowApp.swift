import SwiftUI

@main
struct LoginFlowApp: App {
    @StateObject private var session = SessionManager.shared

    var body: some Scene {
        WindowGroup {
            Group {
                if session.isLoggedIn {
                    HomeView()
                        .transition(.asymmetric(insertion: .move(edge: .trailing), removal: .opacity))
                } else {
                    LoginView()
                        .transition(AnyTransition.move(edge: .leading).combined(with: .opacity))
                }
            }
            .animation(.spring(), value: session.isLoggedIn)
            .environmentObject(session)
        }
    }
}
