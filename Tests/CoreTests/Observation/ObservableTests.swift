import CairnTesting
import SwiftUI
import Testing

@Observable
private final class Song: Identifiable {
  let id: Int
  var title: String
  var plays = 0
  var cover = Cover()
  @ObservationIgnored var secret = 0

  init(_ id: Int, _ title: String) {
    self.id = id
    self.title = title
  }

  var summary: String { "\(title): \(plays)" }
}

@Observable
private final class Cover {
  var color = "red"
}

@Observable
private final class Album {
  var songs: [Song]
  var name = "Album"
  init(_ songs: [Song]) { self.songs = songs }
}

private struct Title: View {
  let song: Song
  var body: some View { Text("title \(song.title)") }
}

private struct Plays: View {
  let song: Song
  var body: some View { Button("plays \(song.plays)") { song.plays += 1 } }
}

private struct Summary: View {
  let song: Song
  var body: some View { Text(song.summary) }
}

private struct CoverView: View {
  let song: Song
  var body: some View {
    Text("cover \(song.cover.color)")
    Button("Paint") { song.cover.color = "blue" }
    Button("New cover") { song.cover = Cover() }
  }
}

private struct SongView: View {
  let song: Song
  var body: some View {
    Title(song: song)
    Plays(song: song)
    Summary(song: song)
  }
}

private struct AlbumView: View {
  @State private var album = Album([Song(1, "a"), Song(2, "b"), Song(3, "c")])
  var body: some View {
    ForEach(album.songs) { song in Row(song: song) }
    Button("Add") { album.songs.append(Song(album.songs.count + 1, "new")) }
    Button("Rename album") { album.name = "Other" }
  }
}

private struct Row: View {
  let song: Song
  var body: some View { Button("\(song.id) \(song.title)") { song.title += "!" } }
}

private struct Editor: View {
  @Bindable var song: Song
  var body: some View {
    Field(text: $song.title)
    Field(text: $song.cover.color)
  }
}

private struct Field: View {
  @Binding var text: String
  var body: some View { Button(text) { text += "+" } }
}

private struct InState: View {
  @State private var song = Song(1, "first")
  var body: some View {
    Text(song.title)
    Field(text: $song.title)
    Button("Replace") { song = Song(2, "second") }
  }
}

private let lineOfTheProperty = #line + 3

private struct Reader: View {
  @Environment(Song.self) private var song
  var body: some View {
    @Bindable var song = song
    Text("reads \(song.title)")
    Field(text: $song.title)
  }
}

private struct MaybeReader: View {
  @Environment(Song.self) private var song: Song?
  var body: some View { Text(song?.title ?? "no song") }
}

private struct Passive: View {
  var body: some View { Reader() }
}

private struct Provider: View {
  let songs: [Song]
  @State private var index: Int?
  var body: some View {
    Passive().environment(index.map { songs[$0] })
    MaybeReader().environment(index.map { songs[$0] })
    Button("Next") { index = index.map { $0 + 1 } ?? 0 }
    Button("None") { index = nil }
  }
}

private struct ReadsAndWrites: View {
  let song: Song
  var body: some View {
    Plays(song: song)
    Writes(song: song)
  }
}

private struct Writes: View {
  let song: Song
  @State private var turn = 0
  var body: some View {
    let _ = { song.plays += 1 }()
    Text("turn \(turn)")
    Button("Turn") { turn += 1 }
  }
}

private struct Chase: View {
  let song: Song
  let cover: Cover
  var body: some View {
    Text("\(song.plays)")
    Hare(song: song, cover: cover)
    Hound(song: song, cover: cover)
    Button("Stop") {}
  }
}

private struct Hare: View {
  let song: Song
  let cover: Cover
  var body: some View {
    let _ = cover.color
    let _ = { song.plays += 1 }()
  }
}

private struct Hound: View {
  let song: Song
  let cover: Cover
  var body: some View {
    let _ = { cover.color = "\(song.plays)" }()
  }
}

private struct Conditional: View {
  let song: Song
  @State private var showsPlays = true
  var body: some View {
    Text(showsPlays ? "plays \(song.plays)" : "hidden")
    Button("Hide") { showsPlays = false }
  }
}

