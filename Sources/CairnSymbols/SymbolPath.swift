/// A path in the notation of SVG, with three additions for what most drawings consist of:
///
/// - `O x y r` is a circle around a point.
/// - `D x y` is a dot.
/// - `R x y w h r` is a rectangle with round corners.
package struct SymbolPath: Equatable, Sendable {
  /// A letter and its numbers.
  package struct Step: Equatable, Sendable {
    package var letter: Character
    package var numbers: [Double]
  }

  package private(set) var steps: [Step]

  package init(_ notation: String) {
    steps = []
    var reader = Reader(rest: Substring(notation))
    while let letter = reader.letter() {
      let count = Self.numbers(of: letter)
      var group = reader.numbers(count)
      repeat {
        steps += Self.expanded(Step(letter: letter, numbers: group))
        group = reader.numbers(count)
      } while !group.isEmpty
    }
  }

  private init(steps: [Step]) { self.steps = steps }

  package static func + (first: SymbolPath, second: SymbolPath) -> SymbolPath {
    SymbolPath(steps: first.steps + second.steps)
  }

  /// How many numbers one step with this letter has.
  private static func numbers(of letter: Character) -> Int {
    switch letter {
    case "H", "h", "V", "v": 1
    case "M", "m", "L", "l", "D": 2
    case "O": 3
    case "S", "s": 4
    case "R": 5
    case "C", "c": 6
    case "A", "a": 7
    default: 0
    }
  }

  /// Returns the steps of SVG that mean the same.
  private static func expanded(_ step: Step) -> [Step] {
    let n = step.numbers
    switch step.letter {
    case "O" where n.count == 3: return circle(n[0], n[1], n[2])
    case "D" where n.count == 2: return circle(n[0], n[1], 0.5)
    case "R" where n.count == 5:
      let (width, height, r) = (n[2] - 2 * n[4], n[3] - 2 * n[4], n[4])
      func corner(_ x: Double, _ y: Double) -> Step { Step(letter: "a", numbers: [r, r, 0, 0, 1, x, y]) }
      return [
        Step(letter: "M", numbers: [n[0] + r, n[1]]),
        Step(letter: "h", numbers: [width]), corner(r, r),
        Step(letter: "v", numbers: [height]), corner(-r, r),
        Step(letter: "h", numbers: [-width]), corner(-r, -r),
        Step(letter: "v", numbers: [-height]), corner(r, -r),
        Step(letter: "z", numbers: []),
      ]
    default: return [step]
    }
  }

  private static func circle(_ x: Double, _ y: Double, _ r: Double) -> [Step] {
    [
      Step(letter: "M", numbers: [x - r, y]),
      Step(letter: "a", numbers: [r, r, 0, 1, 0, 2 * r, 0]),
      Step(letter: "a", numbers: [r, r, 0, 1, 0, -2 * r, 0]),
    ]
  }

  /// Returns the path made larger or smaller and then moved.
  package func placed(scale: Double, x: Double, y: Double) -> SymbolPath {
    SymbolPath(
      steps: steps.map { step in
        var step = step
        let moves = step.letter.isUppercase
        switch step.letter {
        case "A", "a":
          for index in [0, 1, 5, 6] { step.numbers[index] *= scale }
          if moves {
            step.numbers[5] += x
            step.numbers[6] += y
          }
        case "V": step.numbers[0] = step.numbers[0] * scale + y
        default:
          for index in step.numbers.indices {
            step.numbers[index] *= scale
            if moves { step.numbers[index] += index.isMultiple(of: 2) ? x : y }
          }
        }
        return step
      })
  }

  /// The path in SVG's notation, as short as a tenth of a unit allows.
  package var svg: String {
    var text = ""
    var last: Character = " "
    var hasPoint = false
    for step in steps {
      var isFirst = step.letter != last || step.letter == "M" || step.numbers.isEmpty
      if isFirst { text.append(step.letter) }
      last = step.letter
      for number in step.numbers {
        let digits = number.tenths
        // A sign or a second point begins a number without a separator.
        if !isFirst, !digits.hasPrefix("-"), !(hasPoint && digits.hasPrefix(".")) { text += " " }
        text += digits
        hasPoint = digits.contains(".")
        isFirst = false
      }
    }
    return text
  }
}

extension SymbolPath {
  /// Reads letters and numbers.
  private struct Reader {
    var rest: Substring

    mutating func letter() -> Character? {
      skip()
      guard let first = rest.first, first.isLetter else { return nil }
      rest.removeFirst()
      return first
    }

    /// Reads this many numbers, or none if no number follows.
    mutating func numbers(_ count: Int) -> [Double] {
      var numbers: [Double] = []
      while numbers.count < count, let number = number() { numbers.append(number) }
      return numbers.count == count ? numbers : []
    }

    private mutating func number() -> Double? {
      skip()
      var end = rest.startIndex
      var hasPoint = false
      while end < rest.endIndex {
        let character = rest[end]
        if character == "." {
          if hasPoint { break }
          hasPoint = true
        } else if !character.isNumber && !(character == "-" && end == rest.startIndex) {
          break
        }
        end = rest.index(after: end)
      }
      let number = Double(rest[..<end])
      if number != nil { rest = rest[end...] }
      return number
    }

    private mutating func skip() {
      while let first = rest.first, first == " " || first == "," { rest.removeFirst() }
    }
  }
}

extension Double {
  /// The number rounded to tenths, without a zero before the point.
  fileprivate var tenths: String {
    let count = Int((self * 10).rounded())
    let sign = count < 0 ? "-" : ""
    let (whole, part) = (abs(count) / 10, abs(count) % 10)
    if part == 0 { return "\(sign)\(whole)" }
    return whole == 0 ? "\(sign).\(part)" : "\(sign)\(whole).\(part)"
  }
}
