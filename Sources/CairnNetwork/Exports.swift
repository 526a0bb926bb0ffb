// As on Apple's systems, `import Network` brings Foundation and Dispatch.
@_exported import Dispatch
@_exported import Foundation
