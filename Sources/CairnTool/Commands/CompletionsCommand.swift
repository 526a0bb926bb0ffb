/// `cairn completions`: lets a shell complete commands and options.
enum CompletionsCommand: Command {
  static let name = "completions"
  static let summary = "Prints a script by which a shell completes commands and options."
  static let usage = "cairn completions bash|zsh|fish"
  static let details =
    "Put the line of the example into your shell's start-up file; for fish, pipe the script to `source`."
  static let example = "source <(cairn completions bash)"

  static func run(_ arguments: inout Arguments) throws(Failure) {
    let shell = arguments.next()
    try arguments.expectEnd(of: "completions")
    switch shell {
    case "bash": print(bash)
    case "zsh": print("autoload -U +X bashcompinit && bashcompinit\n" + bash)
    case "fish": print(fish)
    case let other: throw .usage("`cairn completions` takes bash, zsh or fish, not \"\(other ?? "")\".")
    }
  }

  /// The words that can follow a command, as its own help names them.
  static func words(of command: any Command.Type) -> [String] {
    let text = command.usage + "\n" + command.details
    let options = Set(text.matches(of: /--[a-z][a-z-]*/).map { String($0.output) })
    let verbs = command.usage.matches(of: /cairn [a-z]+ ([a-z]+)/).map { String($0.output.1) }
    return options.sorted() + Set(verbs).sorted()
  }

  private static var names: String { Cairn.commands.map { $0.name }.joined(separator: " ") }

  private static var bash: String {
    let cases = Cairn.commands.map { "    \($0.name)) words=\"\(words(of: $0).joined(separator: " "))\" ;;" }
    return """
      _cairn() {
        local words="\(names)"
        if [ "$COMP_CWORD" -gt 1 ]; then
          case "${COMP_WORDS[1]}" in
      \(cases.joined(separator: "\n"))
          *) words="" ;;
          esac
        fi
        COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))
      }
      complete -o default -F _cairn cairn
      """
  }

  private static var fish: String {
    var lines = Cairn.commands.map { "complete -c cairn -f -n __fish_use_subcommand -a \($0.name) -d '\($0.summary)'" }
    for command in Cairn.commands {
      let condition = "complete -c cairn -n '__fish_seen_subcommand_from \(command.name)'"
      for word in words(of: command) {
        lines.append(word.hasPrefix("--") ? "\(condition) -l \(word.dropFirst(2))" : "\(condition) -a \(word)")
      }
    }
    return lines.joined(separator: "\n")
  }
}
