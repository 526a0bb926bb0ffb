extension Symbols {
  /// Music, pictures and media controls.
  static let media: [String: Character] = [
    "play": "▶", "play.circle": "⊳", "play.rectangle": "▻", "play.square": "▻", "pause": "‖", "stop": "◼",
    "stop.circle": "◙", "playpause": "▷", "forward": "»", "backward": "«", "forward.end": "⇥", "backward.end": "⇤",
    "goforward": "↻", "gobackward": "↺", "speaker.slash": "◌", "music.note": "♪", "music.note.list": "♬",
    "music.quarternote.3": "♫", "waveform": "∼", "waveform.path": "∽", "waveform.path.ecg": "⌁", "hifispeaker": "◫",
    "pianokeys": "▥", "opticaldisc": "◎", "film": "▤", "film.stack": "▥", "tv": "▭", "photo": "▧",
    "photo.on.rectangle": "▨", "photo.stack": "▨", "photo.badge.plus": "▨", "camera.viewfinder": "⊡", "livephoto": "◉",
    "pencil.tip": "✒", "basketball": "◍", "medal": "✪", "flag.2.crossed": "⚐",
  ]
}
