import CairnScreen
import CairnUnsafe
import CairnValues

/// The commands in an app's menus and their keyboard shortcuts.
///
/// ```swift
/// struct ShapeCommands: Commands {
///   var body: some Commands {
///     CommandMenu("Shapes") { Button("Add a Circle", action: addCircle).keyboardShortcut("n") }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol Commands {
  associatedtype Body: Commands
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }

  @MainActor static func _makeCommands(_ commands: Self, under parent: _Node) -> _Node
  @MainActor static func _updateCommands(_ node: _Node, to commands: Self)
}

extension Commands {
  @MainActor public static func _makeCommands(_ commands: Self, under parent: _Node) -> _Node {
    BridgedNode<CommandsView<Self>>(commands, under: parent)
  }

  @MainActor public static func _updateCommands(_ node: _Node, to commands: Self) {
    downcast(node, to: BridgedNode<CommandsView<Self>>.self).update(commands)
  }
}

extension Commands where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) are primitive commands; they have no body to call.") }
}

extension Never: Commands {
  @MainActor public static func _makeCommands(_ commands: Never, under parent: _Node) -> _Node {}

  @MainActor public static func _updateCommands(_ node: _Node, to commands: Never) {}
}

/// Commands as a view: both are trees of nodes, and they share the nodes that hold several children or one of two.
nonisolated struct CommandsView<C: Commands>: BridgedView {
  typealias Body = Never
  let commands: C

  init(_ commands: C) { self.commands = commands }

  @MainActor static func bodyView(of commands: C) -> CommandsView<C.Body> { CommandsView<C.Body>(commands.body) }

  @MainActor static func _makeNode(_ view: Self, under parent: _Node) -> _Node {
    C._makeCommands(view.commands, under: parent)
  }

  @MainActor static func _updateNode(_ node: _Node, to view: Self) { C._updateCommands(node, to: view.commands) }
}

/// No commands.
///
/// ```swift
/// WindowGroup { ContentView() }.commands { EmptyCommands() }
/// ```
nonisolated public struct EmptyCommands: Commands {
  public typealias Body = Never

  /// Creates the commands.
  public init() {}

  @MainActor public static func _makeCommands(_ commands: Self, under parent: _Node) -> _Node {
    EmptyNode(under: parent)
  }

  @MainActor public static func _updateCommands(_ node: _Node, to commands: Self) {}
}

/// Commands made of views, which hold several commands or one of two.
nonisolated struct CommandsOfView<Content: View>: Commands {
  typealias Body = Never
  let content: Content

  @MainActor static func _makeCommands(_ commands: Self, under parent: _Node) -> _Node {
    Content._makeNode(commands.content, under: parent)
  }

  @MainActor static func _updateCommands(_ node: _Node, to commands: Self) {
    Content._updateNode(node, to: commands.content)
  }
}

/// Builds commands from the statements of a closure.
///
/// ```swift
/// .commands {
///   SidebarCommands()
///   CommandMenu("Shapes") { AddButton() }
/// }
/// ```
@resultBuilder
public enum CommandsBuilder {
  /// Passes on a command in the closure.
  public static func buildExpression<C: Commands>(_ content: C) -> C { content }

  /// Builds from an empty closure.
  public static func buildBlock() -> EmptyCommands { EmptyCommands() }

  /// Passes on the only command in the closure.
  public static func buildBlock<C: Commands>(_ content: C) -> C { content }

  /// Combines the commands of the closure.
  public static func buildBlock<each C: Commands>(_ content: repeat each C) -> some Commands {
    CommandsOfView(
      content: TupleView(
        (repeat CommandsView(each content)), members: TupleMembersOf<repeat CommandsView<each C>>.self))
  }

  /// Builds an `if` without `else`.
  public static func buildIf<C: Commands>(_ content: C?) -> C? { content }

  /// Builds the first branch of a condition.
  public static func buildEither<T: Commands, F: Commands>(first: T) -> _ConditionalContent<T, F> {
    _ConditionalContent(.first(first))
  }

  /// Builds the second branch of a condition.
  public static func buildEither<T: Commands, F: Commands>(second: F) -> _ConditionalContent<T, F> {
    _ConditionalContent(.second(second))
  }

  /// Builds the content of an availability condition.
  public static func buildLimitedAvailability<C: Commands>(_ content: C) -> some Commands {
    CommandsOfView(content: AnyView(CommandsView(content)))
  }
}

nonisolated extension Optional: Commands where Wrapped: Commands {
  private var view: CommandsView<Wrapped>? { map { CommandsView($0) } }

  @MainActor public static func _makeCommands(_ commands: Self, under parent: _Node) -> _Node {
    CommandsView<Wrapped>?._makeNode(commands.view, under: parent)
  }

  @MainActor public static func _updateCommands(_ node: _Node, to commands: Self) {
    CommandsView<Wrapped>?._updateNode(node, to: commands.view)
  }
}

nonisolated extension _ConditionalContent: Commands where TrueContent: Commands, FalseContent: Commands {
  private typealias Views = _ConditionalContent<CommandsView<TrueContent>, CommandsView<FalseContent>>

  private var views: Views {
    switch storage {
    case .first(let content): Views(.first(CommandsView(content)))
    case .second(let content): Views(.second(CommandsView(content)))
    }
  }

  @MainActor public static func _makeCommands(_ commands: Self, under parent: _Node) -> _Node {
    Views._makeNode(commands.views, under: parent)
  }

  @MainActor public static func _updateCommands(_ node: _Node, to commands: Self) {
    Views._updateNode(node, to: commands.views)
  }
}

nonisolated extension Group: Commands where Content: Commands {
  /// Creates a group around its content.
  public init(@CommandsBuilder content: () -> Content) { self.content = content() }

  @MainActor public static func _makeCommands(_ commands: Self, under parent: _Node) -> _Node {
    Content._makeCommands(commands.content, under: parent)
  }

  @MainActor public static func _updateCommands(_ node: _Node, to commands: Self) {
    Content._updateCommands(node, to: commands.content)
  }
}
