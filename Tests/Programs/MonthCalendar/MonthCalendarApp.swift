import SwiftUI

@main
struct MonthCalendarApp: App {
    @StateObject private var events = EventStore()

    var body: some Scene {
        WindowGroup {
            CalendarScreen()
                .environmentObject(events)
        }
    }
}

// MARK: - Helpers

extension Calendar {
    func days(inMonthOf date: Date) -> [Date?] {
        guard let interval = dateInterval(of: .month, for: date) else { return [] }
        let first = interval.start
        let leading = (component(.weekday, from: first) - firstWeekday + 7) % 7
        let count = range(of: .day, in: .month, for: date)?.count ?? 30
        let days = (0..<count).compactMap { self.date(byAdding: .day, value: $0, to: first) }
        return Array(repeating: nil, count: leading) + days
    }
}

extension Date {
    static let start = DateComponents(calendar: Calendar(identifier: .gregorian), year: 2024, month: 5, day: 14).date!

    func isSameDay(as other: Date, in calendar: Calendar = .current) -> Bool {
        calendar.isDate(self, inSameDayAs: other)
    }
}

// MARK: - Model

struct Event: Identifiable, Hashable {
    let id = UUID()
    var title: String
    var date: Date
    var color: Color
}

class EventStore: ObservableObject {
    @Published var events: [Event] = [
        Event(title: "Dentist", date: .start.addingTimeInterval(3_600), color: .red),
        Event(title: "Choir", date: .start.addingTimeInterval(86_400 * 3), color: .blue),
    ]

    func events(on day: Date) -> [Event] {
        events.filter { $0.date.isSameDay(as: day) }.sorted { $0.date < $1.date }
    }
}

// MARK: - Views

struct CalendarScreen: View {
    @EnvironmentObject var store: EventStore
    @Environment(\.calendar) var calendar
    @Environment(\.locale) private var locale
    @State private var month = Date.start
    @State private var selected = Date.start
    @State private var adding = false

    private let columns = Array(repeating: GridItem(.flexible(), spacing: 0), count: 7)

    private static let monthFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateFormat = "MMMM yyyy"
        return formatter
    }()

    var body: some View {
        NavigationView {
            VStack(spacing: 16) {
                header
                LazyVGrid(columns: columns, spacing: 8) {
                    ForEach(calendar.veryShortWeekdaySymbols.indices, id: \.self) { index in
                        Text(calendar.veryShortWeekdaySymbols[(index + calendar.firstWeekday - 1) % 7])
                            .font(.caption)
                            .foregroundColor(.secondary)
                    }
                    ForEach(Array(calendar.days(inMonthOf: month).enumerated()), id: \.offset) { _, day in
                        if let day = day {
                            DayCell(
                                day: day, isSelected: day.isSameDay(as: selected), marks: store.events(on: day).map(\.color)
                            )
                            .onTapGesture { selected = day }
                        } else {
                            Color.clear
                        }
                    }
                }
                .gesture(
                    DragGesture(minimumDistance: 30)
                        .onEnded { value in
                            let horizontal = value.translation.width
                            if abs(horizontal) > abs(value.translation.height) {
                                show(monthsLater: horizontal < 0 ? 1 : -1)
                            }
                        }
                )
                Divider()
                EventList(day: selected)
            }
            .padding(.horizontal)
            .navigationBarTitle("Calendar", displayMode: .inline)
            .toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("Today") {
                        month = .start
                        selected = .start
                    }
                    Spacer()
                    Button(action: { adding = true }) { Label("New event", systemImage: "plus") }
                }
            }
            .sheet(isPresented: $adding) { NewEventForm(date: selected) }
        }
        .navigationViewStyle(.stack)
    }

    private var header: some View {
        HStack {
            Button(action: { show(monthsLater: -1) }) { Image(systemName: "chevron.left") }
                .accessibilityLabel("Previous month")
            Spacer()
            Text(Self.monthFormatter.string(from: month))
                .font(.headline)
                .id(month)
                .transition(.opacity)
            Spacer()
            Button(action: { show(monthsLater: 1) }) { Image(systemName: "chevron.right") }
                .accessibilityLabel("Next month")
        }
        .padding(.top)
    }

    private func show(monthsLater count: Int) {
        withAnimation {
            month = calendar.date(byAdding: .month, value: count, to: month)!
        }
    }
}

struct DayCell: View {
    let day: Date
    let isSelected: Bool
    let marks: [Color]

    var body: some View {
        VStack(spacing: 2) {
            Text(day, format: .dateTime.day())
                .frame(width: 32, height: 32)
                .background(Circle().fill(isSelected ? Color.red : .clear))
                .foregroundColor(isSelected ? .white : .primary)
            HStack(spacing: 2) {
                ForEach(marks, id: \.self) { Circle().fill($0).frame(width: 5, height: 5) }
            }
            .frame(height: 6)
        }
        .frame(maxWidth: .infinity)
        .contentShape(Rectangle())
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    }
}

struct EventList: View {
    @EnvironmentObject var store: EventStore
    let day: Date

    var body: some View {
        List {
            if store.events(on: day).isEmpty {
                Text("No events")
                    .italic()
                    .foregroundStyle(.secondary)
            }
            ForEach(store.events(on: day)) { event in
                NavigationLink(destination: EventDetail(event: event)) {
                    HStack {
                        RoundedRectangle(cornerRadius: 2).fill(event.color).frame(width: 4)
                        Text(event.title)
                        Spacer()
                        Text(event.date, style: .time).foregroundColor(.secondary)
                    }
                }
            }
            .onDelete { offsets in
                let ids = offsets.map { store.events(on: day)[$0].id }
                store.events.removeAll { ids.contains($0.id) }
            }
        }
        .listStyle(.plain)
    }
}

struct EventDetail: View {
    let event: Event

    var body: some View {
        VStack(alignment: .leading) {
            Text(event.title).font(.title)
            Text(event.date.formatted(date: .long, time: .shortened))
            Text(event.date, style: .relative)
            Spacer()
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding()
        .border(event.color)
        .navigationBarTitleDisplayMode(.inline)
    }
}

struct NewEventForm: View {
    @EnvironmentObject var store: EventStore
    @Environment(\.dismiss) var dismiss
    @State private var title = ""
    @State var date: Date
    @State private var color = Color.green

    var body: some View {
        NavigationView {
            Form {
                TextField("Title", text: $title)
                DatePicker("Starts", selection: $date)
                ColorPicker("Color", selection: $color, supportsOpacity: false)
            }
            .navigationTitle("New event")
            .navigationBarItems(
                leading: Button("Cancel") { dismiss() },
                trailing: Button("Add") {
                    store.events.append(Event(title: title, date: date, color: color))
                    dismiss()
                }
                .disabled(title.isEmpty)
            )
        }
    }
}

struct CalendarScreen_Previews: PreviewProvider {
    static var previews: some View {
        CalendarScreen().environmentObject(EventStore())
    }
}
