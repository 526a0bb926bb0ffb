import CairnCore
import CairnParts
import CairnValues
import Foundation

/// The tiles of a map in a browser, and the gestures and keys that move it. The signs are views of the page above it, which the
/// script moves until the server has placed them again.
struct MapScriptView: HTMLRepresentable {
  let model: MapModel
  let sight: MapSight
  /// Differs after each order of the model.
  let orders: Int
  let limits: MapLimits
  let tiles: MapTileSource?
  let label: String

  struct Shown: Encodable {
    var x, y, zoom: Double
    /// Differs after each order of the app.
    var orders: Int
    var tiles: String?
    var closest: Double
    var pans, zooms: Bool
    var label: String
  }

  struct Event: Decodable {
    var x, y, zoom: Double?
    /// The order that the script had followed.
    var orders: Int
  }

  var htmlValue: Shown {
    Shown(
      x: sight.center.x, y: sight.center.y, zoom: sight.zoom, orders: orders,
      tiles: tiles.map { TileOffer.address(of: $0) }, closest: limits.closestZoom, pans: limits.modes.contains(.pan),
      zooms: limits.modes.contains(.zoom), label: label)
  }

  func receive(_ event: Event) {
    guard let x = event.x, let y = event.y, let zoom = event.zoom else { return model.touchedGround() }
    // What the user did before an order arrived no longer counts.
    guard event.orders == model.orders, x.isFinite, y.isFinite, zoom.isFinite, abs(x) < 1e6 else { return }
    model.moved(to: MapSight(center: EarthPoint(x: x, y: y), zoom: zoom), isShown: true)
  }

  static var html: HTMLPart {
    HTMLPart(
      "<div id=map tabindex=0 role=application><div id=tiles></div></div>",
      style: """
        :host{display:block;width:100%;height:100%;overflow:hidden;z-index:-1}
        #map{position:relative;width:100%;height:100%;overflow:hidden;background:#e0e3de;cursor:grab;user-select:none;outline-offset:-3px}
        #map:active{cursor:grabbing}#map:focus-visible{outline:3px solid #06c}
        img{position:absolute;transform-origin:0 0;pointer-events:none}
        """, script: script)
  }

