// What `import Foundation` brings on Apple's systems. Apps have the compiler import this into every file, so that files that
// import only Foundation, or nothing, find there what they find on a Mac.
@_exported import CairnFoundation
@_exported import Combine
@_exported import Foundation
@_exported import Observation

#if Networking
  @_exported import FoundationNetworking
#endif
