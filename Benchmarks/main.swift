import Glibc

let arguments = CommandLine.arguments.dropFirst()
switch (arguments.first, arguments.dropFirst().first.flatMap { Int($0) }) {
case (nil, _):
  Table.printAll(Case.all)
case (let name?, let count?) where count > 0:
  guard let found = Case.all.first(where: { $0.name == name }) else { fallthrough }
  found.runAlone(count)
default:
  print(
    "Benchmarks            a table of all cases\nBenchmarks CASE N     one case: N changes, or a first build of N views\n\nCases:"
  )
  for known in Case.all { print("  \(known.name): \(known.about)") }
  exit(2)
}
