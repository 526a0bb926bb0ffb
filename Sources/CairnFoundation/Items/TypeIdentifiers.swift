/// Which of the system's types of data are kinds of others.
package enum TypeIdentifiers {
  private static let parents: [String: [String]] = [
    "public.utf8-plain-text": ["public.plain-text"],
    "public.plain-text": ["public.text"],
    "public.text": ["public.data", "public.content"],
    "public.html": ["public.text"],
    "public.json": ["public.text"],
    "public.source-code": ["public.plain-text"],
    "public.swift-source": ["public.source-code"],
    "public.comma-separated-values-text": ["public.text"],
    "public.url": ["public.data"],
    "public.file-url": ["public.url"],
    "public.image": ["public.data", "public.content"],
    "public.png": ["public.image"],
    "public.jpeg": ["public.image"],
    "public.heic": ["public.image"],
    "public.tiff": ["public.image"],
    "com.compuserve.gif": ["public.image"],
    "com.adobe.pdf": ["public.data", "public.content"],
    "public.movie": ["public.data", "public.content"],
    "public.audio": ["public.data", "public.content"],
    "public.data": ["public.item"],
  ]

  package static func `is`(_ type: String, aKindOf other: String) -> Bool {
    type == other || (parents[type] ?? []).contains { Self.is($0, aKindOf: other) }
  }
}
