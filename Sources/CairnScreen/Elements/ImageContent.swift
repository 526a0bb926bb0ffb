import CairnValues
import Foundation

/// A picture or symbol.
package struct ImageContent: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    /// A symbol of the system's set, whose name includes its variants.
    case symbol(String)
    /// A resource. `bundle` is the path of its bundle, or `nil` for the app's own.
    case named(String, bundle: String? = nil)
    /// An encoded picture.
    case data(Data)
    /// A drawing by the app on a canvas of a given size.
    case drawing(DrawingContent, size: CGSize)
  }

  package enum Scale: UInt8, Sendable {
    case small, medium, large
    /// The picture of a page without content, in a size of the host's own.
    case emblem
  }
  package enum Rendering: UInt8, Sendable { case automatic, template, original }
  package enum Resizing: UInt8, Sendable { case fixed, stretch, tile }

  package var source: Source
  /// The accessibility label, or `nil` for the name.
  package var label: String?
  /// Whether the image can be ignored by screen readers.
  package var isDecorative = false
  package var resizing = Resizing.fixed
  package var capInsets = EdgeInsets()
  package var rendering = Rendering.automatic
  package var symbolMode: SymbolRenderingMode?
  package var scale = Scale.medium
  package var font: Font?
  /// The variable value of a symbol with several layers.
  package var value: Double?
  /// The paints of templates and symbols by level; empty for the host's color.
  package var paints: [Paint] = []

  package init(source: Source) { self.source = source }
}

extension ImageContent {
  package var name: String {
    switch source {
    case .symbol(let name), .named(let name, _): name
    case .data, .drawing: ""
    }
  }

  /// The name to read out, or `nil` if there is none.
  package var spokenName: String? {
    if isDecorative { return nil }
    if let label { return label }
    return name.isEmpty ? nil : name
  }
}
