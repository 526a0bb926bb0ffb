// Files, sharing and the system belong to what `import UIKit` brings.
@_exported import CairnPlatform
