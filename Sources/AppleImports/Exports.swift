// The API of `import Foundation` on Apple's systems. Apps import this module into every file with a compiler
// flag, so that files that import only Foundation, or nothing, find what they would find on a Mac.
@_exported import CairnFoundation
@_exported import Combine
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import Observation
