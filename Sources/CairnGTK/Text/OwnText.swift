#if GTK
  import CairnFoundation

  /// Returns one of Cairn's own words in the language of the desktop.
  func own(_ english: String, _ values: String...) -> String {
    OwnWords(for: .current).filled(english, with: values)
  }
#endif
