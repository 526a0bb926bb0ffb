import CairnValues
import Foundation

/// Content that one kind of host shows by its own means: a widget, markup, cells. Other hosts never get one of that kind.
@MainActor
package final class HostPart {
  package enum Content {
    case widget(any HostWidget)
    case markup(HostMarkup)
    /// Draws into columns and rows.
    case cells(@MainActor (_ columns: Int, _ rows: Int) -> [CellText])
  }

  package var content: Content
  /// Whether only its script counts, and it takes no room.
  package let isUnseen: Bool
  /// The size for a proposal; `nil` for the proposed one.
  package var size: @MainActor (ProposedViewSize) -> CGSize?
  /// Takes a message that the script of markup sends.
  package var receive: @MainActor (String) -> Void

  package init(
    _ content: Content, isUnseen: Bool = false, size: @escaping @MainActor (ProposedViewSize) -> CGSize? = { _ in nil },
    receive: @escaping @MainActor (String) -> Void = { _ in }
  ) {
    self.content = content
    self.isUnseen = isUnseen
    self.size = size
    self.receive = receive
  }
}

/// A widget of the host's toolkit, which lives as long as this object or longer.
@MainActor
package protocol HostWidget: AnyObject {
  /// The size that the widget asks for.
  func size(for proposal: ProposedViewSize) -> CGSize
}

/// Markup with its style sheet and its script.
package struct HostMarkup: Equatable, Sendable {
  package var html: String
  package var style: String
  package var script: String
  /// The value that the script gets, as JSON.
  package var value: String

  package init(html: String, style: String, script: String, value: String) {
    self.html = html
    self.style = style
    self.script = script
    self.value = value
  }
}

/// A text at a column and a row.
package struct CellText: Equatable, Sendable {
  package var text: String
  package var column: Int
  package var row: Int
  package var style: TextStyle
  package var background: Color?

  package init(_ text: String, column: Int, row: Int, style: TextStyle, background: Color?) {
    self.text = text
    self.column = column
    self.row = row
    self.style = style
    self.background = background
  }
}

extension Element {
  /// The content that the host shows by its own means.
  package var part: HostPart? { if case .part(let part) = content { part } else { nil } }
}

/// As large as the part says, or as the space that is offered.
final class PartElementLayout: ElementLayout {
  package override var arrangement: Arrangement { .filling }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    element.part.flatMap { $0.isUnseen ? .zero : $0.size(proposal.proposedViewSize) } ?? element.filled(proposal)
  }

  override func outline(of element: Element) -> Outline { Outline(closeEdges: []) }
  override var remembersSizes: Bool { false }
}

extension ElementLayout {
  package static let part: ElementLayout = PartElementLayout()
}
