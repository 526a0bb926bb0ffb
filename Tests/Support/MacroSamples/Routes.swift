@Routes
enum Page: Hashable {
  @Route("/issues") case list
  @Route("/issues/{number}") case issue(number: Int)
  @Route("/archive/{year}/{month}?sort={order}", under: "/issues") case archive(year: Int, month: Int?, order: Order?)
  @Route("/files/{path...}?page={page}") case file(path: [String], page: Int = 1)
  case draft

  enum Order: String { case newest, oldest }
}

@Routes
private enum Empty: Hashable { case nowhere }

@MainActor
enum Places {
  @Routes
  enum Place: Hashable {
    @Route("/{name}") case place(name: String)
    /// A name that has to be escaped.
    @Route("/{name}/{default}") case `default`(name: String, `default`: Bool)
  }
}

func pages(_ address: Cairn.RouteAddress) -> Page? { Page._route(address) }

@MainActor
private func places(_ address: Cairn.RouteAddress) -> Bool {
  Places.Place._route(address) == nil && Empty._route(address)?._routeAddress == nil
}
