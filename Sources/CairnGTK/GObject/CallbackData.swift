#if GTK
  import CairnUnsafe
  import CGTK

  /// Passes objects through C, which hands them to callbacks as a pointer to data.
  ///
  /// Each `keep` has one counterpart. A callback that is called once calls `take`. For one that is called until it is
  /// removed, pass `release` to C together with the callback.
  enum CallbackData {
    /// Retains an object while C has it.
    static func keep(_ object: AnyObject) -> UnsafeMutableRawPointer { Unmanaged.passRetained(object).toOpaque() }

    /// Returns the object, which C keeps.
    static func object<Object: AnyObject>(_ data: UnsafeMutableRawPointer, as type: Object.Type) -> Object {
      checkedDowncast(Unmanaged<AnyObject>.fromOpaque(data).takeUnretainedValue(), to: type)
    }

    /// Returns the object, which C no longer has.
    static func take<Object: AnyObject>(_ data: UnsafeMutableRawPointer, as type: Object.Type) -> Object {
      checkedDowncast(Unmanaged<AnyObject>.fromOpaque(data).takeRetainedValue(), to: type)
    }

    /// Releases an object. Called by C.
    static func release(_ data: UnsafeMutableRawPointer?) {
      if let data { Unmanaged<AnyObject>.fromOpaque(data).release() }
    }
  }
#endif
