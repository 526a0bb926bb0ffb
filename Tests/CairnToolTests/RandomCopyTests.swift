import CairnSwiftSources
import Foundation
import Testing

@testable import CairnTool

@Suite("Copies of sources, made at random")
struct RandomCopyTests {
  /// Pieces of an app's source, each with what is in its copy for phones.
  private static let pieces: [(own: String, copy: String)] = [
    ("import UIKit", "import SwiftUI"), ("@testable import AppKit", "@testable import SwiftUI"),
    ("import struct CryptoKit.SHA256 // UIKit", "import struct CairnCryptoKit.SHA256 // UIKit"),
    ("import Foundation.NSURL", "import Foundation"), ("import Charts", "import Charts"),
    ("#if os(iOS)\nlet a = 1\n#endif", "#if true   \nlet a = 1\n#endif"),
    ("#if os(macOS) || !canImport(UIKit)\n#else\n#endif", "#if os(macOS) || !true            \n#else\n#endif"),
    ("#if DEBUG && (\n  os( iOS ) ||\n  A)\n#endif", "#if DEBUG && (\n  true      ||\n  A)\n#endif"),
    ("@UIApplicationMain", "@main"), ("@IBOutlet var a: A?", "          var a: A?"),
    ("let key = #selector(Other.go(_:))", "let key = Selector(\"go:\")"),
    ("let b = UIKit.UIView()", "let b = SwiftUI.UIView()"),
    ("let c = \"\\(CryptoKit.SHA256.self) UIKit.UIView\"", "let c = \"\\(CairnCryptoKit.SHA256.self) UIKit.UIView\""),
  ]

  /// Pieces that no copy changes.
  private static let others = [
    "// import UIKit\n", "/* #if os(iOS)\nimport UIKit /* @IBAction */ #endif */",
    "let d = \"import UIKit; #if os(iOS)\"",
    "let e = \"\"\"\n  #if os(iOS)\n  import UIKit\n  @UIApplicationMain\n  \"\"\"", "let f = #\"\\(UIKit.UIView())\"#",
    "let os = iOS(canImport: UIKit)", "let g = a / b; let h = c / d // #selector(go)", "", "  \t", "let k = \"é👍🏽\"",
    "func os(_ a: Int) -> Int { a }", "#warning(\"os(iOS)\")", "let m = self.UIKit.View()", "let n = #/UIKit.[A-Z]+/#",
    "/// `import UIKit` and `os(iOS)`", "@available(iOS 17, *) struct S {}", "#if os(Linux)\n#elseif os(tvOS)\n#endif",
  ]

  private func source(_ random: inout Seeded) -> (own: String, copy: String) {
    var (own, copy): ([String], [String]) = ([], [])
    for _ in 0..<Int.random(in: 1...25, using: &random) {
      let other = Self.others.randomElement(using: &random)!
      let piece = Bool.random(using: &random) ? Self.pieces.randomElement(using: &random)! : (other, other)
      own.append(piece.0)
      copy.append(piece.1)
    }
    return (own.joined(separator: "\n"), copy.joined(separator: "\n"))
  }

  private let first = "#sourceLocation(file: \"/a.swift\", line: 1)\n"

  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func onlyWhatHasToChangesInItsPlace(seed: UInt64) {
    var random = Seeded(state: seed)
    let (own, copy) = source(&random)
    #expect(SourceCopy(platform: .ios).text(own, at: "/a.swift") == (own == copy ? nil : first + copy), "\(own)")
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func aCopyHasNoMoreToChange(seed: UInt64) {
    var random = Seeded(state: seed)
    let (own, _) = source(&random)
    for sources in [SourceCopy(), SourceCopy(platform: .ios), SourceCopy(platform: .macos)] {
      guard let copy = sources.text(own, at: "/a.swift") else { continue }
      #expect(sources.text(copy, at: "/a.swift") == nil, "\(own)")
    }
  }

  // MARK: Edits

  /// The edits over random ranges, made one by one from the last to the first.
  @Test(arguments: 1...150 as ClosedRange<UInt64>)
  func editsKeepTheLinesAndEverythingBetween(seed: UInt64) {
    var random = Seeded(state: seed)
    let text = (0..<30).map { _ in ["let ", "a", " = 1", "\n", "(", ")", "b\n\n"].randomElement(using: &random)! }
      .joined()
    let source = SourceTokens(text)
    var edits = SourceEdits()
    var expected = Array(text.utf8)
    var places = (0..<6).map { _ in Int.random(in: 0...expected.count, using: &random) }.sorted()
    var pairs: [(Range<Int>, String)] = []
    while places.count > 1 {
      pairs.append((places.removeFirst()..<places.removeFirst(), ["", "x", "new text"].randomElement(using: &random)!))
    }
    for (range, new) in pairs.reversed() {
      let lines = expected[range].count { $0 == 10 }
      expected.replaceSubrange(range, with: Array(new.utf8) + Array(repeating: 10, count: lines))
    }
    // Empty edits at one place would stay in the order in which they were added.
    for (range, new) in Set(pairs.map(\.0)).count == pairs.count ? pairs.shuffled(using: &random) : pairs {
      edits.replace(range, by: new)
    }
    #expect(edits.applied(to: source) == String(decoding: expected, as: UTF8.self))
  }

  @Test func ofEditsThatOverlapOnlyTheFirstIsMade() {
    let source = SourceTokens("abcdef")
    var edits = SourceEdits()
    edits.replace(2..<5, by: "-")
    edits.replace(1..<3, by: "+")
    edits.replace(4..<6, by: "*")
    #expect(edits.applied(to: source) == "a+d*")
  }

  // MARK: Words

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func aFileMentionsTheWordsThatAreInIt(seed: UInt64) {
    var random = Seeded(state: seed)
    let words: [(String, SourceWords)] = [
      ("NSManaged", .objects), ("objc", .objects), ("#keyPath", .objects), ("#if", .conditions),
      ("#selector", .selectors), ("State", .state), ("ApplicationMain", .attributes), ("@IB", .attributes),
      ("override", .overrides), ("kSecClass", .brought), ("UIKit", .modules), ("Foundation", .modules),
    ]
    let plain = ["NSManage", "#i", "Stat", "overrid", "é", "\n", "@I", "#", "k", "UIKi", "bject"]
    var expected: SourceWords = []
    var text = ""
    for _ in 0..<Int.random(in: 0..<8, using: &random) {
      text += plain.randomElement(using: &random)! + "|"
      guard Int.random(in: 0..<3, using: &random) == 0 else { continue }
      let (word, meaning) = words.randomElement(using: &random)!
      text += word
      expected.formUnion(meaning)
    }
    #expect(SourceWords(in: text) == expected, "\(text)")
  }
}
