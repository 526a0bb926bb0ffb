import CairnFoundation
import CairnValues

nonisolated extension WindowGroup {
  private init<D: Codable & Hashable, C: View>(
    _ title: Text?, _ id: String?, values type: D.Type, content: @escaping (Binding<D?>) -> C,
    defaultValue: (() -> D)? = nil
  ) where Content == PresentedWindowContent<D, C> {
    scene = WindowScene(title: title, id: id, kind: .group(values: CodableWindowValues(defaultValue: defaultValue))) {
      PresentedWindowContent(make: content)
    }
  }

  private init<D: Codable & Hashable, C: View>(
    _ title: Text?, _ id: String?, values type: D.Type, content: @escaping (Binding<D>) -> C,
    orElse defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(
      title, id, values: type,
      content: { content(Binding(box: DefaultingBox($0.box, defaultValue), transaction: $0.transaction)) },
      defaultValue: defaultValue)
  }

  /// Creates a group of windows and an ID, for values of a type.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id, values: type, content: content)
  }

  /// Creates a group of windows for values of a type.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, nil, values: type, content: content)
  }

  /// Creates a group of windows with a title and an ID, for values of a type.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, id, values: type, content: content)
  }

  /// Creates a group of windows with a title, for values of a type.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, nil, values: type, content: content)
  }

  /// Creates a group of windows with a localized title and an ID, for values of a type.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id, values: type, content: content)
  }

  /// Creates a group of windows with a title from a string resource and an ID, for values of a type.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
    @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleResource), id, values: type, content: content)
  }

  /// Creates a group of windows with a localized title, for values of a type.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), nil, values: type, content: content)
  }

  /// Creates a group of windows with a title from a string resource, for values of a type.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleResource), nil, values: type, content: content)
  }

  /// Creates a group of windows with a title that is not localized and an ID, for values of a type.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), id, values: type, content: content)
  }

  /// Creates a group of windows with a title that is not localized, for values of a type.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), nil, values: type, content: content)
  }

  /// Creates a group of windows and an ID, for values of a type, with a default value.
  public init<D: Codable & Hashable, C: View>(
    id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, id, values: type, content: content, orElse: defaultValue)
  }

  /// Creates a group of windows for values of a type, with a default value.
  public init<D: Codable & Hashable, C: View>(
    for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(nil, nil, values: type, content: content, orElse: defaultValue)
  }

  /// Creates a group of windows with a title and an ID, for values of a type, with a default value.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, id, values: type, content: content, orElse: defaultValue)
  }

  /// Creates a group of windows with a title, for values of a type, with a default value.
  public init<D: Codable & Hashable, C: View>(
    _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(title, nil, values: type, content: content, orElse: defaultValue)
  }

  /// Creates a group of windows with a localized title and an ID, for values of a type, with a default value.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), id, values: type, content: content, orElse: defaultValue)
  }

  /// Creates a group of windows with a title from a string resource and an ID, for values of a type, with a default
  /// value.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleResource), id, values: type, content: content, orElse: defaultValue)
  }

  /// Creates a group of windows with a localized title, for values of a type, with a default value.
  public init<D: Codable & Hashable, C: View>(
    _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleKey), nil, values: type, content: content, orElse: defaultValue)
  }

  /// Creates a group of windows with a title from a string resource, for values of a type, with a default value.
  @_disfavoredOverload
  public init<D: Codable & Hashable, C: View>(
    _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
    @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(titleResource), nil, values: type, content: content, orElse: defaultValue)
  }

  /// Creates a group of windows with a title that is not localized and an ID, for values of a type, with a default
  /// value.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), id, values: type, content: content, orElse: defaultValue)
  }

  /// Creates a group of windows with a title that is not localized, for values of a type, with a default value.
  @_disfavoredOverload
  public init<S: StringProtocol, D: Codable & Hashable, C: View>(
    _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
    defaultValue: @escaping () -> D
  ) where Content == PresentedWindowContent<D, C> {
    self.init(Text(title), nil, values: type, content: content, orElse: defaultValue)
  }
}
