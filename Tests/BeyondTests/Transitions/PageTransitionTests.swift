import Cairn
import CairnCore
import CairnScreen
import SwiftUI
import Testing

@testable import CairnTesting

@MainActor @Suite("Transitions of pairs of pages")
struct PageTransitionTests {
  struct Album: Hashable {}
  struct Song: Hashable { var number = 1 }
  struct Player: Hashable {}

  @MainActor @Observable final class Music { var path = NavigationPath() }

  struct Pages: View {
    @Bindable var music: Music

    var body: some View {
      NavigationStack(path: $music.path) {
        Text("Music").navigationTitle("Music")
          .navigationDestination(for: Album.self) { _ in Text("Album").navigationTitle("Album") }
          .navigationDestination(for: Song.self) { song in
            NavigationLink("View") { Text("Lyrics").navigationTitle("Lyrics") }.navigationTitle("Song \(song.number)")
          }
          .navigationDestination(for: Player.self) { _ in Text("Player").navigationTitle("Player") }
      }
    }
  }

  private func show(_ values: any Hashable..., in music: Music, _ host: TestHost) {
    var path = NavigationPath()
    for value in values { path.append(value) }
    music.path = path
    host.runPending()
  }

  @Test func aPairHasItsTransitionInBothDirections() throws {
    let music = Music()
    let host = TestHost { Pages(music: music).navigationTransition(.fade, from: Album.self, to: Song.self) }
    let notes = TransitionNotes(host)
    show(Album(), in: music, host)
    #expect(notes.take() == ["push automatic"])
    show(Album(), Song(), in: music, host)
    #expect(notes.take() == ["push fade"])
    try host.goBack()
    #expect(notes.take() == ["pop fade"])
    show(Album(), Player(), in: music, host)
    show(Album(), in: music, host)
    #expect(notes.take() == ["push automatic", "pop automatic"])
    // The pair is not the other way round.
    show(Song(), in: music, host)
    show(Song(), Album(), in: music, host)
    #expect(notes.take().last == "push automatic")
  }

  @Test func aTransitionToATypeHoldsForEveryPageBelow() throws {
    let music = Music()
    let host = TestHost { Pages(music: music).navigationTransition(.cover, to: Player.self) }
    let notes = TransitionNotes(host)
    show(Player(), in: music, host)
    show(in: music, host)
    #expect(notes.take() == ["push cover", "pop cover"])
    show(Song(), in: music, host)
    try host.tap("View")
    #expect(notes.take() == ["push automatic", "push automatic"])
  }

  @Test func aClosureChoosesByTheValues() {
    let music = Music()
    let host = TestHost {
      Pages(music: music).navigationTransition(for: Song.self) { lower, upper in
        switch (lower?.number, upper?.number) {
        case (1, 2): .scale
        case (nil, _): .slide
        case (3, nil): PageTransition.none
        default: nil
        }
      }
    }
    let notes = TransitionNotes(host)
    show(Song(number: 1), in: music, host)
    show(Song(number: 1), Song(number: 2), in: music, host)
    show(Song(number: 1), in: music, host)
    show(Song(number: 1), Song(number: 3), in: music, host)
    show(Song(number: 1), Song(number: 3), Player(), in: music, host)
    #expect(notes.take() == ["push slide", "push scale", "pop scale", "push automatic", "push none"])
    show(Album(), in: music, host)
    show(Album(), Player(), in: music, host)
    #expect(notes.take().last == "push automatic")
  }

  @Test func theRuleOnAPageComesFirstAndThenTheInnermostOne() {
    struct Inner: View {
      @Bindable var music: Music
      let isOnPage: Bool

      var body: some View {
        NavigationStack(path: $music.path) {
          if isOnPage { root.navigationTransition(.scale, to: Album.self) } else { root }
        }
        .navigationTransition(.fade, to: Album.self)
        .navigationTransition(.cover, to: Album.self)
      }

      private var root: some View {
        Text("Music").navigationTitle("Music")
          .navigationDestination(for: Album.self) { _ in Text("Album").navigationTitle("Album") }
      }
    }
    for isOnPage in [true, false] {
      let music = Music()
      let host = TestHost { Inner(music: music, isOnPage: isOnPage) }
      let notes = TransitionNotes(host)
      show(Album(), in: music, host)
      #expect(notes.take() == [isOnPage ? "push scale" : "push fade"])
    }
  }

