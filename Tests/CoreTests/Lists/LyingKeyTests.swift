import CairnTesting
import SwiftUI
import TestSupport
import Testing

/// Keys with an inconsistent `==` or hash value. Whatever containers make of them, the app survives.
@MainActor @Suite("Keys that lie")
struct LyingKeyTests {
  /// The inconsistency of a key.
  enum Lie: CaseIterable {
    case neverEqual, alwaysEqual, randomlyEqual, otherHash
  }

  struct Key: Hashable, Codable {
    let number: Int
    let lie: Int

    @MainActor static var generator = SeededGenerator(seed: 7)

    static func == (a: Key, b: Key) -> Bool {
      switch Lie.allCases[a.lie] {
      case .neverEqual: false
      case .alwaysEqual: true
      case .randomlyEqual: MainActor.assumeIsolated { generator.chance(50) }
      case .otherHash: a.number == b.number
      }
    }

    func hash(into hasher: inout Hasher) {
      switch Lie.allCases[lie] {
      case .otherHash: hasher.combine(MainActor.assumeIsolated { Self.generator.below(4) })
      default: hasher.combine(number)
      }
    }
  }

  private struct Row: View {
    let key: Key
    @State private var count = 0
    var body: some View { Button("Row \(key.number) \(count)") { count += 1 } }
  }

  @Observable final class Model {
    var keys: [Key] = []
    var chosen: Key?
    var path: [Key] = []
    var mixed = NavigationPath()
  }

  private struct Lists: View {
    let model: Model
    var body: some View {
      List(model.keys, id: \.self) { Row(key: $0) }
    }
  }

  private struct Stacks: View {
    let model: Model
    var body: some View {
      ScrollView {
        LazyVStack { ForEach(model.keys, id: \.self) { Row(key: $0) } }
        VStack { ForEach(model.keys, id: \.self) { Row(key: $0) } }
      }
    }
  }

  private struct Choices: View {
    @Bindable var model: Model
    var body: some View {
      VStack {
        Picker("Key", selection: $model.chosen) {
          ForEach(model.keys, id: \.self) { Text("Key \($0.number)").tag(Optional($0)) }
        }
        List(model.keys, id: \.self, selection: $model.chosen) { Text("Row \($0.number)") }
      }
    }
  }

  private struct Tabs: View {
    @Bindable var model: Model
    var body: some View {
      TabView(selection: $model.chosen) {
        ForEach(model.keys, id: \.self) { key in
          Text("Tab \(key.number)").tabItem { Text("\(key.number)") }.tag(Optional(key))
        }
      }
    }
  }

  private struct Pages: View {
    @Bindable var model: Model
    var body: some View {
      VStack {
        NavigationStack(path: $model.path) {
          Text("Root").navigationDestination(for: Key.self) { Row(key: $0) }
        }
        NavigationStack(path: $model.mixed) {
          Text("Root").navigationDestination(for: Key.self) { Row(key: $0) }
            .navigationDestination(item: $model.chosen) { Row(key: $0) }
        }
      }
    }
  }

  private func drive<Content: View>(_ lie: Lie, _ content: (Model) -> Content) async {
    var generator = SeededGenerator(seed: 11)
    let kind = Lie.allCases.firstIndex(of: lie)!
    func key() -> Key { Key(number: generator.below(40), lie: kind) }
    let model = Model()
    model.keys = (0..<30).map { Key(number: $0, lie: kind) }
    let view = content(model)
    let host = TestHost { view }
    for _ in 0..<60 {
      switch generator.below(9) {
      case 0: if !model.keys.isEmpty { model.keys.removeFirst() }
      case 1: model.keys.insert(key(), at: generator.below(model.keys.count + 1))
      case 2: model.keys.shuffle(using: &generator)
      case 3: model.keys.append(contentsOf: (0..<generator.below(8)).map { _ in key() })
      case 4: model.keys.removeAll { $0.number % 3 == generator.below(3) }
      case 5: model.chosen = generator.chance(60) ? key() : nil
      case 6: model.path = (0..<generator.below(4)).map { _ in key() }
      case 7: model.mixed.append(key())
      default: if !model.mixed.isEmpty { model.mixed.removeLast() }
      }
      await host.settle()
      host.runPending()
    }
    #expect(!host.diagnostics.contains { $0.code == "view.endless" })
  }

  @Test(arguments: Lie.allCases) func inLists(_ lie: Lie) async { await drive(lie) { Lists(model: $0) } }
  @Test(arguments: Lie.allCases) func inStacks(_ lie: Lie) async { await drive(lie) { Stacks(model: $0) } }
  @Test(arguments: Lie.allCases) func inSelections(_ lie: Lie) async { await drive(lie) { Choices(model: $0) } }
  @Test(arguments: Lie.allCases) func inTabs(_ lie: Lie) async { await drive(lie) { Tabs(model: $0) } }
  @Test(arguments: Lie.allCases) func inPaths(_ lie: Lie) async { await drive(lie) { Pages(model: $0) } }
}
