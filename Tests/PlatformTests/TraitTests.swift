import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("Traits of views of UIKit")
struct TraitTests {
  private final class Card: UIView {
    var changes: [UIUserInterfaceStyle] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      changes.append(previousTraitCollection?.userInterfaceStyle ?? .unspecified)
    }
  }

  @Observable final class Scheme { var value = ColorScheme.light }

  private struct Surroundings: View {
    let card: Card
    let scheme: Scheme

    var body: some View {
      Shown(card).environment(\.colorScheme, scheme.value).environment(\.horizontalSizeClass, .compact)
    }
  }

  @Test func aViewHearsOfItsSurroundings() {
    let (card, inner, scheme) = (Card(), Card(), Scheme())
    card.backgroundColor = .red
    inner.backgroundColor = .blue
    card.addSubview(inner)
    let host = TestHost { Surroundings(card: card, scheme: scheme) }
    _ = host.texts
    #expect(card.traitCollection.userInterfaceStyle == .light)
    #expect(card.traitCollection.horizontalSizeClass == .compact)
    #expect(card.changes.isEmpty)
    scheme.value = .dark
    _ = host.texts
    #expect(card.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(card.changes == [.light] && inner.changes == [.light])
    // A view's own appearance is also that of those inside.
    card.overrideUserInterfaceStyle = .light
    _ = host.texts
    #expect(card.traitCollection.userInterfaceStyle == .light)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(host.diagnostics.isEmpty)
  }

  @Test func layersChangeWhichViewIsInFront() {
    let root = UIView()
    let labels = ["One", "Two", "Three"].map { text in
      let label = UILabel()
      label.text = text
      root.addSubview(label)
      return label
    }
    let host = TestHost { Shown(root).frame(width: 100, height: 100) }
    #expect(host.texts == ["One", "Two", "Three"])
    labels[0].layer.zPosition = 1
    #expect(host.texts == ["Two", "Three", "One"])
    labels[1].layer.zPosition = 2
    #expect(host.texts == ["Three", "One", "Two"])
    #expect(root.subviews == labels)
    labels[0].layer.zPosition = 0
    labels[1].layer.zPosition = 0
    #expect(host.texts == ["One", "Two", "Three"])
  }
}
