import Glibc
import WireInputs

// `WireFuzz [http|socket|deflate|all] [count] [seed]` runs random inputs and stops at the first failure.
let arguments = CommandLine.arguments
let kinds = arguments.count > 1 && arguments[1] != "all" ? [arguments[1]] : ["http", "socket", "deflate"]
let count = arguments.count > 2 ? UInt64(arguments[2]) ?? 1_000_000 : 1_000_000
let first = arguments.count > 3 ? UInt64(arguments[3]) ?? 1 : 1

for kind in kinds {
  for seed in first..<first + count {
    let problem =
      switch kind {
      case "socket": SocketFuzz.problem(seed: seed)
      case "deflate": DeflateFuzz.problem(seed: seed)
      default: RequestFuzz.problem(seed: seed)
      }
    if let problem {
      print("\(kind), seed \(seed): \(problem)")
      exit(1)
    }
  }
  print("\(kind): \(count) inputs, none bad")
}
