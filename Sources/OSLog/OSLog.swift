// `import OSLog` provides the same names as `import os`.
@_exported import os
