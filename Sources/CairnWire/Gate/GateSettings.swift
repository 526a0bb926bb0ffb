/// How a gate runs its workers.
package struct GateSettings: Sendable {
  package var limits = WireLimits()
  /// Started workers that wait for a person.
  package var warmWorkers = 2
  package var workers = 500
  /// How many new people one network may bring: each second, and in a burst.
  package var newPeoplePerSecond = 2.0
  package var newPeopleBurst = 40.0
  /// The same for requests without a cookie, which share a worker.
  package var guestsPerSecond = 50.0
  package var guestBurst = 1_000.0
  /// How long a request may wait for a worker to start.
  package var patience = Duration.seconds(10)
  /// How often a worker is asked whether it is there, and how long it may take to answer.
  package var heartbeat = Duration.seconds(2)
  package var longestTurn = Duration.seconds(10)
  /// The private memory of a worker.
  package var memory = 512 << 20
  package var naming = PersonNaming()
  /// The worker's program: this one again.
  package var program = "/proc/self/exe"
  package var arguments = CommandLine.arguments
  /// What a new worker finds in its environment, beside what the gate has.
  package var environment: @MainActor @Sendable () -> [String: String] = { [:] }
  /// The most connections of a worker, which may have 1,024 descriptors.
  package var connectionsOfWorker = 800
  /// Whether people without a cookie share a worker, and what that worker may answer for people who do not have theirs yet.
  /// `nil` gives everybody a worker of their own.
  package var guests: (@MainActor @Sendable (HTTPRequest) -> Bool)?
  /// How many requests the guests' worker serves before another takes its place.
  package var pagesOfGuests = 2_000
  /// Answers what needs no worker, such as a stylesheet.
  package var answer: @MainActor @Sendable (HTTPRequest) -> HTTPResponse? = { _ in nil }

  package init() {}
}
