import SwiftUI

@testable import Books

@MainActor @Observable
final class Reader {
  var name = ""
  var pagesPerDay = 30
}

struct ReaderForm: View {
  @Environment(Reader.self) private var reader

  var body: some View {
    @Bindable var reader = reader
    Form {
      TextField("Name", text: $reader.name)
      Stepper("\(reader.pagesPerDay) pages a day", value: $reader.pagesPerDay, in: 1...500)
    }
  }
}

struct ReaderPage: View {
  @State private var reader = Reader()

  var body: some View { ReaderForm().environment(reader) }
}

/// Covers, in a folder for this user alone, also where one program serves many users.
struct Covers {
  @AppStorage("coverFolder") private var name = ""

  /// The folder, which is made when it is first needed.
  @MainActor func folder() throws -> URL {
    if name.isEmpty { name = UUID().uuidString }
    let folder = URL.documentsDirectory.appending(path: "covers/\(name)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}

struct Charts: View {
  @State private var titles: [String] = []
  @State private var problem: String?
  let url: URL

  var body: some View {
    List(titles, id: \.self) { Text($0) }
      .overlay {
        if let problem { ContentUnavailableView(problem, systemImage: "wifi.slash") }
      }
      .task {
        do {
          let (data, _) = try await URLSession.shared.data(from: url)
          titles = try JSONDecoder().decode([String].self, from: data)
        } catch {
          problem = error.localizedDescription
        }
      }
  }
}
