// `import OSLog` provides the same names as `import os`, and Foundation, like the framework.
@_exported import Foundation
@_exported import os
