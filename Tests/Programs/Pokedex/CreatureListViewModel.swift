import Foundation
import SwiftUI

@MainActor
final class CreatureListViewModel: ObservableObject {
    enum State {
        case idle, loading
        case loaded([Creature])
        case failed(Error)
    }

    @Published private(set) var state: State = .idle
    @Published var searchText = ""
    private let service: CreatureServing

    init(service: CreatureServing = OfflineService()) {
        self.service = service
    }

    var creatures: [Creature] {
        guard case .loaded(let all) = state else { return [] }
        return searchText.isEmpty ? all : all.filter { $0.name.contains(searchText.lowercased()) }
    }

    func load() async {
        state = .loading
        do {
            let page = try await service.page(offset: 0)
            state = .loaded(page.results)
        } catch {
            state = .failed(error)
        }
    }
}

@MainActor
class CreatureDetailViewModel: ObservableObject {
    @Published var detail: CreatureDetail?
    @Published var errorMessage: String?
    let creature: Creature

    init(creature: Creature) {
        self.creature = creature
    }

    func fetch() {
        Task {
            do {
                self.detail = try await OfflineService().detail(of: creature)
            } catch {
                self.errorMessage = error.localizedDescription
            }
        }
    }
}
