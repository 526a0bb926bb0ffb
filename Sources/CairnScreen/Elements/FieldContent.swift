import CairnValues
import Foundation

/// An editable text.
package struct FieldContent: Equatable, Sendable {
  package var text: String
  /// The placeholder shown while there is no text.
  package var prompt: String
  package var style: TextStyle
  /// How the text is aligned in the field.
  package var alignment = TextAlignment.leading
  /// Whether the field grows with its lines instead of having only one. Then Return begins a new line.
  package var isMultiline: Bool
  /// The most lines that a growing field shows. It scrolls if there are more.
  package var lineLimit: Int?
  package var input: FieldInput
  /// The range of selected characters if the app controls it, or `nil` if the host does.
  package var selection: Range<Int>?

  package init(
    text: String, prompt: String, style: TextStyle = TextStyle(), isMultiline: Bool = false,
    lineLimit: Int? = nil, input: FieldInput = FieldInput()
  ) {
    self.text = text
    self.prompt = prompt
    self.style = style
    self.isMultiline = isMultiline
    self.lineLimit = lineLimit
    self.input = input
  }
}

/// Hints about the text a field expects, for hosts with input assistance.
package struct FieldInput: Equatable, Sendable {
  package var keyboard = UIKeyboardType.default
  package var contentType: UITextContentType?
  package var capitalization: TextInputAutocapitalization?
  package var isCorrected = true
  /// The app's label of the Return key.
  package var submitLabel: SubmitLabel.Kind?

  package init() {}
}

/// A field: as wide as offered, and as tall as its lines and the host's insets.
final class FieldElementLayout: ElementLayout {
  package override var arrangement: Arrangement { .field }

  override func size(of element: Element, proposal: Proposal) -> CGSize {
    guard case .field(let field) = element.content else { return .zero }
    let metrics = element.screen.metrics
    let insets = (element.spansRow ? metrics.rowFieldInsets : nil) ?? metrics.insets(of: element.role)
    let across = insets.leading + insets.trailing
    let text = TextContent(
      field.text.isEmpty ? field.prompt : field.text, style: field.style,
      lineLimit: field.isMultiline ? field.lineLimit : 1)
    let width = Proposal.rest(proposal.width, minus: across)
    let line = metrics.size(of: TextContent("X", style: field.style), proposal: .unspecified)
    let ideal = metrics.size(
      of: text, proposal: ProposedViewSize(width: width == Proposal.open ? nil : width, height: nil))
    return CGSize(
      width: proposal.width == Proposal.open ? ideal.width + across : proposal.width,
      height: max(ideal.height, line.height) + insets.top + insets.bottom)
  }

  override func outline(of element: Element) -> Outline { Outline(closeEdges: []) }
}

extension ElementLayout {
  package static let field: ElementLayout = FieldElementLayout()
}
