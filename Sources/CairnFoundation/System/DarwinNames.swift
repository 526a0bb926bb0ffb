// `import Foundation` also brings Darwin's C library on Apple's systems.
@_exported import CairnDarwinNames