@MainActor
@Suite("Observable")
struct ObservableTests {
  @Test func onlyTheReadersOfAPropertyRun() throws {
    let song = Song(1, "a")
    let host = TestHost { SongView(song: song) }
    try host.tap("plays 0")
    #expect(host.texts == ["title a", "plays 1", "a: 1"])
    #expect(host.bodyRuns(of: SongView.self) == 1)
    #expect(host.bodyRuns(of: Title.self) == 1)
    #expect(host.bodyRuns(of: Plays.self) == 2)
    #expect(host.bodyRuns(of: Summary.self) == 2)
  }

  @Test func anEqualValueRunsNothing() {
    let song = Song(1, "a")
    let host = TestHost { Title(song: song) }
    song.title = "a"
    #expect(host.bodyRuns(of: Title.self) == 1)
  }

  @Test func severalChangesRunABodyOnce() {
    let song = Song(1, "a")
    let host = TestHost { Summary(song: song) }
    song.title = "b"
    song.plays = 3
    song.plays = 4
    #expect(host.texts == ["b: 4"])
    #expect(host.bodyRuns(of: Summary.self) == 2)
  }

  @Test func whatIsIgnoredRunsNothing() {
    let song = Song(1, "a")
    let host = TestHost { SongView(song: song) }
    song.secret = 4
    #expect(host.bodyRuns(of: Summary.self) == 1)
  }

  @Test func objectsInsideObjectsAreFollowed() throws {
    let song = Song(1, "a")
    let host = TestHost { CoverView(song: song) }
    let first = song.cover
    try host.tap("Paint")
    #expect(host.texts.first == "cover blue")
    try host.tap("New cover")
    #expect(host.texts.first == "cover red")
    let runs = host.bodyRuns(of: CoverView.self)
    first.color = "green"
    #expect(host.bodyRuns(of: CoverView.self) == runs)
    try host.tap("Paint")
    #expect(host.texts.first == "cover blue")
  }

  @Test func aRowRunsAloneWhenItsObjectChanges() throws {
    let host = TestHost { AlbumView() }
    try host.tap("2 b")
    #expect(host.texts.prefix(3) == ["1 a", "2 b!", "3 c"])
    #expect(host.bodyRuns(of: AlbumView.self) == 1)
    #expect(host.bodyRuns(of: Row.self) == 4)
    try host.tap("Rename album")
    #expect(host.bodyRuns(of: AlbumView.self) == 1)
    try host.tap("Add")
    #expect(host.texts.prefix(4) == ["1 a", "2 b!", "3 c", "4 new"])
    #expect(host.bodyRuns(of: AlbumView.self) == 2)
    #expect(host.bodyRuns(of: Row.self) == 5)
  }

  @Test func aBindableGivesBindingsThatRunOnlyTheirReader() throws {
    let host = TestHost { Editor(song: Song(1, "a")) }
    try host.tap("a")
    try host.tap("red")
    #expect(host.texts == ["a+", "red+"])
    #expect(host.bodyRuns(of: Editor.self) == 1)
    #expect(host.bodyRuns(of: Field.self) == 4)
  }

  @Test func anObjectMayBeState() throws {
    let host = TestHost { InState() }
    try host.tap("first", at: 0)
    #expect(host.texts.prefix(2) == ["first+", "first+"])
    try host.tap("Replace")
    #expect(host.texts.prefix(2) == ["second", "second"])
    try host.tap("second", at: 0)
    #expect(host.texts.prefix(2) == ["second+", "second+"])
  }

