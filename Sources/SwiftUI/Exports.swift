// What `import SwiftUI` brings, as on Apple's systems.
@_exported import CairnCore
@_exported import CairnNavigation
@_exported import CairnScreen
@_exported import CairnValues
@_exported import Combine
@_exported import Foundation
@_exported import Observation
