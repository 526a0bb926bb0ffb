// The API of `import CoreData`, as on Apple's systems.
@_exported import CairnFoundation
@_exported import Combine
@_exported import Foundation

// Foundation has it there.
@_exported import class CairnCore.UndoManager
