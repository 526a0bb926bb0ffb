// The API of `import SwiftUI`, as on Apple's systems.
@_exported import CairnCore
@_exported import CairnFoundation
@_exported import CairnKits
@_exported import CairnNavigation
@_exported import CairnPlatform
@_exported import CairnScreen
@_exported import CairnValues
@_exported import Combine
@_exported import CoreTransferable
@_exported import Foundation
// On Apple's systems URLSession is part of Foundation.
@_exported import FoundationNetworking
@_exported import Observation
