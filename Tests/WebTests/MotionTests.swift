import CairnCore
import CairnScreen
import Foundation
import SwiftUI
import Testing

@testable import CairnWeb

private struct Mover: App {
  var body: some Scene { WindowGroup { MoverView() } }
}

private struct MoverView: View {
  @State private var isAway = false
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      VStack {
        Text("Thing").opacity(isAway ? 0.5 : 1)
        if isShown { Text("Guest").transition(.move(edge: .leading)) }
        Button("Move") { withAnimation(.linear(duration: 2)) { isAway.toggle() } }
        Button("Jump") { isAway.toggle() }
        Button("Invite") { withAnimation { isShown.toggle() } }
        NavigationLink("Next") { Beat() }
      }
      .navigationTitle("Mover")
    }
  }
}

private struct Beat: View {
  @State private var isLarge = false

  var body: some View {
    Text("Beat").scaleEffect(isLarge ? 2 : 1).navigationTitle("Beat")
      .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isLarge = true } }
  }
}

@MainActor
@Suite struct MotionTests {
  private func mover(path: String = "/") throws -> Served { try Served(path: path) { .of(Mover()) } }

  @Test func messagesIncludeTheAnimationOfTheirChanges() throws {
    let page = try mover()
    let patches = page.patches(.tap(try page.element("Move").id.number))
    #expect(patches.contains(#"["A",[["linear",2000,0,1,0]],0,{},{}]"#), "\(patches)")
  }

  @Test func changesWithoutAnimationSendNone() throws {
    let page = try mover()
    let patches = page.patches(.tap(try page.element("Jump").id.number))
    #expect(patches.contains("opacity:0.5"))
    #expect(!patches.contains("\"A\""))
  }

  @Test func reducedMotionSendsNoAnimations() throws {
    let page = try mover()
    _ = page.patches(.media(isDark: false, reducesMotion: true, hasMoreContrast: false))
    #expect(!page.patches(.tap(try page.element("Move").id.number)).contains("\"A\""))
    #expect(!page.patches(.tap(try page.element("Next").id.number)).contains("\"p\""))
  }

  @Test func aPushIsSentAsATransition() throws {
    let page = try mover()
    #expect(page.patches(.tap(try page.element("Next").id.number)).contains(#","push"],["#))
    #expect(page.patches(.back).contains(#","pop"]"#))
  }

  @Test func transitionsAreAttributesOfTheirView() throws {
    let page = try mover()
    let patches = page.patches(.tap(try page.element("Invite").id.number))
    #expect(patches.contains(#"data-t=\"translate:-100% 0|translate:-100% 0\""#), "\(patches)")
  }

  @Test func endlessAnimationsContinueAfterAReload() throws {
    let page = try mover()
    let patches = page.patches(.tap(try page.element("Next").id.number))
    #expect(patches.contains(#"["linear",1000,0,0,1]"#), "\(patches)")
    #expect(patches.contains("transform:scale(1,1)"), "what it looked like before")
    _ = page.tab.document()
    #expect(page.tab.line.outbox.waiting.contains { $0.text.contains(#"["linear",1000,0,0,1]"#) })
    _ = page.patches(.back)
    _ = page.tab.document()
    #expect(!page.tab.line.outbox.waiting.contains { $0.text.contains("\"A\"") })
  }

  @Test func animationsAreCurvesAndTimes() throws {
    let linear = try #require(CSSTiming(.linear(duration: 0.5).delay(0.1)))
    #expect(linear.duration == 600 && linear.count == 1)
    let spring = try #require(CSSTiming(.spring(duration: 0.5, bounce: 0.4)))
    #expect(spring.easing.hasPrefix("linear(0,") && spring.easing.hasSuffix(",1)"))
    #expect(spring.easing.contains(",1."), "it overshoots")
    let endless = try #require(CSSTiming(.linear(duration: 1).repeatForever(autoreverses: false).speed(2).delay(0.5)))
    #expect(endless == CSSTiming(.linear(duration: 1).repeatForever(autoreverses: false).speed(2).delay(0.5)))
    #expect(endless.isEndless && endless.duration == 500 && endless.delay == 500 && !endless.autoreverses)
    #expect(CSSTiming(.linear(duration: 0)) == nil)
    let long = try #require(CSSTiming(.easeInOut(duration: 100)))
    #expect(long.json.utf8.count < 500)
  }

  @Test func aReloadingPageAcknowledgesNothingOfTheNext() throws {
    let town = Town { .of(Mover()) }
    let (_, cookie, tab) = try town.get()
    let wire = try town.connect(tab, cookie)
    for number in 1...3 { wire.delegate?.received("{\"n\":\(number),\"a\":0,\"e\":[]}", on: wire.socket) }
    _ = tab.document()
    tab.line.outbox.add("[]")
    wire.delegate?.received(#"{"n":4,"a":3,"e":[]}"#, on: wire.socket)
    #expect(tab.line.outbox.waiting.count == 1)
  }
}
