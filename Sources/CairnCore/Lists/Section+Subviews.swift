extension Section: SubviewSource where Parent: View, Content: View, Footer: View {
  @MainActor func gather(into gatherer: inout SubviewGatherer, _ place: SubviewGatherer.Place) {
    gatherer.gatherSection(header: header, content: content, footer: footer, place)
  }
}
