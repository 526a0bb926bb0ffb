import CairnTesting
import SwiftUI
import TestSupport
import Testing

private struct Bounds: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
}

private struct Points: PreferenceKey {
  typealias Value = Anchor<[CGPoint]>?
  static func reduce(value: inout Value, nextValue: () -> Value) { value = value ?? nextValue() }
}

private struct Named: PreferenceKey {
  static let defaultValue: [String: Anchor<CGPoint>] = [:]
  static func reduce(value: inout Value, nextValue: () -> Value) { value.merge(nextValue()) { $1 } }
}

private func whole(_ rect: CGRect) -> String {
  "\(Int(rect.minX)) \(Int(rect.minY)) \(Int(rect.width)) \(Int(rect.height))"
}

private func whole(_ point: CGPoint) -> String { "\(Int(point.x)) \(Int(point.y))" }

@MainActor
@Suite("Anchors")
struct AnchorTests {
  /// Two boxes in the top left corner of a board, and another view's use of their anchors.
  private struct Board: View {
    let height: Switchboard<CGFloat>
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Color.red.frame(width: 50, height: height.value)
          .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        Color.blue.frame(width: 30, height: 10)
          .anchorPreference(key: Bounds.self, value: .rect(CGRect(x: 5, y: 2, width: 10, height: 6))) { [$0] }
      }
      .frame(width: 200, height: 100, alignment: .topLeading)
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          ForEach(anchors.indices, id: \.self) { Text(whole(proxy[anchors[$0]])) }
        }
      }
    }
  }

  @Test func tellAnotherViewWhereOneLiesInItsOwnCoordinates() {
    let host = TestHost { Board(height: Switchboard(20)) }
    #expect(host.texts == ["0 0 50 20", "5 22 10 6"])
  }

  @Test func whoAskedLooksAgainWhenTheViewMoves() {
    let height = Switchboard<CGFloat>(20)
    let host = TestHost { Board(height: height) }
    height.value = 40
    #expect(host.texts == ["0 0 50 40", "5 42 10 6"])
  }

  @Test func severalPlacesOfOneViewAndPartsOfItsSize() {
    let host = TestHost {
      Color.red.frame(width: 40, height: 20)
        .anchorPreference(
          key: Points.self,
          value: Anchor<[CGPoint]>.Source([
            .topLeading, .center, .bottomTrailing, .point(CGPoint(x: 3, y: 4)), .unitPoint(.leading),
          ])
        ) { $0 }
        .backgroundPreferenceValue(Points.self) { anchor in
          GeometryReader { proxy in
            if let anchor { Text(proxy[anchor].map { whole($0) }.joined(separator: ", ")) }
          }
        }
    }
    #expect(host.texts == ["0 0, 20 10, 40 20, 3 4, 0 10"])
  }

  @Test func aViewMayAddToWhatItsContentSays() {
    let host = TestHost {
      VStack(spacing: 0) {
        Color.red.frame(width: 10, height: 10).anchorPreference(key: Named.self, value: .center) { ["inner": $0] }
      }
      .frame(width: 30, height: 30)
      .transformAnchorPreference(key: Named.self, value: .bottomTrailing) { $0["outer"] = $1 }
      .overlayPreferenceValue(Named.self, alignment: .topLeading) { anchors in
        GeometryReader { proxy in
          Text(anchors.keys.sorted().map { "\($0) \(whole(proxy[anchors[$0]!]))" }.joined(separator: ", "))
        }
      }
    }
    #expect(host.texts == ["inner 15 15, outer 30 30"])
  }

  @Test func theSamePlaceOfTheSameViewIsTheSameAnchor() {
    let seen = Switchboard<[[Anchor<CGRect>]]>([])
    let title = Switchboard("a")
    let host = TestHost {
      Deferred {
        Text(title.value).anchorPreference(key: Bounds.self, value: .bounds) { [$0, $0] }
          .onPreferenceChange(Bounds.self) { seen.value.append($0) }
      }
    }
    title.value = "a longer one"
    host.runPending()
    #expect(seen.value.count == 1)
    #expect(Set(seen.value.flatMap { $0 }).count == 1)
  }
}
