// What `import Foundation` brings on Apple's systems. Wherever a file imports Foundation, the SDK imports this module too.
@_exported import AppleImportsWithoutCombine
@_exported import Combine
