#if GTK
  import CGTK

  /// GTK's derivable classes are imported as pointers to structures, and all others as opaque pointers.
  typealias Widget = UnsafeMutablePointer<GtkWidget>

  extension UnsafeMutablePointer {
    /// Returns the same object as another of its classes.
    func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> {
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
    }

    var opaque: OpaquePointer { OpaquePointer(self) }
    var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
  }

  extension Widget {
    /// Gives a widget the whole space of its parent.
    @MainActor
    func fill(_ width: Int32, _ height: Int32) {
      // GTK requires measuring a widget before allocating it.
      gtk_widget_measure(self, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
      gtk_widget_allocate(self, width, height, -1, nil)
    }
  }

  extension Widget {
    /// The widget's class.
    var typeOfInstance: GType { cast(to: GTypeInstance.self).pointee.g_class.pointee.g_type }
  }

  extension OpaquePointer {
    func cast<T>(to type: T.Type = T.self) -> UnsafeMutablePointer<T> {
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: type)
    }

    var widget: Widget { cast() }
    var raw: UnsafeMutableRawPointer { UnsafeMutableRawPointer(self) }
  }

  extension gboolean {
    var isOn: Bool { self != 0 }

    init(_ value: Bool) { self = value ? 1 : 0 }
  }

  /// GType constants that are macros in C.
  enum ValueType {
    /// The type of no value.
    static let none = GType(0)
    static let int = GType(6 << 2)
    static let boolean = GType(5 << 2)
    static let enumeration = GType(12 << 2)
    static let double = GType(15 << 2)
    static let string = GType(16 << 2)
  }

  extension GValue {
    static func string(_ text: String) -> GValue {
      var value = GValue()
      g_value_init(&value, ValueType.string)
      g_value_set_string(&value, text)
      return value
    }

    static func integer(_ number: Int32, type: GType) -> GValue {
      var value = GValue()
      g_value_init(&value, type)
      if g_type_is_a(type, ValueType.enumeration) != 0 {
        g_value_set_enum(&value, number)
      } else {
        g_value_set_int(&value, number)
      }
      return value
    }
  }

  /// Creates an object with construct-only properties.
  func makeObject(_ type: GType, _ properties: [(name: String, value: GValue)]) -> UnsafeMutableRawPointer {
    var names = properties.map { UnsafePointer<CChar>?(UnsafePointer(strdup($0.name))) }
    var values = properties.map(\.value)
    let object = g_object_new_with_properties(type, guint(properties.count), &names, &values)
    for name in names { free(UnsafeMutablePointer(mutating: name)) }
    for index in values.indices { g_value_unset(&values[index]) }
    return UnsafeMutableRawPointer(object!)
  }
#endif
