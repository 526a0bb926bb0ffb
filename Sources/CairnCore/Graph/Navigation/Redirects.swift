/// A view whose stacks show something else in place of some pages.
@MainActor
protocol RedirectRule: Node {
  /// Returns the first page that another one is to replace.
  ///
  /// - Parameters:
  ///   - wanted: The page that the rule has replaced before. What decides about it keeps being observed.
  ///   - later: Called once by an asynchronous rule, which returns `waits`.
  func answer(
    _ elements: [any PathElementReader], wanted: (any PathElementReader)?,
    later: @escaping @MainActor (_ target: (any Hashable)?) -> Void
  ) -> (index: Int, answer: RedirectAnswer)?
  /// Notes a stack that has asked, to tell it when the answer may be another.
  func note(_ stack: Node)
}

package enum RedirectAnswer {
  case leads(to: any Hashable)
  /// The answer comes later.
  case waits
}

/// Reads a value on a path, which may still be encoded.
@MainActor
package protocol PathElementReader {
  func value<Value: Hashable>(as type: Value.Type) -> Value?
}

/// The rules of a graph. It has none until the first rule appears.
@MainActor
final class Redirects: Participants<any RedirectRule> {
  /// The rules that are around a node, or on one of its pages, outer ones first.
  func rules(of stack: Node) -> [any RedirectRule] {
    members.filter { !$0.flags.contains(.unmounted) && ($0.isAround(stack) || stack.isAround($0)) }
  }
}
