import Combine
import SwiftUI

class TaskStore: ObservableObject {
    @Published var tasks: [TaskItem] {
        didSet { save() }
    }
    @Published var showCompleted = true

    private let key = "todo-classic-tasks"
    private let defaults: UserDefaults

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        if let data = defaults.data(forKey: key),
           let decoded = try? JSONDecoder().decode([TaskItem].self, from: data) {
            tasks = decoded
        } else {
            tasks = TaskItem.samples
        }
    }

    var open: Int { tasks.filter { !$0.isDone }.count }

    var visible: [TaskItem] {
        showCompleted ? tasks : tasks.filter { !$0.isDone }
    }

    func add(_ task: TaskItem) { tasks.append(task) }

    func delete(at offsets: IndexSet) { tasks.remove(atOffsets: offsets) }

    func move(from source: IndexSet, to destination: Int) {
        tasks.move(fromOffsets: source, toOffset: destination)
    }

    func toggle(_ task: TaskItem) {
        guard let index = tasks.firstIndex(where: { $0.id == task.id }) else { return }
        tasks[index].isDone.toggle()
    }

    func binding(for task: TaskItem) -> Binding<TaskItem> {
        Binding(
            get: { self.tasks.first(where: { $0.id == task.id }) ?? task },
            set: { newValue in
                guard let index = self.tasks.firstIndex(where: { $0.id == task.id }) else { return }
                self.tasks[index] = newValue
            }
        )
    }

    private func save() {
        do {
            let data = try JSONEncoder().encode(tasks)
            defaults.set(data, forKey: key)
        } catch {
            print("Could not save: \(error.localizedDescription)")
        }
    }
}
