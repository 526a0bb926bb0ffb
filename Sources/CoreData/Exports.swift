// The API of `import CoreData`, as on Apple's systems.
@_exported import CairnFoundation
@_exported import Combine
@_exported import Foundation

// Foundation has them there.
@_exported import class CairnCore.UndoManager
@_exported import func CairnPlatform.NSSelectorFromString
@_exported import func CairnPlatform.NSStringFromSelector
@_exported import struct CairnPlatform.Selector
