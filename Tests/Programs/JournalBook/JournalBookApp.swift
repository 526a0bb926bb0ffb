import SwiftUI

@main
struct JournalBookApp: App {
    @StateObject private var store = JournalStore()
    @State private var errorWrapper: ErrorWrapper?
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            JournalList(entries: $store.entries) {
                Task {
                    do {
                        try await store.save(entries: store.entries)
                    } catch {
                        errorWrapper = ErrorWrapper(error: error, guidance: "Try again later.")
                    }
                }
            }
            .task {
                do {
                    try await store.load()
                } catch {
                    errorWrapper = ErrorWrapper(error: error, guidance: "Sample entries are shown.")
                }
            }
            .sheet(item: $errorWrapper) {
                store.entries = JournalEntry.samples
            } content: { wrapper in
                ErrorView(errorWrapper: wrapper)
            }
        }
    }
}

struct ErrorWrapper: Identifiable {
    let id = UUID()
    let error: Error
    let guidance: String
}

struct ErrorView: View {
    let errorWrapper: ErrorWrapper
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        NavigationView {
            VStack {
                Text("An error has occurred!")
                    .font(.title)
                    .padding(.bottom)
                Text(errorWrapper.error.localizedDescription)
                    .font(.headline)
                Text(errorWrapper.guidance)
                    .font(.caption)
                    .padding(.top)
                Spacer()
            }
            .padding()
            .background(.ultraThinMaterial)
            .cornerRadius(16)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button("Dismiss") { dismiss() }
                }
            }
        }
    }
}
