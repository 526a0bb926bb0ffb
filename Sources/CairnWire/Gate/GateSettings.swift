/// How a gate runs its workers.
package struct GateSettings: Sendable {
  package var limits = WireLimits()
  /// The number of idle workers that are ready for new users.
  package var warmWorkers = 2
  package var workers = 500
  /// The rate of new users per network, and the burst.
  package var newUsersPerSecond = 2.0
  package var newUsersBurst = 40.0
  /// The same for requests without a cookie, which share a worker.
  package var guestsPerSecond = 50.0
  package var guestBurst = 1_000.0
  /// How long a request may wait for a worker to start.
  package var patience = Duration.seconds(10)
  /// The interval of checks, and the time limit for answering one.
  package var heartbeat = Duration.seconds(2)
  package var longestTurn = Duration.seconds(10)
  /// The private memory of a worker.
  package var memory = 512 << 20
  package var naming = UserNaming()
  /// The worker's program: this one.
  package var program = "/proc/self/exe"
  package var arguments = CommandLine.arguments
  /// Variables to add to the environment of a new worker.
  package var environment: @MainActor @Sendable () -> [String: String] = { [:] }
  /// The maximum number of connections of a worker, which may have 1,024 descriptors.
  package var connectionsOfWorker = 800
  /// What a WebSocket without a user receives before it is closed, if there are guests.
  package var strayMessage: String?
  /// Which requests the guests' worker may answer for users who have a cookie and no worker yet. `nil` turns guests off
  /// and gives each client a worker.
  package var guests: (@MainActor @Sendable (HTTPRequest) -> Bool)?
  /// The number of requests that a guests' worker serves before it is replaced.
  package var pagesOfGuests = 2_000
  /// Answers requests that need no worker, such as those for a style sheet.
  package var answer: @MainActor @Sendable (HTTPRequest) -> HTTPResponse? = { _ in nil }

  package init() {}
}
