// As on Apple's systems, `import CryptoKit` brings Foundation.
@_exported import Foundation
