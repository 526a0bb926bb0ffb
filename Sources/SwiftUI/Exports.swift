// What `import SwiftUI` brings, as on Apple's systems.
@_exported import CairnCore
@_exported import Combine
@_exported import Foundation
@_exported import Observation
