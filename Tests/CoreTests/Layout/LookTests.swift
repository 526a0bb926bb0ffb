import CairnTesting
import SwiftUI
import Testing

@MainActor
@Suite("Modifiers of layout and look")
struct LayoutModifierTests {
  @Test func aTapGestureMakesAnyViewSomethingToPress() throws {
    struct Card: View {
      @State private var taps = 0
      var body: some View {
        VStack {
          Text("Card")
          Text("Taps \(taps)")
        }
        .padding()
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 8))
        .onTapGesture { taps += 1 }
      }
    }
    let host = TestHost { Card() }
    try host.tap("Card")
    #expect(host.texts == ["Card", "Taps 1"])
  }

  @Test func aDoubleTapGestureDoesNotAnswerASingleTap() throws {
    struct Photo: View {
      @State private var isLarge = false
      var body: some View {
        Text(isLarge ? "Large" : "Small").onTapGesture(count: 2) { isLarge = true }
      }
    }
    let host = TestHost { Photo() }
    #expect(throws: TestHostError.self) { try host.tap("Small") }
    try host.doubleTap("Small")
    #expect(host.texts == ["Large"])
  }

  @Test func whatIsHiddenIsNotReadAndCannotBeUsed() {
    let host = TestHost {
      VStack {
        Text("One").hidden()
        Button("Two") {}.hidden()
        Text("Three")
      }
    }
    #expect(host.texts == ["Three"])
    #expect(!host.isVisible("Two"))
  }

  @Test func whatCannotBeTouchedPassesTouchesOn() throws {
    struct Layers: View {
      @State private var taps = 0
      var body: some View {
        VStack {
          Text("Taps \(taps)")
          Button("Below") { taps += 1 }.allowsHitTesting(false)
        }
        .onTapGesture { taps += 10 }
      }
    }
    let host = TestHost { Layers() }
    try host.tap("Below")
    #expect(host.texts.first == "Taps 10")
  }

  @Test func anAccessibilityLabelReachesTheButtonInsideItsPadding() throws {
    struct Close: View {
      @State private var isClosed = false
      var body: some View {
        VStack {
          Text(isClosed ? "Closed" : "Open")
          Button("×") { isClosed = true }.padding().frame(width: 80).accessibilityLabel("Close")
        }
      }
    }
    let host = TestHost { Close() }
    try host.tap("Close", role: .button)
    #expect(host.texts.first == "Closed")
  }

  @Test func anIdentifierFindsAView() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Button("Count \(count)") { count += 1 }.accessibilityIdentifier("counter")
      }
    }
    let host = TestHost { Screen() }
    try host.tap("counter")
    #expect(host.texts == ["Count 1"])
    #expect(host.tree.contains("(counter)"))
  }

  @Test func overlaysAndBackgroundsAreReadWithTheViewTheyBelongTo() throws {
    struct Badge: View {
      @State private var count = 1
      var body: some View {
        Text("Inbox")
          .overlay(alignment: .topTrailing) { Text("\(count)") }
          .background { Button("Behind") { count += 1 } }
      }
    }
    let host = TestHost { Badge() }
    #expect(host.texts == ["Behind", "Inbox", "1"])
    try host.tap("Behind")
    #expect(host.texts == ["Behind", "Inbox", "2"])
  }

  @Test func eachViewOfAGroupHasAnOverlayOfItsOwn() {
    let host = TestHost {
      VStack {
        Group {
          Text("A")
          Text("B")
        }
        .overlay { Text("new") }
      }
    }
    #expect(host.texts == ["A", "new", "B", "new"])
  }

  @Test func aBarAtAnEdgeStandsBesideTheView() {
    let host = TestHost {
      Text("Content").safeAreaInset(edge: .bottom) { Text("Bar") }.safeAreaInset(edge: .top) { Text("Top") }
    }
    #expect(host.texts == ["Top", "Content", "Bar"])
  }

  @Test func stylesOfTheAppAreResolvedWhereTheyAreUsed() {
    struct Accent: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.isEnabled ? Color.red : Color.gray
      }
    }
    let host = TestHost {
      VStack {
        Text("On").foregroundStyle(Accent())
        Circle().fill(Accent()).stroke(.black, lineWidth: 2)
        Color.red.frame(height: 1)
      }
      .disabled(true)
    }
    #expect(host.texts == ["On"])
  }
}
