import CairnCore
import CairnValues
import Foundation

/// UIKit's button, shown as a `Button`.
///
/// ```swift
/// let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Save") { _ in save() })
/// ```
open class UIButton: UIControl {
  override class func blank() -> UIView { UIButton() }

  /// The look of a button without a configuration. Stored without effect.
  ///
  /// ```swift
  /// UIButton(type: .system)
  /// ```
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system, detailDisclosure, infoLight, infoDark, contactAdd
    case close = 7
  }

  /// The look of the button.
  public private(set) var buttonType = ButtonType.custom
  /// The look and the content of the button, in place of titles and images by state.
  @_Noted open var configuration: Configuration?
  /// The menu of the button.
  @_Noted open var menu: UIMenu?
  /// Whether a tap opens the menu.
  @_Noted open var showsMenuAsPrimaryAction = false
  /// The label of the title. Its font counts; its text follows the state.
  public private(set) lazy var titleLabel: UILabel? = ownLabel
  private lazy var ownLabel: UILabel = {
    let label = UILabel()
    label.parts.shownBy = self
    return label
  }()
  /// The view of the image, which shows the present one.
  public var imageView: UIImageView? { currentImage.map { UIImageView(image: $0) } }
  /// The distances between the title and the edges.
  @_Noted open var contentEdgeInsets = UIEdgeInsets.zero
  /// Adapts the configuration to the state before the button is shown.
  @_Noted open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  @_Noted fileprivate var updateRequests = 0

  @_Noted private var titles: [UIControl.State.RawValue: String] = [:]
  @_Noted private var attributedTitles: [UIControl.State.RawValue: NSAttributedString] = [:]
  @_Noted private var images: [UIControl.State.RawValue: UIImage] = [:]
  @_Noted private var colors: [UIControl.State.RawValue: UIColor] = [:]

  /// Creates a button with a frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a button of a look.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  /// Creates a button of a look that calls a closure.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }

  /// Creates a button of a configuration that calls a closure.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    take(primaryAction)
  }

  /// Returns `nil`, because there are no storyboards here.
  public required init?(coder: NSCoder) { return nil }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    if let image = action.image { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }
  /// Sets the styled title in a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    attributedTitles[state.rawValue] = title
  }
  /// Sets the image in a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state.rawValue] = image }
  /// Sets the color of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { colors[state.rawValue] = color }
  /// Sets the image behind the title in a state. Has no effect.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}

  /// Returns the title in a state.
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }
  /// Returns the image in a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] }
  /// The title in the present state.
  open var currentTitle: String? { present(titles) }
  /// The styled title in the present state.
  open var currentAttributedTitle: NSAttributedString? { present(attributedTitles) }
  /// The image in the present state.
  open var currentImage: UIImage? { present(images) }
  /// The color of the title in the present state.
  open var currentTitleColor: UIColor { present(colors) ?? .tintColor }
  /// Whether the app has set a color.
  var ownColor: UIColor? { present(colors) }

  private func present<Value>(_ values: [UIControl.State.RawValue: Value]) -> Value? {
    values[state.rawValue] ?? values[UIControl.State.normal.rawValue]
  }

  /// Asks for a call of `updateConfiguration()` when the button is shown next.
  open func setNeedsUpdateConfiguration() { updateRequests &+= 1 }
  /// Adapts the configuration to the state. Calls `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  override var content: AnyView? { AnyView(ButtonContent(button: self)) }
  override var contentAnchor: UnitPoint {
    switch contentHorizontalAlignment {
    case .left, .leading: .leading
    case .right, .trailing: .trailing
    default: .center
    }
  }
}

private struct ButtonContent: View {
  let button: UIButton

  var body: some View {
    let _ = button.parts.changes.read()
    Group {
      if let menu = button.menu, button.showsMenuAsPrimaryAction {
        Menu {
          MenuElements(elements: menu.children, sender: button)
        } label: {
          ButtonLabel(button: button)
        }
      } else {
        Button {
          button.activate()
        } label: {
          ButtonLabel(button: button)
        }
        .modifier(ButtonLook(configuration: button.configuration))
      }
    }
    .disabled(!button.isEnabled)
    .onChange(of: [UInt(bitPattern: button.updateRequests), button.state.rawValue], initial: true) {
      button.updateConfiguration()
    }
  }
}

private struct ButtonLabel: View {
  let button: UIButton

  private var configuration: UIButton.Configuration? { button.configuration }

  var body: some View {
    let _ = button.parts.changes.read()
    if let image = configuration?.image ?? button.currentImage {
      if let title {
        switch configuration?.imagePlacement ?? .leading {
        case .top:
          VStack(spacing: spacing) {
            Image(uiImage: image)
            title
          }
        case .bottom:
          VStack(spacing: spacing) {
            title
            Image(uiImage: image)
          }
        default: ordered(title, Image(uiImage: image))
        }
      } else {
        Image(uiImage: image)
      }
    } else {
      title ?? Text(verbatim: "")
    }
  }

  private var spacing: CGFloat? { configuration.map { max($0.imagePadding, 4) } }

  @ViewBuilder private func ordered(_ title: Text, _ image: Image) -> some View {
    HStack(spacing: spacing) {
      if configuration?.imagePlacement == .trailing {
        title
        image
      } else {
        image
        title
      }
    }
  }

  private var title: Text? {
    if let title = configuration?.attributedTitle { return Text(title) }
    let plain: Text? =
      if let title = configuration?.title ?? button.currentTitle {
        Text(verbatim: title)
      } else {
        button.currentAttributedTitle.map { Text(AttributedString($0)) }
      }
    guard var text = plain else { return nil }
    if let font = button.titleLabel?.font { text = text.font(Font(font)) }
    if let color = configuration?.baseForegroundColor ?? button.ownColor {
      text = text.foregroundStyle(Color(uiColor: color))
    }
    if let subtitle = configuration?.subtitle { return Text("\(text)\n\(Text(verbatim: subtitle).font(.caption))") }
    return text
  }
}

private struct ButtonLook: ViewModifier {
  let configuration: UIButton.Configuration?

  @ViewBuilder func body(content: Content) -> some View {
    switch configuration?.kind {
    case .filled: tinted(content.buttonStyle(.borderedProminent))
    case .bordered: tinted(content.buttonStyle(.bordered))
    default: tinted(content.buttonStyle(.borderless))
    }
  }

  private func tinted(_ content: some View) -> some View {
    content.tint(configuration?.baseBackgroundColor.map { Color(uiColor: $0) })
  }
}
