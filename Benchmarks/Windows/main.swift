#if GTK
  let arguments = CommandLine.arguments.dropFirst()
  // Scripts/ship.sh watches a start, without arguments.
  if let work = WindowBenchmark(rawValue: arguments.first ?? "start") {
    let numbers = arguments.dropFirst().compactMap { Int($0) }
    work.run(numbers.first ?? 0, depth: numbers.dropFirst().first ?? 0)
  }
  print("WindowBenchmarks WORK [N [DEPTH]]: " + WindowBenchmark.allCases.map(\.rawValue).joined(separator: ", "))
#else
  print("There are no windows without the trait GTK.")
#endif
