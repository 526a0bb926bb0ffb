import Foundation

struct TaskItem: Identifiable, Codable, Equatable, Hashable {
    enum Priority: Int, Codable, CaseIterable, Identifiable {
        case low, normal, high
        var id: Int { rawValue }
        var title: String {
            switch self {
            case .low: return "Low"
            case .normal: return "Normal"
            case .high: return "High"
            }
        }
    }

    var id = UUID()
    var title: String
    var notes: String = ""
    var isDone = false
    var priority: Priority = .normal
    var due: Date?
}

extension TaskItem {
    static let samples: [TaskItem] = [
        TaskItem(title: "Buy milk", priority: .low),
        TaskItem(title: "Call the dentist", notes: "Ask about Thursday", priority: .high),
        TaskItem(title: "Water the plants", isDone: true),
    ]
}
