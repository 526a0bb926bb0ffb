import SwiftUI

struct TaskDetail: View {
    @Binding var task: TaskItem
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        Form {
            Section(header: Text("Task")) {
                TextField("Title", text: $task.title)
                Toggle("Done", isOn: $task.isDone)
                Picker(selection: $task.priority, label: Text("Priority")) {
                    ForEach(TaskItem.Priority.allCases) { priority in
                        Text(priority.title).tag(priority)
                    }
                }
                .pickerStyle(SegmentedPickerStyle())
            }

            Section(header: Text("Due")) {
                Toggle("Has a date", isOn: hasDate)
                if task.due != nil {
                    DatePicker(
                        selection: Binding($task.due)!,
                        in: Date()...,
                        displayedComponents: [.date]
                    ) {
                        Text("Day")
                    }
                }
            }

            Section {
                Button(action: { self.presentationMode.wrappedValue.dismiss() }) {
                    Text("Save").frame(maxWidth: .infinity, alignment: .center)
                }
                .disabled(task.title.isEmpty)
            }
        }
        .navigationBarTitle(Text(task.title), displayMode: .inline)
    }

    private var hasDate: Binding<Bool> {
        Binding(
            get: { task.due != nil },
            set: { task.due = $0 ? Date() : nil }
        )
    }
}

struct AddTaskView: View {
    @EnvironmentObject var store: TaskStore
    @Environment(\.presentationMode) private var presentationMode
    @State private var draft = TaskItem(title: "")

    var body: some View {
        NavigationView {
            Form {
                TextField("What is to be done?", text: $draft.title)
                    .disableAutocorrection(true)
                TextField("Notes", text: $draft.notes)
                Picker("Priority", selection: $draft.priority) {
                    ForEach(TaskItem.Priority.allCases, id: \.self) { Text($0.title) }
                }
            }
            .navigationBarTitle("New task", displayMode: .inline)
            .navigationBarItems(
                leading: Button("Cancel") { presentationMode.wrappedValue.dismiss() },
                trailing: Button(action: add) { Text("Add").bold() }
                    .disabled(draft.title.trimmingCharacters(in: .whitespaces).isEmpty)
            )
        }
    }

    private func add() {
        store.add(draft)
        presentationMode.wrappedValue.dismiss()
    }
}

struct AddTaskView_Previews: PreviewProvider {
    static var previews: some View {
        AddTaskView().environmentObject(TaskStore())
    }
}
