@_exported import Foundation
@_exported import Observation

// The API of `import SwiftData`, as on Apple's systems.
// Foundation has it there.
@_exported import class CairnCore.UndoManager
