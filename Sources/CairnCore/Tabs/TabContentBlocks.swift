import CairnUnsafe

// Blocks for code that calls the builder's methods directly. In braces, partial blocks do the same.
extension TabContentBuilder {
  /// Passes on the only tab in the closure.
  public static func buildBlock<C: TabContent>(_ content: C) -> some TabContent<TabValue>
  where C.TabValue == TabValue { content }

  /// Combines the tabs of the closure.
  public static func buildBlock<C0: TabContent, C1: TabContent>(_ c0: C0, _ c1: C1) -> some TabContent<TabValue>
  where C0.TabValue == TabValue, C1.TabValue == TabValue {
    TabPair<TabValue, C0, C1>(first: c0, second: c1)
  }

  /// Combines the tabs of the closure.
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent>(_ c0: C0, _ c1: C1, _ c2: C2)
    -> some TabContent<TabValue>
  where C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue {
    buildPartialBlock(accumulated: buildBlock(c0, c1), next: c2)
  }

  /// Combines the tabs of the closure.
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
  ) -> some TabContent<TabValue>
  where C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue {
    buildPartialBlock(accumulated: buildBlock(c0, c1, c2), next: c3)
  }

  /// Combines the tabs of the closure.
  public static func buildBlock<C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent>(
    _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4
  ) -> some TabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
    C4.TabValue == TabValue
  {
    buildPartialBlock(accumulated: buildBlock(c0, c1, c2, c3), next: c4)
  }

  /// Combines the tabs of the closure.
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> some TabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
    C4.TabValue == TabValue, C5.TabValue == TabValue
  {
    buildPartialBlock(accumulated: buildBlock(c0, c1, c2, c3, c4), next: c5)
  }

  /// Combines the tabs of the closure.
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> some TabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
    C4.TabValue == TabValue, C5.TabValue == TabValue, C6.TabValue == TabValue
  {
    buildPartialBlock(accumulated: buildBlock(c0, c1, c2, c3, c4, c5), next: c6)
  }

  /// Combines the tabs of the closure.
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent,
    C7: TabContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> some TabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
    C4.TabValue == TabValue, C5.TabValue == TabValue, C6.TabValue == TabValue, C7.TabValue == TabValue
  {
    buildPartialBlock(accumulated: buildBlock(c0, c1, c2, c3, c4, c5, c6), next: c7)
  }

  /// Combines the tabs of the closure.
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent,
    C7: TabContent, C8: TabContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> some TabContent<
    TabValue
  >
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
    C4.TabValue == TabValue, C5.TabValue == TabValue, C6.TabValue == TabValue, C7.TabValue == TabValue,
    C8.TabValue == TabValue
  {
    buildPartialBlock(accumulated: buildBlock(c0, c1, c2, c3, c4, c5, c6, c7), next: c8)
  }

  /// Combines the tabs of the closure.
  public static func buildBlock<
    C0: TabContent, C1: TabContent, C2: TabContent, C3: TabContent, C4: TabContent, C5: TabContent, C6: TabContent,
    C7: TabContent, C8: TabContent, C9: TabContent
  >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9)
    -> some TabContent<TabValue>
  where
    C0.TabValue == TabValue, C1.TabValue == TabValue, C2.TabValue == TabValue, C3.TabValue == TabValue,
    C4.TabValue == TabValue, C5.TabValue == TabValue, C6.TabValue == TabValue, C7.TabValue == TabValue,
    C8.TabValue == TabValue, C9.TabValue == TabValue
  {
    buildPartialBlock(accumulated: buildBlock(c0, c1, c2, c3, c4, c5, c6, c7, c8), next: c9)
  }
}
