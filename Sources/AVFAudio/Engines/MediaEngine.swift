import CairnCore
import CairnMediaLibrary
import CairnParts
import CairnPlatform
import Foundation

/// Plays one film or sound at a time: GStreamer in windows and terminals, the user's browser, or the clock of a test.
@MainActor
protocol MediaEngine: AnyObject {
  /// The place in the film, in seconds.
  var time: Double { get }
  /// Loads a film, in place of the one before, without playing it.
  func load(_ url: URL, load: Int)
  func unload()
  /// Plays at a speed; 0 stops.
  func play(speed: Double)
  func seek(to seconds: Double, exactly: Bool)
  func setVolume(_ volume: Double, isMuted: Bool)
}

/// What happens to a film.
enum MediaEvent {
  case ready(length: Double?, size: CGSize)
  /// The place that was looked for last is reached.
  case sought
  case started
  /// It would play, but waits for data, or for the user's permission.
  case waiting
  case length(Double?)
  case ended
  case failed(MediaProblem)
  /// The user has set the speed with the browser's own controls.
  case speed(Double)
  case volume(Double, isMuted: Bool)
}

/// Why a film cannot be played.
package struct MediaProblem: Error, Equatable {
  package enum Kind: Equatable {
    case isMissing, hasNoDecoder, isForbidden, other
  }

  package var kind: Kind
  /// The library's or the browser's explanation.
  package var text: String
}

@MainActor
protocol MediaListener: AnyObject {
  /// Takes an event of a load, which may be over.
  func heard(_ event: MediaEvent, load: Int)
}

/// What the host of the running app can play.
@MainActor
package enum MediaEngines {
  /// The package of Debian and Ubuntu that brings GStreamer with what reads usual files.
  package static let package = "gstreamer1.0-plugins-good"

  /// The package with decoders for the films of most cameras and shops.
  package static let decoders = "gstreamer1.0-libav"

  static func make(for listener: any MediaListener, in session: Session) -> (any MediaEngine)? {
    let parts = session.host.parts
    if parts.showsMarkup { return BrowserEngine(listener, BrowserFilms.of(session)) }
    if parts.widgets != nil || parts.showsCells { return LibraryEngine(listener, showsPictures: parts.widgets != nil) }
    return session.host.clock.map { ClockEngine(listener, $0, session.host) }
  }

  package static func areThere(in session: Session?) -> Bool {
    guard let session else { return false }
    let parts = session.host.parts
    return parts.showsMarkup || usesLibrary(session) && cairn_media_is_there() || session.host.clock != nil
  }

  /// Whether the host is one that plays by GStreamer, which is missing.
  package static func lacksLibrary(in session: Session?) -> Bool {
    session.map(usesLibrary) == true && !cairn_media_is_there()
  }

  private static func usesLibrary(_ session: Session) -> Bool {
    session.host.parts.widgets != nil || session.host.parts.showsCells
  }

  /// Whether the host plays by GStreamer.
  package static func usesLibrary(in session: Session?) -> Bool { session.map(usesLibrary) == true }

  /// Reports a call that nothing can play for.
  package static func reportMissing(_ name: String, in session: Session?) {
    if lacksLibrary(in: session) {
      MissingFramework.reportLibrary(name, package: Self.package, outcome: "Until then, nothing is played.")
    } else {
      MissingFramework.reportCall(name, from: "AVFoundation", outcome: "Nothing is played. Open the file with openURL.")
    }
  }
}
