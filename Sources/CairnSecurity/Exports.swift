// As on Apple's systems, `import Security` brings the names of Core Foundation.
@_exported import CairnFoundation
@_exported import CairnValues
@_exported import Foundation
