extension Symbols {
  /// Music, pictures and media controls.
  static let media: [String: Character] = [
    "die.face.5": "⚄", "play": "▶", "play.circle": "⊳", "play.rectangle": "▻", "play.square": "▻", "pause": "‖",
    "stop": "◼", "stop.circle": "◙", "playpause": "▷", "forward": "»", "backward": "«", "forward.end": "⇥",
    "backward.end": "⇤", "goforward": "↻", "gobackward": "↺", "eject": "⏏", "speaker": "◖", "speaker.slash": "◌",
    "speaker.wave.1": "◗", "speaker.wave.2": "◗", "speaker.wave.3": "◗", "volume": "◖", "music.note": "♪",
    "music.note.list": "♬", "music.mic": "♩", "music.quarternote.3": "♫", "mic": "♩", "mic.slash": "♭", "waveform": "∼",
    "waveform.path": "∽", "waveform.path.ecg": "⌁", "headphones": "Ω", "airpods": "ʆ", "hifispeaker": "◫", "radio": "⌼",
    "guitars": "♮", "pianokeys": "▥", "metronome": "∆", "tuningfork": "Ψ", "opticaldisc": "◎", "recordingtape": "∞",
    "film": "▤", "film.stack": "▥", "tv": "▭", "airplayvideo": "⏏", "airplayaudio": "⏏", "photo": "▧",
    "photo.on.rectangle": "▨", "photo.stack": "▨", "photo.badge.plus": "▨", "camera": "⌾", "camera.viewfinder": "⊡",
    "camera.filters": "⚛", "camera.aperture": "❂", "livephoto": "◉", "paintpalette": "◐", "paintbrush": "✐",
    "eyedropper": "✐", "pencil.tip": "✒", "highlighter": "✐", "gamecontroller": "⌹", "dice": "⚄", "puzzlepiece": "⌘",
    "sportscourt": "⊟", "soccerball": "❂", "basketball": "◍", "football": "◊", "baseball": "◔", "tennis.racket": "ϙ",
    "trophy": "♕", "medal": "✪", "flag.2.crossed": "⚐",
  ]
}
