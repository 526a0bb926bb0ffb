import CairnCore
import SwiftUI

extension Navigator {
  /// Shows a view and returns the result it ends with.
  ///
  /// ```swift
  /// Button("Color") {
  ///   Task { if let color = try? await navigator.result(of: ColorPicker()) { self.color = color } }
  /// }
  /// ```
  ///
  /// - Parameter presentation: Whether the view is pushed or shown in a sheet. A sheet needs no stack.
  /// - Throws: How the page has ended without a result.
  public func result<Page: View & ResultPage>(
    of page: Page, in presentation: ResultPresentation = .stack
  ) async throws(NavigationEnd) -> Page.PageResult {
    try await result { presentation.show(page, in: $0) }
  }

  /// Pushes a value and returns the result that its page ends with.
  ///
  /// ```swift
  /// let person = try await navigator.result(of: PickPerson(team: team))
  /// ```
  ///
  /// - Throws: How the page has ended without a result.
  public func result<Page: Hashable & ResultPage>(of value: Page) async throws(NavigationEnd) -> Page.PageResult {
    try await result { $0.push(value) }
  }

  /// Pushes a view, and calls a closure once with the result or with how the page has ended without one.
  ///
  /// ```swift
  /// navigator.push(ColorPicker()) { if case .success(let color) = $0 { self.color = color } }
  /// ```
  public func push<Page: View & ResultPage>(
    _ page: Page, onEnd: @escaping @MainActor (Result<Page.PageResult, NavigationEnd>) -> Void
  ) { push({ $0.push(view: page) }, onEnd: onEnd) }

  /// Pushes a value, and calls a closure once with the result of its page or with how it has ended without one.
  ///
  /// ```swift
  /// navigator.push(PickPerson(team: team)) { if case .success(let person) = $0 { assignee = person } }
  /// ```
  public func push<Page: Hashable & ResultPage>(
    _ value: Page, onEnd: @escaping @MainActor (Result<Page.PageResult, NavigationEnd>) -> Void
  ) { push({ $0.push(value) }, onEnd: onEnd) }

  private func push<Value: Sendable>(
    _ push: @escaping @MainActor (StackHandle) -> (any ShownByCode)?,
    onEnd: @escaping @MainActor (Result<Value, NavigationEnd>) -> Void
  ) {
    let wait = ResultWait<Value>(onEnd)
    begin(push, wait)
  }

  private func result<Value: Sendable>(
    _ push: @escaping @MainActor (StackHandle) -> (any ShownByCode)?
  ) async throws(NavigationEnd) -> Value {
    let wait = ResultWait<Value>()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        wait.ended = { continuation.resume(returning: $0) }
        if Task.isCancelled { return wait.end(.failure(.cancelled)) }
        begin(push, wait)
      }
    } onCancel: {
      Task { @MainActor in wait.cancel() }
    }
    return try result.get()
  }

  private func begin<Value>(
    _ push: @escaping @MainActor (StackHandle) -> (any ShownByCode)?, _ wait: ResultWait<Value>
  ) {
    guard let stack else { return wait.end(.failure(.refused)) }
    let attempt = stack.attempt {
      guard let shown = push(stack) else { return }
      wait.remove = { shown.remove() }
      shown.wait { wait.end($0) }
    }
    let settled: (LeaveAttempt.Answer) -> Void = { _ in
      // Nothing was shown, now or when the guards had answered.
      if wait.remove == nil { wait.end(.failure(.refused)) }
    }
    if let attempt { attempt.whenFinished(settled) } else { settled(.proceeded) }
  }
}

/// One wait for a result, which ends once.
@MainActor
private final class ResultWait<Value: Sendable> {
  var ended: ((Result<Value, NavigationEnd>) -> Void)?
  /// Removes the page, once it is shown.
  var remove: (() -> Void)?

  init(_ ended: ((Result<Value, NavigationEnd>) -> Void)? = nil) { self.ended = ended }

  func end(_ result: Result<Value, NavigationEnd>) {
    guard let ended else { return }
    self.ended = nil
    ended(result)
  }

  func end(_ end: EntryEnd) {
    switch end {
    case .left: self.end(.failure(.left))
    case .removed: self.end(.failure(.removed))
    case .replaced: self.end(.failure(.replaced))
    case .finished(let value):
      self.end((value as? Value).map { .success($0) } ?? .failure(.wrongType))
    }
  }

  func cancel() {
    guard ended != nil else { return }
    end(.failure(.cancelled))
    remove?()
  }
}
