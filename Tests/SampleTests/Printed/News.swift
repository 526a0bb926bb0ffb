import Foundation
import FoundationNetworking
import SwiftUI

/// The view whose requests Docs/Guide/Testing.md answers.
struct NewsView: View {
  @State private var lines: [String] = []
  @State private var problem: String?

  private func load() async {
    do {
      let (data, _) = try await URLSession.shared.data(from: URL(string: "https://news.example.org/today")!)
      lines = try JSONDecoder().decode([String].self, from: data)
      problem = nil
    } catch let error as URLError where error.code == .notConnectedToInternet {
      problem = "You are offline"
    } catch {
      problem = error.localizedDescription
    }
  }

  var body: some View {
    VStack {
      ForEach(lines, id: \.self) { Text($0) }
      if let problem { Text(problem) }
      Button("Reload") { Task { await load() } }
    }
    .task { await load() }
  }
}

struct SavingView: View {
  @State private var isSaved = false

  var body: some View {
    Button(isSaved ? "Saved" : "Save") {
      DispatchQueue.global().async { DispatchQueue.main.async { isSaved = true } }
    }
  }
}
