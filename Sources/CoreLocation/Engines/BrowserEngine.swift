import CairnCore
import CairnParts
import Foundation
import Observation

/// The Geolocation API of the user's browser. Each user of a server has their own.
@Observable
final class BrowserEngine: LocationEngine {
  struct Shown: Encodable, Equatable {
    /// Differs after each start, so that the browser reports an unchanged place again.
    var starts = 0
    var runs = false
    var isExact = false
  }

  private(set) var shown = Shown()
  @ObservationIgnored private weak var listener: (any LocationListener)?
  @ObservationIgnored private weak var session: Session?
  @ObservationIgnored private var rate = LocationRate()

  init(_ listener: any LocationListener, _ session: Session) {
    self.listener = listener
    self.session = session
  }

  func follow(_ wish: LocationWish) -> Bool {
    let isExact = wish.radius <= kCLLocationAccuracyNearestTenMeters
    let starts = !shown.runs || isExact != shown.isExact
    if starts { shown = Shown(starts: shown.starts &+ 1, runs: true, isExact: isExact) }
    // Each time, because the window that had the script may be closed.
    _ = session?.runScript(of: BrowserLocation(engine: self))
    return starts
  }

  func stop() { shown.runs = false }

  fileprivate func take(_ message: BrowserLocation.Message) {
    guard let listener, rate.allows(at: .now) else { return }
    switch message.kind {
    case .allowed: listener.answered(.allowed)
    case .denied: listener.answered(.denied)
    case .insecure:
      listener.answered(
        .missing("Browsers tell a location only to pages that are served over HTTPS, or on the same machine."))
    case .undecided: listener.answered(.notDetermined)
    case .lost: if shown.runs { listener.lost() }
    case .found:
      // A page that was not asked may send anything.
      guard shown.runs, let reading = message.reading, reading.location(now: Date()) != nil else { return }
      listener.answered(.allowed)
      listener.found(reading)
    }
  }
}

struct BrowserLocation: HTMLRepresentable {
  let engine: BrowserEngine

  struct Message: Decodable {
    enum Kind: String, Decodable {
      case allowed, denied, insecure, undecided, lost, found
    }

    let kind: Kind
    let reading: LocationReading?
  }

  static var html: HTMLPart {
    HTMLPart(
      "",
      script: """
        const pause = 500;
        export default (root, app) => {
          const geolocation = navigator.geolocation;
          let watch, wish, timer, next, last = 0, permission;
          const send = message => app.send(message);
          const number = value => Number.isFinite(value) ? value : null;
          const clear = () => {
            if (watch !== undefined) geolocation.clearWatch(watch);
            clearTimeout(timer);
            watch = timer = next = undefined;
          };
          const tell = () => {
            timer = undefined;
            last = Date.now();
            send({kind: 'found', reading: next});
          };
          const found = ({coords, timestamp}) => {
            next = {
              latitude: coords.latitude, longitude: coords.longitude, accuracy: coords.accuracy,
              altitude: number(coords.altitude), altitudeAccuracy: number(coords.altitudeAccuracy),
              course: number(coords.heading), speed: number(coords.speed), time: number(timestamp / 1000),
            };
            timer ??= setTimeout(tell, Math.max(0, last + pause - Date.now()));
          };
          const failed = error => {
            if (error.code !== 1) return send({kind: 'lost'});
            clear();
            send({kind: 'denied'});
          };
          const ask = async () => {
            try {
              permission = await navigator.permissions.query({name: 'geolocation'});
            } catch { return; }
            const kinds = {granted: 'allowed', denied: 'denied', prompt: 'undecided'};
            permission.onchange = () => send({kind: kinds[permission.state]});
            if (permission.state === 'granted') send({kind: 'allowed'});
          };
          app.onvalue = value => {
            const isNew = !wish || wish.starts !== value.starts || !value.runs;
            wish = value;
            if (!isNew) return;
            clear();
            if (!value.runs) return;
            if (!geolocation || !isSecureContext) return send({kind: 'insecure'});
            if (!permission) ask();
            watch = geolocation.watchPosition(found, failed, {enableHighAccuracy: value.isExact});
          };
          return () => {
            clear();
            if (permission) permission.onchange = null;
          };
        };
        """)
  }

  var htmlValue: BrowserEngine.Shown { engine.shown }
  func receive(_ message: Message) { engine.take(message) }
}
