import SwiftUI

@main
struct MovieBrowserApp: App {
    var body: some Scene {
        WindowGroup {
            MovieHomeView(viewModel: MovieHomeViewModel(repository: StubMovieRepository()))
        }
    }
}
