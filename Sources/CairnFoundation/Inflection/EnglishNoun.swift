/// The singular and plural of English nouns in lower case.
///
///     EnglishNoun.plural(of: "box")        // boxes
///     EnglishNoun.singular(of: "children") // child
enum EnglishNoun {
  /// Returns the plural. A noun that is already plural stays unchanged.
  static func plural(of word: String) -> String {
    if isSameForMany(word) || knownPlurals[word] != nil { return word }
    if let plural = irregular[word] { return plural }
    if let hyphen = word.lastIndex(of: "-") { return pluralOfCompound(word, at: hyphen) }
    if singular(of: word) != word { return word }
    return regularPlural(of: word)
  }

  /// Returns the singular. A noun that is already singular stays unchanged.
  static func singular(of word: String) -> String {
    if isSameForMany(word) || irregular[word] != nil || singularsInS.contains(word) { return word }
    if let singular = knownPlurals[word] { return singular }
    for (one, many) in compounds where word.count > many.count && word.hasSuffix(many) {
      let start = String(word.dropLast(many.count))
      if !isNoCompound(start + one) { return start + one }
    }
    guard let guess = regularSingular(of: word) else { return word }
    // Accept the guess only if its plural is this word.
    return regularPlural(of: guess) == word ? guess : word
  }

  private static func regularPlural(of word: String) -> String {
    for (one, many) in compounds where word.count > one.count && word.hasSuffix(one) && !isNoCompound(word) {
      return word.dropLast(one.count) + many
    }
    if word.hasSuffix("sis") { return word.dropLast(2) + "es" }
    if word.hasSuffix("s") || word.hasSuffix("x") || word.hasSuffix("z") || word.hasSuffix("sh") { return word + "es" }
    if word.hasSuffix("ch") { return word + (hardCH.contains(word) ? "s" : "es") }
    if word.hasSuffix("o"), oes.contains(word) { return word + "es" }
    if word.hasSuffix("y"), endsInConsonant(word.dropLast()) || word.hasSuffix("quy") { return word.dropLast() + "ies" }
    return word + "s"
  }

  private static func regularSingular(of word: String) -> String? {
    guard word.count > 2, word.hasSuffix("s"), !word.hasSuffix("ss"), !word.hasSuffix("us"), !word.hasSuffix("is")
    else {
      return nil
    }
    let plain = String(word.dropLast())
    if word.hasSuffix("ies") {
      let inY = String(word.dropLast(3)) + "y"
      return plain.count < 4 || wordsInIE.contains(where: { plain.hasSuffix($0) }) ? plain : inY
    }
    guard word.hasSuffix("es") else { return plain }
    let short = String(plain.dropLast())
    if word.hasSuffix("oes") { return oes.contains(short) ? short : plain }
    if word.hasSuffix("ses") { return singularsInS.contains(short) || short.hasSuffix("ss") ? short : plain }
    if word.hasSuffix("ches") { return wordsInCHE.contains(where: { plain.hasSuffix($0) }) ? plain : short }
    if word.hasSuffix("xes") { return plain == "axe" || plain.hasSuffix("deluxe") ? plain : short }
    if word.hasSuffix("zes") { return short.hasSuffix("zz") || short.hasSuffix("tz") ? short : plain }
    return word.hasSuffix("shes") ? short : plain
  }

  /// Returns the plural of a compound: mothers-in-law and passers-by, but play-offs.
  private static func pluralOfCompound(_ word: String, at last: String.Index) -> String {
    if let first = word.firstIndex(of: "-") {
      let (head, rest) = (String(word[..<first]), word[first...])
      let isAgent = singular(of: head).hasSuffix("er") && (rest == "-by" || rest == "-up")
      if isAgent || rest.hasPrefix("-in-") || rest.hasPrefix("-of-") { return plural(of: head) + rest }
    }
    let tail = String(word[word.index(after: last)...])
    return word[...last] + (tail.isEmpty ? tail : plural(of: tail))
  }

  private static func endsInConsonant(_ word: some StringProtocol) -> Bool {
    guard let last = word.last else { return false }
    return last.isLetter && !"aeiou".contains(last)
  }

  private static func isSameForMany(_ word: String) -> Bool {
    sameForMany.contains(word) || word.hasSuffix("craft") && word != "craft"
  }

  /// Returns whether a word only appears to end in one of the words in `compounds`.
  private static func isNoCompound(_ word: String) -> Bool { noCompounds.contains(word) }
}

/// Endings that are words themselves, as in fisherman and bookshelf.
private let compounds = [
  ("woman", "women"), ("man", "men"), ("child", "children"), ("person", "people"), ("wife", "wives"),
  ("shelf", "shelves"), ("wolf", "wolves"), ("leaf", "leaves"), ("loaf", "loaves"), ("tooth", "teeth"),
  ("goose", "geese"), ("half", "halves"),
]

