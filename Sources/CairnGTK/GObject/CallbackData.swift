#if GTK
  import CairnUnsafe
  import CGTK

  /// An object on its way through C, which hands it to a callback as a pointer to data.
  ///
  /// Each way in has one way out: what was kept for a callback that is called once is taken by it, and what was kept for one
  /// that is called until it is removed goes with `release`, which is handed to C together with the callback.
  enum CallbackData {
    /// Holds an object for as long as C has it.
    static func keep(_ object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passRetained(object).toOpaque() }

    /// The object, which C goes on having.
    static func object<Object: AnyObject>(_ data: UnsafeMutableRawPointer, as type: Object.Type) -> Object {
      checkedDowncast(Unmanaged<AnyObject>.fromOpaque(data).takeUnretainedValue(), to: type)
    }

    /// The object, which C has no more.
    static func take<Object: AnyObject>(_ data: UnsafeMutableRawPointer, as type: Object.Type) -> Object {
      checkedDowncast(Unmanaged<AnyObject>.fromOpaque(data).takeRetainedValue(), to: type)
    }

    /// Lets go of an object; for C to call.
    static func release(_ data: UnsafeMutableRawPointer?) {
      if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
    }
  }
#endif
