/// Gives the cases of an enum URLs, by the patterns of their `@Route`.
///
/// ```swift
/// @Routes
/// enum Page: Hashable, Codable {
///   @Route("/issues") case list
///   @Route("/issues/{number}") case issue(number: Int)
///   @Route("/search?q={text}") case search(text: String?)
///   case draft                                               // a page without a URL
/// }
///
/// Page(URL(string: "https://example.org/issues/12")!)        // .issue(number: 12)
/// Page.issue(number: 12).url                                 // /issues/12
/// ```
///
/// The compiler reports patterns that are malformed, that do not name the associated values, or that fit the same URLs.
@attached(
  member, names: named(_route), named(_routeAddress), named(_routeBelow), named(_routesToList))
@attached(
  extension, conformances: Routable, names: named(_route), named(_routeAddress), named(_routeBelow),
  named(_routesToList))
public macro Routes() = #externalMacro(module: "CairnMacros", type: "RoutesMacro")

/// Names the URL of a case of an enum with `@Routes`.
///
/// ```swift
/// @Route("/issues/{number}") case issue(number: Int)
/// @Route("/archive/{year}/{month}") case archive(year: Int, month: Int?)    // also /archive/2026
/// @Route("/search?q={text}&page={page}") case search(text: String?, page: Int = 1)
/// @Route("/files/{path...}") case file(path: [String])                      // one or more parts
/// @Route("/people/{id}", under: "/issues") case person(id: UUID)
/// ```
///
/// At the same position, a text is preferred to a capture, and a capture to the rest of the path.
///
/// - Parameters:
///   - pattern: The path and the query, with the labels of the associated values in braces. Values in the query are optional
///     or have a default.
///   - under: The pattern of the page below. Without it, the pages below are those whose patterns are the start of this one.
///     With `"/"`, the page is directly above the root.
@attached(peer)
public macro Route(_ pattern: String, under: String? = nil) =
  #externalMacro(module: "CairnMacros", type: "RouteMarkMacro")
