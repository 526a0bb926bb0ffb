import CairnCore
import CairnScreen
import CairnTesting
import CairnValues
import SwiftUI
import Testing

@MainActor @Suite("Looks that follow from where a view is")
struct VisualEffectTests {
  private func effects(of text: String, in host: TestHost) -> [ElementEffect] {
    var step = host.root?.firstInside { if case .text(let own) = $0.content { own.string == text } else { false } }
    var effects: [ElementEffect] = []
    while let element = step {
      effects += element.effects
      if element.role == .scrollArea { break }
      step = element.parent
    }
    return effects
  }

  @Test func aVisualEffectKnowsTheSizeAndPlaceOfItsView() {
    let host = TestHost {
      Text("Card").frame(width: 100, height: 50)
        .visualEffect { content, proxy in
          content.offset(x: proxy.size.width / 4).opacity(proxy.size.height / 100)
        }
    }
    #expect(
      effects(of: "Card", in: host) == [
        .transform(.affine(CGAffineTransform(translationX: 25, y: 0))), .opacity(0.5),
      ])
  }

  @Test func scrollingChangesTheEffectInTheSameFrame() throws {
    let host = TestHost {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40) { index in
            Text("Row \(index)").frame(height: 100)
              .visualEffect { content, proxy in
                content.blur(radius: proxy.frame(in: .scrollView).minY)
              }
          }
        }
      }
    }
    #expect(effects(of: "Row 3", in: host) == [.blur(radius: 300, isOpaque: false)])
    let area = host.root?.firstInside { $0.isScrollArea(along: .vertical) }
    area?.scrollOffset = CGPoint(x: 0, y: 120)
    host.runPending()
    #expect(effects(of: "Row 3", in: host) == [.blur(radius: 180, isOpaque: false)])
  }

  @Test func aScrollTransitionGoesWithHowMuchOfTheViewCanBeSeen() {
    let host = TestHost {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40) { index in
            Text("Row \(index)").frame(height: 100)
              .scrollTransition(.interactive(timingCurve: .linear)) { content, phase in
                content.opacity(phase.isIdentity ? 1 : 0).offset(x: phase.value * 40)
              }
          }
        }
      }
      .frame(height: 450)
    }
    // Entirely visible.
    #expect(
      effects(of: "Row 1", in: host) == [.opacity(1), .transform(.affine(.identity))])
    // Half of it below the edge at 450.
    #expect(
      effects(of: "Row 4", in: host) == [
        .opacity(0.5), .transform(.affine(CGAffineTransform(translationX: 20, y: 0))),
      ])
    let area = host.root?.firstInside { $0.isScrollArea(along: .vertical) }
    area?.scrollOffset = CGPoint(x: 0, y: 125)
    host.runPending()
    // A quarter of it above the edge.
    #expect(
      effects(of: "Row 1", in: host) == [
        .opacity(0.75), .transform(.affine(CGAffineTransform(translationX: -10, y: 0))),
      ])
  }

  @Test func anAnimatedScrollTransitionIsThereOrNot() {
    let host = TestHost {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40) { index in
            Text("Row \(index)").frame(height: 100)
              .scrollTransition(.animated.threshold(.visible(0.6))) { content, phase in
                content.opacity(phase == .bottomTrailing ? 0.2 : 1)
              }
          }
        }
      }
      .frame(height: 450)
    }
    #expect(effects(of: "Row 3", in: host) == [.opacity(1)])
    #expect(effects(of: "Row 4", in: host) == [.opacity(0.2)])
  }
}
