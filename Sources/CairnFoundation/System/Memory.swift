/// Runs a closure. There are no delayed releases on Linux, so there is no pool to drain.
///
///     autoreleasepool { process(file) }
@discardableResult
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
}
