extension Symbols {
  /// Music, pictures and media controls.
  static let media: [String: Character] = [
    "die.face.5": "⚄",
    "play": "▶", "play.circle": "⊳", "play.rectangle": "▻", "play.square": "▻", "pause": "‖", "pause.circle": "‖",
    "pause.rectangle": "‖", "stop": "◼", "stop.circle": "◙", "playpause": "▷", "forward": "»", "backward": "«",
    "forward.end": "⇥", "backward.end": "⇤", "goforward": "↻", "gobackward": "↺", "goforward.10": "↻",
    "gobackward.10": "↺", "goforward.15": "↻", "gobackward.15": "↺", "goforward.30": "↻", "gobackward.30": "↺",
    "eject": "⏏", "speaker": "◖", "speaker.slash": "◌", "speaker.wave.1": "◗", "speaker.wave.2": "◗",
    "speaker.wave.3": "◗", "speaker.zzz": "◖", "volume": "◖", "music.note": "♪", "music.note.list": "♬",
    "music.mic": "♩", "music.quarternote.3": "♫", "mic": "♩", "mic.slash": "♭", "waveform": "∼", "waveform.path": "∽",
    "waveform.path.ecg": "⌁", "waveform.circle": "∼", "headphones": "Ω", "airpods": "ʆ", "hifispeaker": "◫",
    "radio": "⌼", "guitars": "♮", "pianokeys": "▥", "metronome": "∆", "tuningfork": "Ψ", "opticaldisc": "◎",
    "recordingtape": "∞", "film": "▤", "film.stack": "▥", "video.badge.plus": "⊳", "tv": "▭",
    "tv.and.hifispeaker.fill": "▭", "airplayvideo": "⏏", "airplayaudio": "⏏", "photo": "▧", "photo.on.rectangle": "▨",
    "photo.stack": "▨", "photo.badge.plus": "▨", "photo.artframe": "▧", "camera": "⌾", "camera.viewfinder": "⊡",
    "camera.filters": "⚛", "camera.aperture": "❂", "livephoto": "◉", "paintpalette": "◐", "paintbrush": "✐",
    "paintbrush.pointed": "✐", "eyedropper": "✐", "pencil.tip": "✒", "pencil.and.outline": "✏", "highlighter": "✐",
    "gamecontroller": "⌹", "dice": "⚄", "puzzlepiece": "⌘", "puzzlepiece.extension": "⌘", "sportscourt": "⊟",
    "soccerball": "❂", "basketball": "◍", "football": "◊", "baseball": "◔", "tennis.racket": "ϙ", "trophy": "♕",
    "medal": "✪", "flag.checkered": "⚑", "flag.2.crossed": "⚐",
  ]
}
