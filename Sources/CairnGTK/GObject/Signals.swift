#if GTK
  import CGTK
  import CairnUnsafe

  /// The arguments of a signal, without the sender.
  struct SignalArguments {
    fileprivate let values: UnsafePointer<GValue>
    fileprivate let result: UnsafeMutablePointer<GValue>?

    func double(_ index: Int) -> Double { g_value_get_double(values + index + 1) }
    func integer(_ index: Int) -> Int { Int(g_value_get_int(values + index + 1)) }
    func unsigned(_ index: Int) -> UInt32 { g_value_get_uint(values + index + 1) }
    func flags(_ index: Int) -> UInt32 { g_value_get_flags(values + index + 1) }
    func choice(_ index: Int) -> UInt32 { UInt32(bitPattern: g_value_get_enum(values + index + 1)) }
    /// Returns a boxed value whose type only the sender knows.
    func value(_ index: Int) -> UnsafePointer<GValue>? {
      g_value_get_boxed(values + index + 1).map {
        UnsafePointer($0.assumingMemoryBound(to: GValue.self))
      }
    }
    func variant(_ index: Int) -> OpaquePointer? { g_value_get_variant(values + index + 1) }
    func object(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_object(values + index + 1) }
    func text(_ index: Int) -> String {
      g_value_get_string(values + index + 1).map { String(cString: $0) } ?? ""
    }
    /// Returns the finger of a gesture, or `nil` for a pointer.
    func finger(_ index: Int) -> OpaquePointer? { g_value_get_boxed(values + index + 1).map { OpaquePointer($0) } }
    func pointer(_ index: Int) -> UnsafeMutableRawPointer? { g_value_get_pointer(values + index + 1) }

    /// Sets the result of a signal with a return value.
    func answer(_ isHandled: Bool) {
      if let result { g_value_set_boolean(result, gboolean(isHandled)) }
    }

    func answer(flags: UInt32) { if let result { g_value_set_flags(result, flags) } }

    /// Sets the result. The sender takes ownership of the object.
    func answer(object: UnsafeMutableRawPointer?) {
      if let result { g_value_take_object(result, object) }
    }
  }

  /// Runs a closure whenever an object emits a signal, for the object's lifetime.
  ///
  /// A single closure type with one marshaller handles signals of every signature.
  @MainActor
  @discardableResult
  func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ action: @escaping @MainActor (SignalArguments) -> Void
  ) -> gulong {
    let box = CallbackData.keep(SignalBox(action))
    let closure = g_closure_new_simple(guint(MemoryLayout<GClosure>.size), box)!
    g_closure_set_marshal(closure) { closure, result, _, values, _, _ in
      guard let values, let data = closure?.pointee.data else { return }
      let box = CallbackData.object(data, as: SignalBox.self)
      // GTK only calls on the first thread.
      onMainActor((box, SignalArguments(values: values, result: result))) { box, arguments in box.action(arguments) }
    }
    g_closure_add_finalize_notifier(closure, box) { data, _ in CallbackData.release(data) }
    return g_signal_connect_closure(object, signal, closure, 0)
  }

  private final class SignalBox {
    let action: @MainActor (SignalArguments) -> Void
    init(_ action: @escaping @MainActor (SignalArguments) -> Void) { self.action = action }
  }

  /// Runs work in the next iteration of the loop, before anything is drawn.
  @MainActor
  func soon(_ work: @escaping @MainActor () -> Void) {
    g_idle_add_full(
      G_PRIORITY_DEFAULT,
      { data in
        if let data {
          onMainActor(CallbackData.take(data, as: WorkBox.self)) { $0.work() }
        }
        return 0
      }, CallbackData.keep(WorkBox(work)), nil)
  }

  private final class WorkBox {
    let work: @MainActor () -> Void
    init(_ work: @escaping @MainActor () -> Void) { self.work = work }
  }
#endif
