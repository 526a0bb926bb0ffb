import SwiftUI

@main
struct RecipeBoxApp: App {
    @State private var dataModel = RecipeModel.shared
    @State private var navigation = NavigationModel()

    var body: some Scene {
        WindowGroup {
            RecipeRoot()
                .environment(dataModel)
                .environment(navigation)
        }
        #if os(macOS)
        .commands {
            SidebarCommands()
        }
        #endif
    }
}
