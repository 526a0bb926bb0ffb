import CairnPlatform
import SwiftUI

struct Counter: View {
  @State private var count = 0
  var body: some View { Button("Pressed \(count) times") { count += 1 } }
}

/// What the macro makes of a `#Preview`.
enum CounterPreview: _PreviewRegistry {
  static var _previewFile: String { "Sample/Counter.swift" }
  static var _previewLine: Int { 12 }
  static var _preview: __Preview { Preview("Counter") { Counter() } }
}

enum NamelessPreview: _PreviewRegistry {
  static var _previewFile: String { "Sample/Counter.swift" }
  static var _previewLine: Int { 4 }
  static var _preview: __Preview { Preview(traits: .sizeThatFitsLayout) { Text("No name") } }
}

enum SecondNamelessPreview: _PreviewRegistry {
  static var _previewFile: String { "Sample/Counter.swift" }
  static var _previewLine: Int { 20 }
  static var _preview: __Preview { Preview(traits: .fixedLayout(width: 160, height: 32)) { Text("Second") } }
}

enum ArgumentsPreview: _PreviewRegistry {
  static var _previewFile: String { "Sample/Arguments.swift" }
  static var _previewLine: Int { 1 }
  static var _preview: __Preview {
    Preview("Fruit", traits: .landscapeLeft, arguments: ["pear", "plum"]) { Text("A \($0)") }
  }
}

enum ModifiedPreviews: _PreviewRegistry {
  struct Slow: PreviewModifier {
    static func makeSharedContext() async throws -> String {
      try await Task.sleep(for: .seconds(3))
      return "from the context"
    }
    func body(content: Content, context: String) -> some View {
      VStack {
        Text(context)
        content
      }
    }
  }

  static var _previewFile: String { "Sample/Modified.swift" }
  static var _previewLine: Int { 1 }
  static var _preview: __Preview { Preview("Modified", traits: .modifier(Slow())) { Text("from the preview") } }
}

struct Sample_Previews: PreviewProvider {
  static var previews: some View {
    Text("First").previewDisplayName("Named").previewLayout(.sizeThatFits)
    Group {
      Text("Second")
      Text("Third")
    }
    .previewLayout(.fixed(width: 200, height: 80))
    ForEach(0..<2) { Text("Row \($0)") }.previewInterfaceOrientation(.landscapeLeft)
  }
}

enum StackPreview: _PreviewRegistry {
  static var _previewFile: String { "Sample/Stack.swift" }
  static var _previewLine: Int { 1 }
  static var _preview: __Preview {
    Preview("Stack") {
      NavigationStack {
        NavigationLink("Next") { Text("The end").navigationTitle("Last") }
          .navigationTitle("First")
      }
    }
  }
}
