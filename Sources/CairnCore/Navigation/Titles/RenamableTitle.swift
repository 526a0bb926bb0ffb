/// A page with a title the user can edit. While they do, a text field replaces the title.
nonisolated struct RenamableTitle<Content: View>: View {
  let content: Content
  let title: Binding<String>
  @State private var isRenaming = false
  @FocusState private var isFocused: Bool

  init(_ content: Content, title: Binding<String>) {
    self.content = content
    self.title = title
  }

  @MainActor var body: some View {
    content
      .pageSetting(
        \.title,
        PageTitle(text: Text(verbatim: title.wrappedValue), rename: title, beginRenaming: { isRenaming = true })
      )
      .toolbar {
        if isRenaming { ToolbarItem(placement: .principal) { field } }
        ToolbarTitleMenu(isDefault: true) { RenameButton() }
      }
  }

  @MainActor private var field: some View {
    TextField("Title", text: title)
      .focused($isFocused)
      .onAppear { isFocused = true }
      .onSubmit { isRenaming = false }
      .onChange(of: isFocused) { _, isFocused in if !isFocused { isRenaming = false } }
  }
}
