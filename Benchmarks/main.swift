import Glibc

let arguments = CommandLine.arguments.dropFirst()
let count = arguments.last.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
switch (arguments.first, arguments.dropFirst().first.flatMap { Scale(rawValue: $0) }, count) {
case (nil, _, _): Table.printAll(Case.all)
case ("--scale", let scale?, let count?): try scale.run(count)
case (let name?, _, let count?):
  guard let found = Case.all.first(where: { $0.name == name }) else { fallthrough }
  found.runAlone(count)
default:
  print(
    """
    Benchmarks                  a table of all cases
    Benchmarks CASE N           one case: N changes, or a first build of N views
    Benchmarks --scale WORK N   one of \(Scale.allCases.map(\.rawValue).joined(separator: ", ")), done once with N pages or rows

    Cases:
    """)
  for known in Case.all { print("  \(known.name): \(known.about)") }
  exit(2)
}
