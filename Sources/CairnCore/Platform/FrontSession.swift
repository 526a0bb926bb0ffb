/// The app's session, for names that reach it from nowhere, as `UIApplication.shared` does. Where there are several, as in
/// tests, it is the one that started last or that handled an event last.
@MainActor
enum FrontSession {
  static weak var current: Session?
}
