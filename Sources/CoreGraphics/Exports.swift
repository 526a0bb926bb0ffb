// `import CoreGraphics` provides points, sizes, rectangles, transforms and colors, as on Apple's systems.
@_exported import CairnFoundation
@_exported import CairnValues
@_exported import Foundation
