#if GTK
  import CairnFoundation

  /// Translates a word of Cairn's into the desktop's language.
  func own(_ english: String, _ values: String...) -> String {
    OwnWords(for: .current).filled(english, with: values)
  }
#endif
