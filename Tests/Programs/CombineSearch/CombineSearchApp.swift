import SwiftUI
import Combine

@main
struct CombineSearchApp: App {
    private let container = AppContainer()

    var body: some Scene {
        WindowGroup {
            SearchScreen(viewModel: container.makeSearchViewModel())
        }
    }
}

final class AppContainer {
    lazy var api: RepositoryAPI = LocalRepositoryAPI()

    func makeSearchViewModel() -> SearchViewModel {
        SearchViewModel(api: api)
    }
}

// MARK: - Service

struct Repository: Identifiable, Codable, Equatable {
    let id: Int
    let name: String
    let stars: Int
    let language: String?
}

enum APIError: Error, Equatable {
    case emptyQuery
    case forbidden
}

protocol RepositoryAPI {
    func search(_ query: String) -> AnyPublisher<[Repository], APIError>
}

struct LocalRepositoryAPI: RepositoryAPI {
    private let all: [Repository] = [
        .init(id: 1, name: "cairn", stars: 12, language: "Swift"),
        .init(id: 2, name: "lantern", stars: 340, language: "Rust"),
        .init(id: 3, name: "harbour", stars: 99, language: nil),
        .init(id: 4, name: "carousel", stars: 7, language: "Swift"),
    ]

    func search(_ query: String) -> AnyPublisher<[Repository], APIError> {
        guard !query.isEmpty else {
            return Fail(error: APIError.emptyQuery).eraseToAnyPublisher()
        }
        if query == "secret" {
            return Fail<[Repository], APIError>(error: .forbidden)
                .delay(for: .milliseconds(100), scheduler: DispatchQueue.main)
                .eraseToAnyPublisher()
        }
        return Just(all.filter { $0.name.contains(query.lowercased()) })
            .setFailureType(to: APIError.self)
            .eraseToAnyPublisher()
    }
}

// MARK: - View model

final class SearchViewModel: ObservableObject {
    @Published var query = ""
    @Published var minimumStars = 0.0
    @Published private(set) var results: [Repository] = []
    @Published private(set) var message: String?
    @Published private(set) var isValid = false

    private let api: RepositoryAPI
    private var bag = Set<AnyCancellable>()
    private let retrySubject = PassthroughSubject<Void, Never>()
    private let history = CurrentValueSubject<[String], Never>([])

    init(api: RepositoryAPI) {
        self.api = api
        bind()
    }

    private func bind() {
        let queries = $query
            .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
            .removeDuplicates()
            .share()

        queries
            .map { $0.count >= 2 }
            .assign(to: &$isValid)

        Publishers.CombineLatest(
            Publishers.Merge(queries, retrySubject.map { [unowned self] in self.query }),
            $minimumStars
        )
        .filter { query, _ in query.count >= 2 }
        .handleEvents(receiveOutput: { [weak self] query, _ in
            self?.history.value.append(query)
        })
        .map { [api] query, stars -> AnyPublisher<Result<[Repository], APIError>, Never> in
            api.search(query)
                .map { $0.filter { Double($0.stars) >= stars } }
                .map(Result.success)
                .catch { Just(.failure($0)) }
                .eraseToAnyPublisher()
        }
        .switchToLatest()
        .receive(on: RunLoop.main)
        .sink { [weak self] result in
            switch result {
            case .success(let found):
                self?.results = found
                self?.message = found.isEmpty ? "Nothing found" : nil
            case .failure(let error):
                self?.results = []
                self?.message = "Failed: \(error)"
            }
        }
        .store(in: &bag)
    }

    func retry() { retrySubject.send() }

    var recent: AnyPublisher<String, Never> {
        history
            .compactMap(\.last)
            .eraseToAnyPublisher()
    }
}

// MARK: - Views

struct SearchScreen: View {
    @ObservedObject var viewModel: SearchViewModel
    @State private var lastQuery = ""

    var body: some View {
        NavigationView {
            VStack {
                TextField("Search repositories", text: $viewModel.query)
                    .textFieldStyle(RoundedBorderTextFieldStyle())
                    .autocapitalization(.none)
                    .padding(.horizontal)
                HStack {
                    Text("Stars ≥ \(Int(viewModel.minimumStars))")
                        .font(.caption)
                    Slider(value: $viewModel.minimumStars, in: 0...400, step: 10)
                }
                .padding(.horizontal)

                if let message = viewModel.message {
                    VStack {
                        Text(message).foregroundColor(.red)
                        Button("Try again", action: viewModel.retry)
                    }
                    .padding()
                }

                List(viewModel.results) { repository in
                    NavigationLink(destination: RepositoryDetail(repository: repository)) {
                        HStack {
                            Text(repository.name)
                            Spacer()
                            Label("\(repository.stars)", systemImage: "star")
                                .font(.caption)
                                .labelStyle(TitleAndIconLabelStyle())
                        }
                    }
                }
                if !lastQuery.isEmpty {
                    Text("Last: \(lastQuery)").font(.footnote).padding(.bottom)
                }
            }
            .navigationBarTitle("Repositories")
            .onReceive(viewModel.recent) { lastQuery = $0 }
            .onReceive(NotificationCenter.default.publisher(for: Notification.Name("reload"))) { _ in
                viewModel.retry()
            }
        }
    }
}

struct RepositoryDetail: View {
    let repository: Repository
    @State private var numbers: [Int] = []

    var body: some View {
        List {
            Text(repository.language ?? "No language")
            ForEach(numbers, id: \.self) { Text("Star \($0)") }
        }
        .navigationBarTitle(repository.name)
        .task {
            for await number in (1...3).publisher.values {
                numbers.append(number)
            }
        }
    }
}

struct SearchScreen_Previews: PreviewProvider {
    static var previews: some View {
        SearchScreen(viewModel: AppContainer().makeSearchViewModel())
    }
}
