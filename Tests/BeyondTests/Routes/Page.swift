import Cairn
import Foundation

@Routes
enum Page: Hashable, Codable {
  @Route("/issues") case list
  @Route("/issues/{number}") case issue(number: Int)
  @Route("/issues/{number}/edit") case edit(number: Int)
  @Route("/issues/new") case new
  @Route("/search?q={text}&page={page}&order={order}") case search(text: String?, page: Int = 1, order: Order?)
  @Route("/files/{path...}") case file(path: [String])
  @Route("/people/{id}", under: "/issues") case person(id: UUID)
  @Route("/archive/{year}/{month}/{day}") case archive(year: Int, month: Int?, day: Int?)
  @Route("/by/{order}/{label}") case sorted(order: Order, label: String)
  @Route("/über uns", under: "/") case about
  @Route("/releases/{version}") case release(version: Version)
  case draft(Int)

  enum Order: String, Codable { case newest, oldest }

  struct Version: Hashable, Codable, RouteParameter {
    var major: Int
    var minor: Int

    init(major: Int, minor: Int) {
      self.major = major
      self.minor = minor
    }

    init?(routeText: String) {
      let parts = routeText.split(separator: ".").map { Int($0) }
      guard parts.count == 2, let major = parts[0], let minor = parts[1] else { return nil }
      self.init(major: major, minor: minor)
    }

    var routeText: String { "\(major).\(minor)" }
  }
}
