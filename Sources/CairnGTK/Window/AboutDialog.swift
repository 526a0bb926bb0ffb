#if GTK
  import CGTK
  import Foundation

  /// GNOME's dialog about an app, with what the app's `Info.plist` says.
  enum AboutDialog {
    static func show(over window: UnsafeMutablePointer<GtkWindow>, name: String, icon: String) {
      let copyright = entry("NSHumanReadableCopyright")
      let developer = entry("CairnDeveloper") ?? copyright.map(holder(of:))
      let license = entry("CairnLicense")
      let standard = license.flatMap { known[$0] }
      cgtk_show_about(
        window, name, icon, entry("CFBundleShortVersionString") ?? "", developer ?? "", copyright ?? "",
        entry("CairnHomepage") ?? "", standard ?? (license == nil ? GTK_LICENSE_UNKNOWN : GTK_LICENSE_CUSTOM),
        standard == nil ? license ?? "" : "")
    }

    private static func entry(_ key: String) -> String? { Bundle.main.infoDictionary?[key] as? String }

    /// Returns the holder in a copyright notice, without the years.
    private static func holder(of notice: String) -> String {
      notice.replacing(/(?i)copyright|\(c\)|©|all rights reserved\.?|\d{4}(\s*[-–]\s*\d{4})?/, with: "")
        .trimmingCharacters(in: CharacterSet(charactersIn: " ,.;"))
    }

    /// The licenses whose texts GTK knows, by their SPDX identifiers. The names of others are shown as they are.
    private static let known: [String: GtkLicense] = [
      "AGPL-3.0-only": GTK_LICENSE_AGPL_3_0_ONLY, "AGPL-3.0-or-later": GTK_LICENSE_AGPL_3_0,
      "Apache-2.0": GTK_LICENSE_APACHE_2_0, "Artistic-2.0": GTK_LICENSE_ARTISTIC,
      "BSD-2-Clause": GTK_LICENSE_BSD, "BSD-3-Clause": GTK_LICENSE_BSD_3,
      "GPL-2.0-only": GTK_LICENSE_GPL_2_0_ONLY, "GPL-2.0-or-later": GTK_LICENSE_GPL_2_0,
      "GPL-3.0-only": GTK_LICENSE_GPL_3_0_ONLY, "GPL-3.0-or-later": GTK_LICENSE_GPL_3_0,
      "LGPL-2.1-only": GTK_LICENSE_LGPL_2_1_ONLY, "LGPL-2.1-or-later": GTK_LICENSE_LGPL_2_1,
      "LGPL-3.0-only": GTK_LICENSE_LGPL_3_0_ONLY, "LGPL-3.0-or-later": GTK_LICENSE_LGPL_3_0,
      "MIT": GTK_LICENSE_MIT_X11, "MPL-2.0": GTK_LICENSE_MPL_2_0,
    ]
  }
#endif