  private static let script = """
    export default (root, app) => {
      const host = root.host, map = root.getElementById('map'), ground = root.getElementById('tiles');
      const around = host.parentElement, shown = new Map(), failed = new Map(), fingers = new Map();
      let value, x = .5, y = .5, zoom = 0, frame = 0, sent = 0, timer, pinch, start, moved = false;
      const world = (at = zoom) => 256 * 2 ** at;
      const size = () => [map.clientWidth, map.clientHeight];

      function limit() {
        const [width, height] = size(), least = Math.max(0, Math.log2(Math.max(width, height, 1) / 256));
        zoom = Math.min(Math.max(zoom, least), Math.max(value.closest, least));
        const rim = Math.min(height / 2 / world(), .5);
        y = Math.min(Math.max(y, rim), 1 - rim);
        x -= Math.floor(x);
      }

      // The signs are where the app has last placed them. They follow at once, until the app has placed them again.
      function carry() {
        const signs = host.nextElementSibling;
        if (!signs) return;
        let way = value.x - x;
        way -= Math.round(way);
        const [width, height] = size(), scale = 2 ** (zoom - value.zoom);
        const left = width / 2 * (1 - scale) + way * world(), top = height / 2 * (1 - scale) + (value.y - y) * world();
        const still = Math.abs(left) < .01 && Math.abs(top) < .01 && Math.abs(scale - 1) < 1e-9;
        signs.style.transformOrigin = '0 0';
        signs.style.transform = still ? '' : `translate(${left}px,${top}px) scale(${scale})`;
      }

      function draw() {
        frame = 0;
        if (!value) return;
        const [width, height] = size();
        if (!width || !height) return;
        limit();
        carry();
        if (!value.tiles) return ground.replaceChildren();
        // A slow source of tiles does not keep the page from having loaded.
        if (document.readyState !== 'complete') return addEventListener('load', ask, { once: true });
        const level = Math.min(Math.max(Math.round(zoom), 0), value.closest), count = 2 ** level;
        const side = 256 * 2 ** (zoom - level), left = x * count * side - width / 2, top = y * count * side - height / 2;
        const needed = new Set();
        for (let row = Math.max(Math.floor(top / side), 0); row <= Math.min(Math.floor((top + height) / side), count - 1); row++)
          for (let column = Math.floor(left / side); column <= Math.floor((left + width) / side); column++) {
            const key = `${level}/${column}/${row}`, tile = `${level}/${(column % count + count) % count}/${row}`;
            needed.add(key);
            if (!shown.has(key) && !(failed.get(tile) > Date.now())) {
              const image = new Image(256, 256);
              image.alt = '';
              image.draggable = false;
              image.onload = () => { image.done = true; ask(); };
              image.onerror = () => { failed.set(tile, Date.now() + 3e4); image.remove(); shown.delete(key); ask(); };
              image.src = value.tiles + tile;
              shown.set(key, image);
              ground.append(image);
            }
          }
        const waits = [...needed].some(key => shown.has(key) && !shown.get(key).done);
        for (const [key, image] of shown) {
          const [level, column, row] = key.split('/').map(Number), side = 256 * 2 ** (zoom - level);
          const left = column * side - x * 2 ** level * side + width / 2, top = row * side - y * 2 ** level * side + height / 2;
          const isSeen = left < width && top < height && left + side > 0 && top + side > 0;
          // Tiles of another level stay until those of this one have come.
          if (!needed.has(key) && (!waits || !isSeen || !image.done || shown.size > 300)) {
            image.remove();
            shown.delete(key);
          } else {
            image.style.transform = `translate(${left}px,${top}px) scale(${side / 256})`;
            image.style.zIndex = needed.has(key) ? 1 : 0;
          }
        }
      }
      function ask() { if (!frame) frame = requestAnimationFrame(draw); }

      // Reports while the map moves, and when it has stopped.
      function tell() {
        clearTimeout(timer);
        const wait = sent + 100 - Date.now();
        if (wait > 0) return void (timer = setTimeout(tell, wait));
        sent = Date.now();
        limit();
        app.send({ x, y, zoom, orders: value.orders });
      }
      function change(dx, dy, steps = 0, at = size().map(length => length / 2)) {
        const [width, height] = size(), [px, py] = [at[0] - width / 2, at[1] - height / 2];
        if (steps && value.zooms) {
          const before = world();
          zoom += steps;
          limit();
          x += px * (1 / before - 1 / world());
          y += py * (1 / before - 1 / world());
        }
        if (value.pans) { x -= dx / world(); y -= dy / world(); }
        limit();
        ask();
        tell();
      }
      const place = event => { const box = map.getBoundingClientRect(); return [event.clientX - box.left, event.clientY - box.top]; };
      const isGround = event => !event.composedPath().some(one => one !== map && one.matches?.('button,a,input,[role=button],[tabindex="0"]') && around.contains(one));

      const handlers = {
        pointerdown(event) {
          if (event.button || !isGround(event)) return;
          fingers.set(event.pointerId, place(event));
          if (fingers.size === 1) { start = place(event); moved = false; }
          pinch = undefined;
        },
        pointermove(event) {
          const before = fingers.get(event.pointerId);
          if (!before) return;
          const now = place(event);
          if (!moved && Math.hypot(now[0] - start[0], now[1] - start[1]) < 4) return;
          if (!moved) { moved = true; try { around.setPointerCapture(event.pointerId); } catch {} }
          fingers.set(event.pointerId, now);
          const all = [...fingers.values()];
          if (all.length === 1) return change(now[0] - before[0], now[1] - before[1]);
          const middle = [(all[0][0] + all[1][0]) / 2, (all[0][1] + all[1][1]) / 2];
          const apart = Math.max(Math.hypot(all[0][0] - all[1][0], all[0][1] - all[1][1]), 1);
          if (pinch) change(middle[0] - pinch.middle[0], middle[1] - pinch.middle[1], Math.log2(apart / pinch.apart), middle);
          pinch = { middle, apart };
        },
        pointerup(event) {
          if (!fingers.delete(event.pointerId)) return;
          pinch = undefined;
          if (!moved && !fingers.size) app.send({ orders: value.orders });
        },
        // A drag must not reach tap gestures of the app.
        click(event) { if (moved && event.detail) event.stopPropagation(); },
        pointercancel(event) { fingers.delete(event.pointerId); pinch = undefined; },
        wheel(event) {
          if (!value.zooms || event.defaultPrevented) return;
          event.preventDefault();
          const unit = event.deltaMode === 1 ? 20 : event.deltaMode === 2 ? 200 : 1;
          change(0, 0, Math.max(-1, Math.min(1, -event.deltaY * unit / (event.ctrlKey ? 60 : 240))), place(event));
        },
        dblclick(event) { if (isGround(event)) change(0, 0, event.shiftKey ? -1 : 1, place(event)); },
      };
      for (const name in handlers) around.addEventListener(name, handlers[name], { passive: false });
      const keys = {
        ArrowLeft: () => change(80, 0), ArrowRight: () => change(-80, 0), ArrowUp: () => change(0, 80), ArrowDown: () => change(0, -80),
        '+': () => change(0, 0, 1), '=': () => change(0, 0, 1), '-': () => change(0, 0, -1),
      };
      map.addEventListener('keydown', event => {
        if (event.ctrlKey || event.altKey || event.metaKey || !keys[event.key]) return;
        event.preventDefault();
        event.stopPropagation();
        keys[event.key]();
      });
      const sizes = new ResizeObserver(ask);
      sizes.observe(map);

      app.onvalue = next => {
        const first = !value || value.orders !== next.orders;
        if (value && value.tiles !== next.tiles) { shown.clear(); ground.replaceChildren(); }
        value = next;
        if (first) [x, y, zoom] = [next.x, next.y, next.zoom];
        map.setAttribute('aria-label', next.label);
        // The tiles are below the signs and controls, and fingers move the map instead of the page.
        around.style.isolation = 'isolate';
        around.style.touchAction = next.pans ? 'none' : '';
        carry();
        ask();
      };
      return () => {
        sizes.disconnect();
        clearTimeout(timer);
        cancelAnimationFrame(frame);
        for (const name in handlers) around.removeEventListener(name, handlers[name]);
      };
    };
    """
}