private let noCompounds: Set<String> = [
  "human", "superhuman", "german", "roman", "norman", "shaman", "talisman", "ottoman", "caiman", "mongoose", "oaf",
]

private let irregular: [String: String] = [
  "man": "men", "woman": "women", "child": "children", "person": "people", "foot": "feet", "tooth": "teeth",
  "goose": "geese", "mouse": "mice", "dormouse": "dormice", "louse": "lice", "ox": "oxen", "die": "dice",
  "penny": "pennies", "quiz": "quizzes", "whiz": "whizzes", "fez": "fezzes",
  "knife": "knives", "penknife": "penknives", "life": "lives", "wife": "wives", "afterlife": "afterlives",
  "leaf": "leaves", "loaf": "loaves", "half": "halves", "calf": "calves", "elf": "elves", "shelf": "shelves",
  "self": "selves", "thief": "thieves", "wolf": "wolves", "sheaf": "sheaves", "scarf": "scarves", "hoof": "hooves",
  "wharf": "wharves", "dwarf": "dwarves",
  "cactus": "cacti", "fungus": "fungi", "nucleus": "nuclei", "alumnus": "alumni", "stimulus": "stimuli",
  "radius": "radii", "syllabus": "syllabi", "criterion": "criteria", "phenomenon": "phenomena",
  "bacterium": "bacteria", "curriculum": "curricula", "medium": "media", "memorandum": "memoranda",
  "stratum": "strata", "erratum": "errata", "addendum": "addenda", "ovum": "ova", "datum": "data",
  "matrix": "matrices", "vertex": "vertices", "appendix": "appendices", "codex": "codices", "larva": "larvae",
  "alga": "algae", "vertebra": "vertebrae", "axis": "axes",
]

private let knownPlurals: [String: String] = {
  var singulars: [String: String] = [:]
  for (one, many) in irregular { singulars[many] = one }
  for one in ["analysis", "basis", "crisis", "thesis", "hypothesis", "diagnosis", "oasis", "parenthesis", "synopsis"]
    + ["ellipsis", "emphasis", "synthesis", "prognosis", "neurosis", "metamorphosis"]
  {
    singulars[one.dropLast(2) + "es"] = one
  }
  return singulars
}()

/// Words with a single form, and uncountable words.
private let sameForMany: Set<String> = [
  "sheep", "fish", "goldfish", "starfish", "jellyfish", "shellfish", "deer", "reindeer", "moose", "swine", "salmon",
  "trout", "cod", "bison", "series", "species", "offspring", "headquarters", "means", "crossroads", "chassis", "corps",
  "police", "cattle", "data", "media", "scissors", "trousers", "jeans", "pants", "shorts", "pliers",
  "tweezers", "binoculars", "pyjamas", "pajamas", "thanks", "goods", "information", "equipment", "furniture",
  "luggage", "baggage", "advice", "news", "software", "hardware", "feedback", "homework", "housework", "evidence",
  "traffic", "weather", "wildlife", "nightlife", "money", "cash", "rice", "mathematics", "physics", "economics",
  "politics", "athletics", "kg", "km", "cm", "mm", "ml", "mi", "ft", "lb", "oz", "min", "sec",
]

/// Singular words that end in an s.
private let singularsInS: Set<String> = [
  "bus", "gas", "lens", "campus", "virus", "bonus", "status", "canvas", "atlas", "alias", "bias", "iris", "plus",
  "minus", "census", "focus", "chorus", "circus", "genius", "walrus", "octopus", "hippopotamus", "platypus", "sinus",
  "surplus", "crocus", "lotus", "apparatus", "prospectus", "consensus", "abacus", "hiatus", "bypass", "trellis",
  "christmas", "cosmos", "chaos", "thermos", "rhinoceros", "asparagus", "cutlass", "tennis", "pus", "us", "this", "is",
  "was", "has", "as", "its", "yes", "always", "perhaps",
]

private let oes: Set<String> = [
  "potato", "tomato", "hero", "superhero", "echo", "torpedo", "veto", "embargo", "mosquito", "buffalo", "domino",
  "volcano", "mango", "cargo", "tornado",
]

private let hardCH: Set<String> = ["stomach", "monarch", "patriarch", "matriarch", "epoch", "eunuch", "loch", "tech"]

private let wordsInIE = [
  "movie", "cookie", "selfie", "calorie", "zombie", "brownie", "smoothie", "genie", "rookie", "hoodie", "necktie",
  "magpie", "prairie", "sortie", "birdie", "collie", "newbie", "foodie", "indie", "hippie", "freebie", "pixie",
  "goalie", "lingerie", "menagerie", "rotisserie", "veggie", "doggie", "techie", "auntie", "sweetie", "pinkie",
  "eyrie", "budgie", "bookie", "walkie", "talkie", "cutie", "untie", "underlie",
]

private let wordsInCHE = [
  "ache", "cache", "niche", "avalanche", "moustache", "mustache", "quiche", "cliche", "brioche",
]
