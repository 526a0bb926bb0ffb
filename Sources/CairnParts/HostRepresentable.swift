import CairnCore
import CairnPlatform
import CairnScreen
import CairnValues

/// A view that one kind of host shows by its own means: a widget in a window, markup in a browser, characters in a terminal.
///
/// Do not adopt this protocol itself, but one or more of `GTKRepresentable`, `HTMLRepresentable` and `CellRepresentable`. Where none
/// of them helps, as in tests, the view shows `elsewhere`.
@MainActor @preconcurrency
public protocol HostRepresentable: View {
  associatedtype Elsewhere: View

  /// What other hosts show. By default, a placeholder with the name of the view.
  @ViewBuilder var elsewhere: Elsewhere { get }
}

extension HostRepresentable {
  /// The view as the host can show it.
  public var body: some View { HostedPart(view: self) }
}

extension HostRepresentable where Elsewhere == PartPlaceholder {
  /// A placeholder with the name of the view.
  public var elsewhere: PartPlaceholder { PartPlaceholder(name: String(describing: Self.self)) }
}

/// Says that a host cannot show a view.
public struct PartPlaceholder: View {
  let name: String

  /// A symbol and the name of the view.
  public var body: some View {
    Label {
      Text(verbatim: name)
    } icon: {
      Image(systemName: "puzzlepiece.extension")
    }
    .foregroundStyle(.secondary)
    .padding()
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color.gray.opacity(0.12))
  }
}

/// Chooses by the host.
private struct HostedPart<V: HostRepresentable>: View {
  let view: V
  @Environment(\.weakSession) private var session

  var body: some View {
    let host = session.session?.host.parts ?? HostParts()
    if let adopt = host.widgets, let view = view as? any GTKRepresentable {
      shown(view, adopt)
    } else if host.showsMarkup, let view = view as? any HTMLRepresentable {
      shown(view)
    } else if host.showsCells, let view = view as? any CellRepresentable {
      shown(view)
    } else {
      view.elsewhere
    }
  }

  private func shown<W: GTKRepresentable>(
    _ view: W, _ adopt: @escaping @MainActor (OpaquePointer) -> any HostWidget
  ) -> AnyView { AnyView(WidgetPart(view: view, adopt: adopt)) }

  private func shown<W: HTMLRepresentable>(_ view: W) -> AnyView { AnyView(MarkupPart(view: view)) }

  private func shown<W: CellRepresentable>(_ view: W) -> AnyView { AnyView(CellPart(view: view)) }
}
