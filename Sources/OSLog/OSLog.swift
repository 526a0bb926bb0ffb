// `import OSLog` brings the same names as `import os`.
@_exported import os