  @Test func aRuleDoesNotReachOtherStacks() {
    let (one, other) = (Music(), Music())
    let host = TestHost {
      HStack {
        Pages(music: one).navigationTransition(.fade, to: Album.self)
        Pages(music: other)
      }
    }
    let notes = TransitionNotes(host)
    show(Album(), in: other, host)
    show(Album(), in: one, host)
    #expect(notes.take() == ["push automatic", "push fade"])
  }

  @Test func aSwipeHasTheTransitionOfThePairThatItLeavesIn() throws {
    let music = Music()
    let host = TestHost { Pages(music: music).navigationTransition(.cover, to: Player.self) }
    show(Album(), Player(), in: music, host)
    #expect(try #require(host.window?.frontStack?.beginSwipe()).motion == .cover)
    show(Album(), in: music, host)
    #expect(try #require(host.window?.frontStack?.beginSwipe()).motion == .automatic)
  }

  /// How the page in front would leave, as its element tells hosts.
  private func motionBack(_ host: TestHost) -> PageMotion? {
    host.window?.frontStack?.element?.traits?[BackMotionTrait.self]
  }

  @Test func aPageSaysHowItWouldLeaveBeforeAnyoneSwipes() throws {
    let music = Music()
    let host = TestHost { Pages(music: music).navigationTransition(.cover, from: Album.self, to: Player.self) }
    #expect(motionBack(host) == nil)
    show(Album(), in: music, host)
    #expect(motionBack(host) == nil)
    show(Album(), Player(), in: music, host)
    #expect(motionBack(host) == .cover)
    try host.goBack()
    #expect(motionBack(host) == nil)
  }

  @Test func aPageSaysHowItWouldLeaveWhenThePageBelowIsAnother() {
    let music = Music()
    let host = TestHost {
      Pages(music: music).navigationTransition(for: Song.self) { lower, upper in
        lower?.number == 1 && upper?.number == 3 ? .fade : nil
      }
    }
    show(Song(number: 2), Song(number: 3), in: music, host)
    #expect(motionBack(host) == nil)
    show(Song(number: 1), Song(number: 3), in: music, host)
    #expect(motionBack(host) == .fade)
  }

  @MainActor @Observable final class Setting { var transition: Cairn.PageTransition? = .fade }

  @Test func aPageSaysHowItWouldLeaveWhenTheRulesChange() {
    struct Chosen: View {
      let music: Music
      let setting: Setting

      var body: some View {
        let transition = setting.transition
        return Pages(music: music).navigationTransition(for: Player.self) { _, _ in transition }
      }
    }
    let (music, setting) = (Music(), Setting())
    let host = TestHost { Chosen(music: music, setting: setting) }
    show(Player(), in: music, host)
    #expect(motionBack(host) == .fade)
    setting.transition = .scale
    host.runPending()
    #expect(motionBack(host) == .scale)
    setting.transition = nil
    host.runPending()
    #expect(motionBack(host) == nil)
  }

  @Test func aRuleOnAPageHoldsForAsLongAsItsView() {
    struct Conditional: View {
      @Bindable var music: Music
      let setting: Setting

      var body: some View {
        NavigationStack(path: $music.path) {
          VStack {
            Text("Music")
            if setting.transition != nil { Text("Rule").navigationTransition(.cover, to: Player.self) }
          }
          .navigationTitle("Music")
          .navigationDestination(for: Player.self) { _ in Text("Player").navigationTitle("Player") }
        }
      }
    }
    let (music, setting) = (Music(), Setting())
    let host = TestHost { Conditional(music: music, setting: setting) }
    show(Player(), in: music, host)
    #expect(motionBack(host) == .cover)
    setting.transition = nil
    host.runPending()
    #expect(motionBack(host) == nil)
    setting.transition = .fade
    host.runPending()
    #expect(motionBack(host) == .cover)
  }

  @Test func theRootOfANestedStackSaysHowThePageAroundWouldLeave() {
    struct Nested: View {
      @Bindable var music: Music

      var body: some View {
        NavigationStack(path: $music.path) {
          Text("Music").navigationTitle("Music")
            .navigationDestination(for: Player.self) { _ in
              NavigationStack { Text("Inside").navigationTitle("Inside") }
            }
        }
        .navigationTransition(.cover, to: Player.self)
      }
    }
    let music = Music()
    let host = TestHost { Nested(music: music) }
    show(Player(), in: music, host)
    #expect(host.title == "Inside")
    #expect(motionBack(host) == .cover)
  }

  @Test func withoutARuleNothingIsKept() throws {
    let music = Music()
    let host = TestHost { Pages(music: music) }
    let notes = TransitionNotes(host)
    show(Album(), in: music, host)
    #expect(notes.take() == ["push automatic"])
  }
}
