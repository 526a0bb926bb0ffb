import CairnValues
import Foundation

/// A picture or symbol on the screen.
package struct ImageContent: Equatable, Sendable {
  package enum Source: Equatable, Sendable {
    /// A symbol of the system's set, with its variants in the name.
    case symbol(String)
    /// A resource; the path is that of its bundle, nil for the app's own.
    case named(String, bundle: String? = nil)
    /// An encoded picture.
    case data(Data)
    /// What an app draws itself, in a sheet of some size.
    case drawing(DrawingContent, size: CGSize)
  }

  package enum Scale: UInt8, Sendable { case small, medium, large }
  package enum Rendering: UInt8, Sendable { case automatic, template, original }
  package enum Resizing: UInt8, Sendable { case fixed, stretch, tile }

  package var source: Source
  /// What a person hears; nil for the name.
  package var label: String?
  /// It adds nothing for those who cannot see it.
  package var isDecorative = false
  package var resizing = Resizing.fixed
  package var capInsets = EdgeInsets()
  package var rendering = Rendering.automatic
  package var symbolMode: SymbolRenderingMode?
  package var scale = Scale.medium
  package var font: Font?
  /// How full a symbol with several layers is.
  package var value: Double?
  /// What templates and symbols are drawn with, by level; empty for the host's own colour.
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

  /// What a person hears; nil if there is nothing to hear.
  package var spokenName: String? {
    if isDecorative { return nil }
    if let label { return label }
    return name.isEmpty ? nil : name
  }
}
