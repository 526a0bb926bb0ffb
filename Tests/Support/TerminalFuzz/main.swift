import Foundation
import TerminalInputs

// `TerminalFuzz [parser|cells] [count] [seed]` runs random inputs and stops at the first failure.
let arguments = CommandLine.arguments
let kinds = arguments.count > 1 && arguments[1] != "all" ? [arguments[1]] : ["parser", "cells"]
let count = arguments.count > 2 ? UInt64(arguments[2]) ?? 1_000_000 : 1_000_000
let first = arguments.count > 3 ? UInt64(arguments[3]) ?? 1 : 1

for kind in kinds {
  for seed in first..<first + count {
    if let problem = kind == "cells" ? CellFuzz.problem(seed: seed) : InputFuzz.problem(seed: seed) {
      print("\(kind), seed \(seed): \(problem)")
      exit(1)
    }
  }
  print("\(kind): \(count) inputs, none bad")
}
