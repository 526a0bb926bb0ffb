import CairnCore
import CairnFoundation
import CairnHosting
import CairnMediaLibrary
import CairnParts
import CairnPlatform
import CairnScreen
import CairnValues
import Foundation

/// A film with its controls, as the host can show it: with pictures in windows and browsers, by name in a terminal.
package struct FilmView<Overlay: View>: View {
  /// How pictures fill their place.
  package enum Fit: Int32 {
    case stretched, whole, cut
  }

  private let playback: Playback?
  private let fit: Fit
  private let hasControls: Bool
  private let overlay: Overlay
  @Environment(\.weakSession) private var session

  package init(_ playback: Playback?, fit: Fit, hasControls: Bool, overlay: Overlay) {
    (self.playback, self.fit, self.hasControls, self.overlay) = (playback, fit, hasControls, overlay)
  }

  package var body: some View {
    if MediaEngines.areThere(in: session.session) {
      if let playback {
        LoadedFilm(playback: playback, fit: fit, hasControls: hasControls, overlay: overlay).id(
          ObjectIdentifier(playback))
      } else {
        Color.black.overlay { overlay }
      }
    } else if MediaEngines.lacksLibrary(in: session.session) {
      MissingLibraryView("VideoPlayer", package: MediaEngines.package) { links }.overlay { overlay }
    } else {
      MissingView("VideoPlayer", from: "AVKit") { links }.overlay { overlay }
    }
  }

  @ViewBuilder private var links: some View {
    if let url = playback?.url { Link("Open video", destination: url) }
  }
}

private struct LoadedFilm<Overlay: View>: View {
  let playback: Playback
  let fit: FilmView<Overlay>.Fit
  let hasControls: Bool
  let overlay: Overlay
  @Environment(\.weakSession) private var session

  private var name: String { playback.url?.lastPathComponent ?? "" }

  var body: some View {
    Group {
      if session.session?.host.parts.showsMarkup == true {
        page.overlay { overlay }
      } else {
        VStack(spacing: 0) {
          picture.overlay { overlay }
          if hasControls { FilmControls(playback: playback) }
        }
      }
    }
    .onAppear { playback.prepare(in: session.session) }
  }

  /// In a browser, whose controls the film has.
  @ViewBuilder private var page: some View {
    if playback.engineChanges > 0, let engine = playback.browserEngine {
      if let problem {
        problem
      } else {
        FilmPart(place: .init(film: engine.wanted.film, fit: fit.style, hasControls: hasControls, name: name))
      }
    } else {
      Color.black
    }
  }

  @ViewBuilder private var picture: some View {
    if let problem {
      problem
    } else if playback.engineChanges > 0, let engine = playback.libraryEngine, engine.hasPictures {
      PicturePart(engine: engine, fit: fit.rawValue).background(Color.black).accessibilityLabel(Text(verbatim: name))
    } else {
      Label {
        Text(verbatim: name)
      } icon: {
        Image(systemName: "film")
      }
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }

  private var problem: FilmProblem? {
    if case .failed(let problem) = playback.status { FilmProblem(name: name, problem: problem) } else { nil }
  }
}

extension FilmView.Fit {
  fileprivate var style: String {
    switch self {
    case .stretched: "fill"
    case .whole: "contain"
    case .cut: "cover"
    }
  }
}

/// Why there is no film.
private struct FilmProblem: View {
  let name: String
  let problem: MediaProblem
  @Environment(\.weakSession) private var session

  var body: some View {
    VStack(spacing: 8) {
      Label {
        Text(verbatim: name)
      } icon: {
        Image(systemName: "exclamationmark.triangle")
      }
      Text(verbatim: problem.text).font(.footnote).foregroundStyle(.secondary).multilineTextAlignment(.center)
      if problem.kind == .hasNoDecoder, MediaEngines.usesLibrary(in: session.session) {
        Text(verbatim: MediaEngines.decoders).font(.footnote).foregroundStyle(.secondary)
      }
    }
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.gray.opacity(0.12))
  }
}

/// The picture of a film in a window.
private struct PicturePart: GTKRepresentable {
  let engine: LibraryEngine
  let fit: Int32

  func makeWidget(context: Context) -> UnsafeMutablePointer<CairnMediaWidget> { cairn_media_make_widget(engine.media) }

  func updateWidget(_ widget: UnsafeMutablePointer<CairnMediaWidget>, context: Context) {
    cairn_media_set_fit(widget, fit)
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, widget: UnsafeMutablePointer<CairnMediaWidget>, context: Context
  ) -> CGSize? { proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 180)) }
}

/// The controls of a film in a window or a terminal.
private struct FilmControls: View {
  let playback: Playback
  @Environment(\.locale) private var locale

  var body: some View {
    let words = OwnWords(for: locale)
    HStack {
      Button {
        if playback.speed > 0, !playback.hasEnded { return playback.play(speed: 0) }
        if playback.hasEnded { playback.seek(to: 0) }
        playback.play(speed: 1)
      } label: {
        let plays = playback.speed > 0 && !playback.hasEnded
        Label {
          Text(verbatim: words(plays ? "Pause" : "Play"))
        } icon: {
          Image(systemName: plays ? "pause.fill" : "play.fill")
        }
      }
      if let length = playback.length, length > 0 {
        Slider(value: place, in: 0...length) { Text(verbatim: words("Position")) }
        Text(verbatim: "\(Self.text(playback.shownTime)) / \(Self.text(length))").monospacedDigit().lineLimit(1)
      } else {
        Spacer()
        Text(verbatim: Self.text(playback.shownTime)).monospacedDigit()
      }
      Button {
        playback.isMuted.toggle()
      } label: {
        Label {
          Text(verbatim: words(playback.isMuted ? "Sound on" : "Sound off"))
        } icon: {
          Image(systemName: playback.isMuted ? "speaker.slash.fill" : "speaker.wave.2.fill")
        }
      }
    }
    .labelStyle(.iconOnly)
    .padding(8)
    .onAppear { playback.watch(true) }
    .onDisappear { playback.watch(false) }
  }

  private var place: Binding<Double> {
    Binding {
      min(playback.shownTime, playback.length ?? 0)
    } set: { seconds in
      playback.seek(to: seconds)
    }
  }

  private static func text(_ seconds: Double) -> String {
    let seconds = Int(min(max(seconds, 0), 1e6).rounded(.down))
    let (minutes, rest) = (seconds / 60 % 60, seconds % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    return seconds < 3600 ? "\(minutes):\(two(rest))" : "\(seconds / 3600):\(two(minutes)):\(two(rest))"
  }
}
