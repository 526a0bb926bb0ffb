/// The script of films in a browser. Browsers play sound only after the user has done something, so a film that may not play yet
/// begins with the next touch or key.
enum FilmScript {
  static let text = """
    const films = new Map(), places = new Map(), refused = new Set();
    let store, app;

    const retry = () => { for (const film of [...refused]) { refused.delete(film); film.apply(); } };
    for (const name of ['pointerup', 'keyup']) document.addEventListener(name, retry, true);

    class Film {
      constructor(want) {
        this.want = want;
        this.make();
      }

      // A film of another server is in a frame, whose policy lets it load from there.
      make() {
        this.holder?.remove();
        this.video = undefined;
        if (this.want.isForeign) {
          this.holder = document.createElement('iframe');
          this.holder.src = '/cairn/frame?film=1';
          this.holder.allow = 'autoplay; fullscreen; picture-in-picture';
          // Each move to another place loads the frame again.
          this.holder.onload = () => {
            const body = this.holder.contentDocument.body, at = this.video?.currentTime;
            this.video = this.element(this.holder.contentDocument);
            body.append(this.video);
            this.holder.contentDocument.addEventListener('pointerup', retry, true);
            this.from = at;
            this.show();
            this.apply();
          };
        } else {
          this.holder = this.video = this.element(document);
        }
        this.settle();
        if (!this.want.isForeign) this.apply();
      }

      element(owner) {
        const video = owner.createElement('video');
        video.playsInline = true;
        video.preload = 'metadata';
        video.onloadedmetadata = () => {
          const first = !this.isReady;
          this.isReady = true;
          if (this.from) { video.currentTime = this.from; this.from = undefined; }
          if (first) this.send('ready', { width: video.videoWidth, height: video.videoHeight });
          this.apply();
        };
        video.ondurationchange = () => { if (this.isReady) this.send('length'); };
        video.onplaying = () => { if (!video.paused) this.send('started'); };
        video.onwaiting = () => { if (this.want.speed && !video.ended) this.send('waiting'); };
        video.onseeked = () => { this.send('sought'); this.apply(); };
        video.onended = () => this.send('ended');
        video.onerror = () => {
          if (video.error) this.send('failed', { number: video.error.code, text: video.error.message });
        };
        // The browser's own controls, as opposed to what the app wants.
        video.onpause = () => {
          if (!video.paused || video.ended || video.error || !video.isConnected || !this.want.speed || this.isMoving) return;
          this.want.speed = 0;
          this.send('speed', { number: 0 });
        };
        video.onplay = () => {
          if (video.paused || this.want.speed) return;
          this.want.speed = video.playbackRate;
          this.send('speed', { number: video.playbackRate });
        };
        video.onratechange = () => {
          if (!this.want.speed || video.playbackRate === this.want.speed) return;
          this.want.speed = video.playbackRate;
          this.send('speed', { number: video.playbackRate });
        };
        video.onvolumechange = () => {
          if (video.volume === this.want.volume && video.muted === this.want.isMuted) return;
          this.want.volume = video.volume;
          this.want.isMuted = video.muted;
          this.send('volume', { number: video.volume, isMuted: video.muted });
        };
        let last = 0;
        video.ontimeupdate = () => {
          const now = performance.now();
          if (now - last > 900) { last = now; this.send('place'); }
        };
        return video;
      }

      send(event, more) {
        const video = this.video, length = video?.duration;
        app?.send({
          event, film: this.want.film, load: this.load, source: this.source, seeks: this.seeks, place: video?.currentTime,
          ...(Number.isFinite(length) ? { length } : {}), ...more });
      }

      take(want) {
        const before = this.want;
        this.want = want;
        if (want.isForeign !== before.isForeign) return this.make();
        this.apply();
      }

      apply() {
        const { video, want } = this;
        if (!video) return;
        if (this.source !== want.source || this.load !== want.load || this.filled !== video) {
          if (this.load !== want.load || this.source !== want.source) { this.isReady = false; this.from = undefined; this.seeks = want.oldSeeks; }
          Object.assign(this, { source: want.source, load: want.load, filled: video });
          if (want.source) video.src = want.source;
          else { video.removeAttribute('src'); video.load(); }
        }
        video.volume = want.volume;
        video.muted = want.isMuted;
        if (!want.source || !this.isReady || video.readyState < 1) return;
        if (this.seeks !== want.seeks) {
          this.seeks = want.seeks;
          const length = Number.isFinite(video.duration) ? video.duration : want.place;
          const place = Math.min(want.place, length);
          if (!want.exactly && video.fastSeek) video.fastSeek(place);
          else video.currentTime = place;
        }
        if (want.speed) {
          video.playbackRate = want.speed;
          if (!video.paused || video.ended && !video.seeking) return;
          video.play().then(() => refused.delete(this), error => {
            if (error.name !== 'NotAllowedError' || !this.want.speed) return;
            refused.add(this);
            this.send('waiting');
          });
        } else if (!video.paused) video.pause();
      }

      // Moves into the latest place that shows it. Browsers stop what is taken out of the page and put back later.
      settle() {
        const home = places.get(this.want.film)?.root || store;
        if (!home || this.holder.parentNode === home) return;
        this.isMoving = true;
        home.append(this.holder);
        this.show();
        setTimeout(() => { this.isMoving = false; this.apply(); });
      }

      show() {
        const place = places.get(this.want.film)?.value, { video, holder } = this;
        if (!video) return;
        video.controls = !!place?.hasControls;
        video.style.objectFit = place?.fit || 'contain';
        for (const element of [video, holder]) element.setAttribute('aria-label', place?.name || '');
      }

      end() {
        refused.delete(this);
        this.want = { ...this.want, source: undefined, speed: 0 };
        this.video?.pause();
        this.video?.removeAttribute('src');
        this.holder.remove();
      }
    }

    function conduct(root, value) {
      store = root;
      const wanted = new Map(value.films.map(want => [want.film, want]));
      for (const [number, film] of films) if (!wanted.has(number)) { films.delete(number); film.end(); }
      for (const [number, want] of wanted) {
        const film = films.get(number);
        if (film) film.take(want);
        else films.set(number, new Film(want));
      }
    }

    export default (root, part) => {
      const place = { root };
      let number;
      part.onvalue = value => {
        if (value.films) {
          if (app !== part) { app = part; part.send({ event: 'begin' }); }
          return conduct(root, value);
        }
        if (number !== value.film) leave();
        number = value.film;
        place.value = value;
        places.set(number, place);
        films.get(number)?.settle();
        films.get(number)?.show();
      };
      function leave() {
        if (places.get(number) !== place) return;
        places.delete(number);
        films.get(number)?.settle();
        films.get(number)?.show();
      }
      return () => {
        if (app === part) { for (const film of films.values()) film.end(); films.clear(); app = undefined; }
        else leave();
      };
    };
    """
}