  @Test func anObjectOfTheEnvironmentMayBeMissingComeAndGo() throws {
    let host = TestHost { Provider(songs: [Song(1, "one"), Song(2, "two")]) }
    let diagnostic = try #require(host.diagnostics.first)
    #expect(diagnostic.code == "environment.missing-object")
    #expect(diagnostic.file?.hasSuffix("ObservableTests.swift") == true)
    #expect(diagnostic.line == lineOfTheProperty)
    #expect(diagnostic.message.contains("Observable object of type Song"))
    let notice = try #require(host.texts.first { $0.hasPrefix("⚠") })
    #expect(notice.contains("type Song ") && notice.contains("ObservableTests.swift:\(lineOfTheProperty)"), "\(notice)")
    #expect(host.plainText.contains(notice))
    #expect(host.isVisible("no song"))
    try host.tap("Next")
    #expect(host.texts.prefix(3) == ["reads one", "one", "one"])
    try host.tap("Next")
    #expect(host.texts.prefix(3) == ["reads two", "two", "two"])
    #expect(host.bodyRuns(of: Passive.self) == 1)
    try host.tap("None")
    #expect(host.isVisible("no song"))
    #expect(!host.isVisible("reads two"))
    try host.tap("Next")
    #expect(host.texts.first == "reads one")
    #expect(host.diagnostics.count == 1)
  }

  @Test func anObjectWrittenDuringABodyIsDiagnosedAndItsReadersFollow() throws {
    let song = Song(1, "a")
    let host = TestHost { ReadsAndWrites(song: song) }
    #expect(host.texts.first == "plays 1")
    #expect(host.diagnostics.map(\.code) == ["update.write-during-body"])
    try host.tap("Turn")
    #expect(song.plays == 3)
    #expect(host.texts.prefix(2) == ["plays 3", "turn 1"])
    #expect(host.bodyRuns(of: Writes.self) == 3)
  }

  @Test func bodiesThatWriteForEachOtherAreStopped() throws {
    let host = TestHost { Chase(song: Song(1, "a"), cover: Cover()) }
    #expect(Set(host.diagnostics.map(\.code)) == ["update.write-during-body", "update.endless"])
    try host.tap("Stop")
  }

  @Test func changesOnOtherThreadsAreShown() async {
    nonisolated(unsafe) let song = Song(1, "a")
    let host = TestHost { Plays(song: song) }
    for round in 1...200 {
      await Task.detached { song.plays = round }.value
      #expect(host.texts == ["plays \(round)"])
    }
  }

  @Test func whatIsNoLongerReadRunsNothing() throws {
    let song = Song(1, "a")
    let host = TestHost { Conditional(song: song) }
    song.plays = 1
    #expect(host.texts.first == "plays 1")
    try host.tap("Hide")
    let runs = host.bodyRuns(of: Conditional.self)
    song.plays = 2
    #expect(host.bodyRuns(of: Conditional.self) == runs)
  }
}

private struct Ticking: View {
  let song: Song
  @State private var ticks = 0
  var body: some View {
    Text("\(song.title) \(String(ticks))")
    Button("Tick") { ticks += 1 }
  }
}

private struct ComesAndGoes: View {
  let song: Song
  @State private var isHere = true
  var body: some View {
    if isHere { Title(song: song) }
    Button("Switch") { isHere.toggle() }
  }
}

@MainActor
@Suite("Observation leaves nothing behind")
struct RegistrationTests {
  @Test func runningABodyAgainReplacesItsRegistration() throws {
    let song = Song(1, "a")
    let host = TestHost { Ticking(song: song) }
    try host.tap("Tick")
    let before = try #require(registrationCount(on: song))
    for _ in 0..<1_000 { try host.tap("Tick") }
    #expect(registrationCount(on: song) == before)
    #expect(host.texts.first == "a 1001")
  }

  @Test func viewsThatGoTakeTheirRegistrationsAlong() throws {
    let song = Song(1, "a")
    let host = TestHost { ComesAndGoes(song: song) }
    try host.tap("Switch")
    let before = try #require(registrationCount(on: song))
    for _ in 0..<500 {
      try host.tap("Switch")
      try host.tap("Switch")
    }
    #expect(registrationCount(on: song) == before)
    #expect(before <= 1)
  }

  @Test func changesLeaveOneRegistrationForEachReader() throws {
    let song = Song(1, "a")
    let host = TestHost { SongView(song: song) }
    for round in 1...1_000 {
      song.plays = round
      _ = host.bodyRuns(of: Plays.self)
    }
    #expect(try #require(registrationCount(on: song)) <= 3)
  }
}
