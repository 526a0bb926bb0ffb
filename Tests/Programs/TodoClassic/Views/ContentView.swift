import SwiftUI

struct ContentView: View {
    @EnvironmentObject var store: TaskStore
    @State private var showingAdd = false
    @State private var showingClear = false

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("Options")) {
                    Toggle(isOn: $store.showCompleted) {
                        Text("Show completed")
                    }
                }
                Section(header: Text("Tasks"), footer: Text("\(store.open) open")) {
                    ForEach(store.visible) { task in
                        NavigationLink(destination: TaskDetail(task: store.binding(for: task))) {
                            TaskRow(task: task) { store.toggle(task) }
                        }
                    }
                    .onDelete(perform: store.delete)
                    .onMove(perform: store.move)
                }
            }
            .listStyle(GroupedListStyle())
            .navigationBarTitle("To do")
            .navigationBarItems(
                leading: EditButton(),
                trailing: HStack(spacing: 16) {
                    Button(action: { showingClear = true }) {
                        Image(systemName: "trash")
                            .imageScale(.large)
                    }
                    .accessibilityLabel("Clear")
                    Button(action: { showingAdd.toggle() }) {
                        Image(systemName: "plus.circle.fill").imageScale(.large)
                    }
                    .accessibility(label: Text("Add"))
                }
            )
            .sheet(isPresented: $showingAdd, onDismiss: { print("dismissed") }) {
                AddTaskView()
                    .environmentObject(store)
            }
            .alert(isPresented: $showingClear) {
                Alert(
                    title: Text("Remove what is done?"),
                    message: Text("This can't be undone."),
                    primaryButton: .destructive(Text("Remove")) {
                        store.tasks.removeAll(where: \.isDone)
                    },
                    secondaryButton: .cancel()
                )
            }

            Text("Choose a task")
                .foregroundColor(.secondary)
        }
        .navigationViewStyle(StackNavigationViewStyle())
        .accentColor(.purple)
    }
}

struct TaskRow: View {
    let task: TaskItem
    var onToggle: () -> Void

    var body: some View {
        HStack {
            Image(systemName: task.isDone ? "checkmark.circle.fill" : "circle")
                .foregroundColor(task.isDone ? .green : .gray)
                .onTapGesture(perform: onToggle)
            VStack(alignment: .leading, spacing: 2) {
                Text(task.title)
                    .strikethrough(task.isDone)
                if !task.notes.isEmpty {
                    Text(task.notes)
                        .font(.caption)
                        .foregroundColor(.secondary)
                        .lineLimit(1)
                        .truncationMode(.tail)
                }
            }
            Spacer()
            if task.priority == .high {
                Text("!").bold().foregroundColor(.red)
            }
        }
        .padding(.vertical, 4)
    }
}

#if DEBUG
struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            ContentView()
                .environmentObject(TaskStore())
                .previewDisplayName("Light")
            ContentView()
                .environmentObject(TaskStore())
                .preferredColorScheme(.dark)
                .previewDevice("iPhone 12")
        }
    }
}
#endif
