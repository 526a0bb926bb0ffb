/// Runs a piece of work. Nothing is released late on Linux, so there is no pool to drain.
///
///     autoreleasepool { process(file) }
@discardableResult
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
