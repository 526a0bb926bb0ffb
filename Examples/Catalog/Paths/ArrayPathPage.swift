import SwiftUI

struct ArrayPathPage: View {
  var body: some View {
    ExampleCover(about: "A stack bound to an array of numbers. The array and the pages are one and the same thing.") {
      ArrayPath(close: $0)
    }
  }
}

private struct ArrayPath: View {
  let close: () -> Void
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      content(of: 0)
        .navigationTitle("Numbers")
        .toolbar { CloseButton(close: close) }
        .navigationDestination(for: Int.self) { number in
          content(of: number).navigationTitle("Number \(number)")
        }
    }
  }

  private func content(of number: Int) -> some View {
    List {
      Section {
        LabeledText(label: "The path", text: "[" + path.map(String.init).joined(separator: ", ") + "]")
      }
      Section {
        NavigationLink("Push \(number + 1)", value: number + 1)
        Button("Set it to [1, 2, 3]") { path = [1, 2, 3] }
        Button("Remove the last") { path.removeLast() }.disabled(path.isEmpty)
        Button("Sort backwards") { path.sort(by: >) }.disabled(path.count < 2)
        Button("Remove all") { path = [] }.disabled(path.isEmpty)
      }
    }
  }
}
