import CairnTesting
import SwiftUI
import Testing

@MainActor @Suite("View controllers of UIKit")
struct ControllerTests {
  private struct Controlled<C: UIViewController>: UIViewControllerRepresentable {
    let controller: C
    func makeUIViewController(context: Context) -> C { controller }
    func updateUIViewController(_ uiViewController: C, context: Context) {}
  }

  private final class Page: UIViewController {
    let notebook: Notebook
    let name: String

    init(_ name: String, _ notebook: Notebook = Notebook()) {
      (self.name, self.notebook) = (name, notebook)
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      notebook.note("load")
      let label = UILabel()
      label.text = name
      label.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(label)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      ])
    }

    override func viewWillAppear(_ animated: Bool) { notebook.note("will appear") }
    override func viewDidAppear(_ animated: Bool) { notebook.note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { notebook.note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { notebook.note("did disappear") }
  }

  private struct Toggled: View {
    let page: Page
    @State private var isShown = true

    var body: some View {
      Button("Toggle") { isShown.toggle() }
      if isShown { Controlled(controller: page) }
    }
  }

  @Test func aControllerIsLoadedOnceAndToldOfItsLife() throws {
    let notebook = Notebook()
    let host = TestHost { Toggled(page: Page("First", notebook)) }
    #expect(host.texts.contains("First"))
    #expect(notebook.lines == ["load", "will appear", "did appear"])
    try host.tap("Toggle")
    #expect(notebook.lines.suffix(2) == ["will disappear", "did disappear"])
  }

  @Test func aHostingControllersViewIsShownInATree() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("Count: \(count)") { count += 1 } }
    }
    let (parent, child) = (UIViewController(), UIHostingController(rootView: Counter()))
    parent.addChild(child)
    let stack = UIStackView(arrangedSubviews: [child.view])
    stack.frame = parent.view.bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.view.addSubview(stack)
    child.didMove(toParent: parent)
    let host = TestHost { Controlled(controller: parent) }
    try host.tap("Count: 0")
    #expect(host.texts == ["Count: 1"])
  }

  @Test func alertsArePresentedOneAfterTheOther() throws {
    let page = Page("First")
    var lines: [String] = []
    func alert(_ title: String, then next: UIAlertController?) -> UIAlertController {
      let alert = UIAlertController(title: title, message: "Sure?", preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addAction(
        UIAlertAction(title: "OK \(title)", style: .default) { _ in
          lines.append("\(title) \(alert.textFields?.first?.text ?? "")")
          if let next { page.present(next, animated: true) }
        })
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      return alert
    }
    let host = TestHost {
      Controlled(controller: page)
      Button("Ask") { page.present(alert("One", then: alert("Two", then: nil)), animated: true) }
    }
    try host.tap("Ask")
    #expect(host.isVisible("Sure?"))
    try host.type("Ann", into: "Name")
    try host.tap("OK One")
    #expect(lines == ["One Ann"])
    try host.tap("OK Two")
    #expect(lines.last?.hasPrefix("Two") == true)
    #expect(page.presentedViewController == nil)
    #expect(!host.isVisible("Sure?"))
  }

  @Test func othersArePresentedAsSheets() throws {
    let page = Page("First")
    let host = TestHost {
      Controlled(controller: page)
      Button("Open") { page.present(UIHostingController(rootView: Text("Sheet")), animated: true) }
    }
    try host.tap("Open")
    #expect(host.isVisible("Sheet"))
    try host.dismissSheet()
    #expect(page.presentedViewController == nil)
    let full = UIHostingController(rootView: Button("Close") { page.dismiss(animated: true) })
    full.modalPresentationStyle = .fullScreen
    page.present(full, animated: true)
    try host.tap("Close")
    #expect(!host.isVisible("Close"))
    page.present(page, animated: true)
    #expect(page.presentedViewController == nil)
  }

  private final class Source: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = ["One", "Two", "Three"].map { Page($0) }
    var asked = 0
    var turned: [String] = []

    func pageViewController(_ all: UIPageViewController, viewControllerBefore page: UIViewController)
      -> UIViewController?
    {
      asked += 1
      let index = pages.firstIndex { $0 === page } ?? 0
      return index > 0 ? pages[index - 1] : nil
    }
    func pageViewController(_ all: UIPageViewController, viewControllerAfter page: UIViewController)
      -> UIViewController?
    {
      asked += 1
      let index = pages.firstIndex { $0 === page } ?? 0
      return index < pages.count - 1 ? pages[index + 1] : nil
    }
    func pageViewController(
      _ all: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController],
      transitionCompleted completed: Bool
    ) { turned.append((all.viewControllers?.first as? Page)?.name ?? "") }
  }

  @Test func pagesTurnByTheirSource() throws {
    let (controller, source) = (
      UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal), Source()
    )
    (controller.dataSource, controller.delegate) = (source, source)
    controller.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    let host = TestHost { Controlled(controller: controller) }
    #expect(host.isVisible("One"))
    #expect(source.asked == 2)
    try host.turnPage()
    try host.turnPage()
    #expect(host.isVisible("Three"))
    #expect(source.turned == ["Two", "Three"])
    controller.setViewControllers([source.pages[0]], direction: .reverse, animated: true)
    #expect(host.isVisible("One"))
    #expect(source.turned.count == 2)
  }
}
