import CairnCore
import CairnFoundation
import CairnValues
import CoreTransferable
import Foundation

/// The preview of a shared item. In a `ShareLink` it has no effect.
///
/// ```swift
/// SharePreview(recipe.name, image: recipe.image)
/// ```
nonisolated public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text
}

nonisolated extension SharePreview {
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(title: Text(titleKey)) }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
    self.init(title: Text(titleResource))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(title: Text(title)) }

  public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title) }
}

nonisolated extension SharePreview where Image == Never {
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey)) }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, icon: Icon) { self.init(title: Text(titleResource)) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title)) }

  public init(_ title: Text, icon: Icon) { self.init(title: title) }
}

nonisolated extension SharePreview where Icon == Never {
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, image: Image) { self.init(title: Text(titleResource)) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title)) }

  public init(_ title: Text, image: Image) { self.init(title: title) }
}

nonisolated extension SharePreview where Image == Never, Icon == Never {
  public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) { self.init(title: Text(titleResource)) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title)) }

  public init(_ title: Text) { self.init(title: title) }
}
