"""The topics of the reference, and the folders of the sources whose symbols belong to them.

Every folder with a public symbol has to be here, so that a new one gets its topic.
"""

TOPICS = {
    "Apps, scenes and windows": ["App", "Session"],
    "Views": ["Views", "Modifiers", "Subviews"],
    "Navigation": ["Navigation", "Path", "Split", "Stack", "Transitions", "CairnURLs", "Patterns", "Coding"],
    "Tabs": ["Tabs"],
    "Sheets, alerts and popovers": ["Presentations"],
    "Toolbars": ["Toolbar"],
    "Search": ["Search"],
    "Lists and tables": ["Lists", "Tables"],
    "Controls": ["Controls", "Pickers", "Input"],
    "Text": ["Text", "Markdown", "Inflection"],
    "Images and symbols": ["Images", "ImageIO"],
    "Shapes, colors and drawing": ["Shapes", "Drawing", "Color", "Geometry", "CoreGraphics"],
    "Layout": ["Layout"],
    "Styles and looks": ["Looks"],
    "Animation": ["Motion", "Animation", "Keyframes"],
    "Gestures": ["Gestures"],
    "Focus and keys": ["Focus", "Keys"],
    "State and data flow": ["State", "Graph", "Preferences"],
    "Environment": ["Environment"],
    "Stored values": ["Storage", "Transformers"],
    "Life cycle and tasks": ["Lifecycle", "Time", "Turn", "Streams", "Times"],
    "Accessibility": ["Accessibility"],
    "Files, sharing and the clipboard": ["Files", "Sharing", "Items", "CoreTransferable"],
    "Localization and units": ["Localization", "Units", "Names"],
    "Links to other apps": ["Activities", "Places"],
    "Devices and the system": ["System", "Diagnostics", "Errors", "CoreFoundation", "CairnNetwork"],
    "Names and views of UIKit": ["AppKit", "UIKit", "QuartzCore", "Constraints", "Represented"],
    "Previews": ["Previews"],
    "Predicates": ["Predicates", "Sorting"],
    # Modules of their own.
    "Navigating from code": ["Navigator", "Phases"],
    "Reading and editing paths": ["Paths"],
    "Pages that ask before they go": ["Guards"],
    "Answers of pages": ["Results"],
    "URLs and redirects": ["Routes", "Redirects"],
    "Saved navigation": ["Restoration"],
    "Logs and time travel": ["Log"],
    "Inspecting an app": ["Inspector"],
    "Pages in windows": ["Windows"],
    "Launch": ["Host", "Launch"],
    "Find and ask": ["Asking", "Handles"],
    "Act": ["Driving"],
    "Time and automation": ["Automation"],
    "Failures": ["Failures"],
    "Requests": ["Server"],
    "Random use": ["Fuzzing", "Walking"],
    "Snapshots": ["Snapshots", "Pictures"],
    "The screen": ["Elements", "Hosts", "Reading", "Interface"],
    "Intents": ["Intents"],
    "Configuration": ["Configuration", "Libraries", "Stores", "Entries", "Development"],
    "Scenarios": ["CairnScenarios"],
    "Logging": ["os", "OSLog"],
    "Types of data": ["UniformTypeIdentifiers"],
    "Marks of charts": ["Marks", "Content", "Plots"],
    "Values in charts": ["Data"],
    "Axes, scales and legends": ["Axes", "Scales", "Settings"],
    "Pointing at charts": ["Interaction"],
    "Models": ["Model", "Schema"],
    "Containers and contexts": ["Containers", "Contexts"],
    "Fetching models": ["Fetching"],
    "Managed objects": ["Objects", "Stores"],
    "Maps and locations": ["CoreLocation", "MapKit", "Earth", "Showing", "Tiles"],
    "Films and sounds": ["AVFAudio", "AVFoundation", "CoreMedia", "MediaPlayer"],
    "Other frameworks": [
        "AVKit", "AppIntents", "AuthenticationServices", "CoreHaptics", "CoreMotion", "EventKit", "LinkPresentation",
        "LocalAuthentication", "MessageUI", "NaturalLanguage", "PhotosUI", "SafariServices", "StoreKit", "TipKit", "UserNotifications",
        "WebKit", "WidgetKit",
    ],
    "Pictures made by filters": ["CoreImage", "Images", "Filters"],
    "Hashes, ciphers and passwords": ["CairnCryptoKit", "Hashes", "Symmetric", "Ciphers", "Curves", "CairnSecurity", "Keychain"],
    "Publishers and subscribers": ["Core", "Subjects", "Origins"],
    "Operators": ["Operators"],
    "Observable objects": ["Observable"],
    "Schedulers and concurrency": ["Schedulers", "Concurrency"],
    "Publishers of Foundation": ["Foundation"],
}

MODULES = {
    "SwiftUI": [
        "CairnValues", "CairnFoundation", "CairnScreen", "CairnNavigation", "CairnCore", "CairnPlatform", "CairnKits",
        "CoreTransferable", "SwiftUI",
    ],
    "Combine": ["Combine"],
    "Charts": ["Charts"],
    "SwiftData": ["SwiftData"],
    "CoreData": ["CoreData"],
    "Cairn": ["Cairn"],
    "AVFAudio": ["AVFAudio"],
    "AVFoundation": ["AVFoundation"],
    "CairnCryptoKit": ["CairnCryptoKit"],
    "CairnNetwork": ["CairnNetwork"],
    "CairnSecurity": ["CairnSecurity"],
    "AVKit": ["AVKit"],
    "AppIntents": ["AppIntents"],
    "AuthenticationServices": ["AuthenticationServices"],
    "CoreHaptics": ["CoreHaptics"],
    "CoreImage": ["CoreImage"],
    "CoreLocation": ["CoreLocation"],
    "CoreMedia": ["CoreMedia"],
    "CoreMotion": ["CoreMotion"],
    "EventKit": ["EventKit"],
    "LinkPresentation": ["LinkPresentation"],
    "LocalAuthentication": ["LocalAuthentication"],
    "MapKit": ["MapKit"],
    "MediaPlayer": ["MediaPlayer"],
    "MessageUI": ["MessageUI"],
    "NaturalLanguage": ["NaturalLanguage"],
    "PhotosUI": ["PhotosUI"],
    "SafariServices": ["SafariServices"],
    "StoreKit": ["StoreKit"],
    "TipKit": ["TipKit"],
    "UserNotifications": ["UserNotifications"],
    "WebKit": ["WebKit"],
    "WidgetKit": ["WidgetKit"],
    "CairnTesting": ["CairnTesting"],
    "CairnURLs": ["CairnURLs"],
    "CairnScenarios": ["CairnScenarios"],
    "CairnHosting": ["CairnHosting"],
    "UniformTypeIdentifiers": ["UniformTypeIdentifiers"],
    "os": ["os"],
}


def topic(path):
    """The topic of a file below `Sources`, or `None`."""
    parts = path.split("/")
    # The folder inside the module, or the module itself if it has none.
    folder = parts[1] if len(parts) > 2 else parts[0]
    for name, folders in TOPICS.items():
        if folder in folders:
            return name
    return None


if __name__ == "__main__":
    print(*(part for parts in MODULES.values() for part in parts))
