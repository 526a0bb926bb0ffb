import SwiftUI

/// What `Scripts/compare-web.sh` measures: a counter alone or above 1,000 rows, or a page of links.
///
///     WebBenchmark counter|rows|list --web
@main
struct WebBenchmark: App {
  var body: some Scene {
    WindowGroup {
      switch CommandLine.arguments.dropFirst().first {
      case "rows": Counter(rows: 1_000)
      case "list": Links()
      default: Counter(rows: 0)
      }
    }
  }
}

private struct Counter: View {
  let rows: Int
  @State private var count = 0

  var body: some View {
    VStack {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
      if rows > 0 {
        ScrollView { VStack { ForEach(0..<rows, id: \.self) { Text("Row \($0)") } } }
      }
    }
  }
}

private struct Links: View {
  var body: some View {
    NavigationStack {
      List(0..<20, id: \.self) { number in
        NavigationLink("Page \(number)", value: number)
      }
      .navigationTitle("Pages")
      .navigationDestination(for: Int.self) { number in
        List(0..<20, id: \.self) { Text("Row \($0) of page \(number)") }.navigationTitle("Page \(number)")
      }
    }
  }
}
