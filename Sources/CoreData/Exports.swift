// The API of `import CoreData`, as on Apple's systems.
@_exported import CairnFoundation
@_exported import Combine
@_exported import Foundation

// Foundation has them there.
@_exported import class CairnCore.UndoManager
@_exported import func CairnKits.NSSelectorFromString
@_exported import func CairnKits.NSStringFromSelector
@_exported import struct CairnKits.Selector
