#if GTK
  import CGTK

  /// What a signal brings along, the object that sent it left out.
  struct SignalArguments {
    fileprivate let values: UnsafePointer<GValue>
    fileprivate let result: UnsafeMutablePointer<GValue>?

    func double(_ index: Int) -> Double { g_value_get_double(values + index + 1) }
    func integer(_ index: Int) -> Int { Int(g_value_get_int(values + index + 1)) }
    func unsigned(_ index: Int) -> UInt32 { g_value_get_uint(values + index + 1) }
    func flags(_ index: Int) -> UInt32 { g_value_get_flags(values + index + 1) }
    func choice(_ index: Int) -> UInt32 { UInt32(bitPattern: g_value_get_enum(values + index + 1)) }
    /// A value of a type that only the sender knows.
    func value(_ index: Int) -> UnsafePointer<GValue>? {
      g_value_get_boxed(values + index + 1).map {
        UnsafePointer($0.assumingMemoryBound(to: GValue.self))
      }
    }
    func object(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_object(values + index + 1) }
    func text(_ index: Int) -> String {
      g_value_get_string(values + index + 1).map { String(cString: $0) } ?? ""
    }
    /// Which finger a gesture is about; nil for a pointer.
    func finger(_ index: Int) -> OpaquePointer? { g_value_get_boxed(values + index + 1).map { OpaquePointer($0) } }
    func pointer(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_pointer(values + index + 1) }

    /// What the sender is told, for signals that ask something.
    func answer(_ isHandled: Bool) {
      if let result { g_value_set_boolean(result, gboolean(isHandled)) }
    }

    func answer(flags: UInt32) { if let result { g_value_set_flags(result, flags) } }

    /// The sender takes the object over.
    func answer(object: UnsafeMutableRawPointer?) {
      if let result { g_value_take_object(result, object) }
    }
  }

  /// Runs a closure whenever an object sends a signal, for as long as the object lives.
  ///
  /// One closure type with one marshaller does for signals of every signature.
  @MainActor
  @discardableResult
  func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ action: @escaping @MainActor (SignalArguments) -> Void
  ) -> gulong {
    let box = Unmanaged.passRetained(SignalBox(action))
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box.toOpaque())!
    g_closure_set_marshal(closure) { closure, result, _, values, _, _ in
      guard let values, let data = closure?.pointee.data else { return }
      nonisolated(unsafe) let arguments = SignalArguments(values: values, result: result)
      let box = Unmanaged<SignalBox>.fromOpaque(data).takeUnretainedValue()
      // GTK calls on the first thread only.
      MainActor.assumeIsolated { box.action(arguments) }
    }
    g_closure_add_finalize_notifier(closure, box.toOpaque()) { data, _ in
      if let data { Unmanaged<SignalBox>.fromOpaque(data).release() }
    }
    return g_signal_connect_closure(object, signal, closure, 0)
  }

  private final class SignalBox {
    let action: @MainActor (SignalArguments) -> Void
    init(_ action: @escaping @MainActor (SignalArguments) -> Void) { self.action = action }
  }

  /// Does work when the loop comes round next, before anything is drawn.
  @MainActor
  func soon(_ work: @escaping @MainActor () -> Void) {
    let box = Unmanaged.passRetained(WorkBox(work))
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        if let data {
          let box = Unmanaged<WorkBox>.fromOpaque(data).takeRetainedValue()
          MainActor.assumeIsolated { box.work() }
        }
        return 0
      }, box.toOpaque(), nil)
  }

  private final class WorkBox {
    let work: @MainActor () -> Void
    init(_ work: @escaping @MainActor () -> Void) { self.work = work }
  }
#endif
