import SwiftUI

@main
struct ExpenseBookApp: App {
    @State private var ledger = Ledger()

    var body: some Scene {
        WindowGroup {
            DashboardView()
                .environment(ledger)
        }
    }
}

enum Category: String, CaseIterable, Identifiable, Codable {
    case food, rent, travel, fun
    var id: Self { self }
    var color: Color {
        switch self {
        case .food: .green
        case .rent: .blue
        case .travel: .orange
        case .fun: .pink
        }
    }
    var icon: String {
        switch self {
        case .food: "cart"
        case .rent: "house"
        case .travel: "tram"
        case .fun: "gamecontroller"
        }
    }
}

struct Expense: Identifiable, Hashable, Codable {
    var id = UUID()
    var title: String
    var amount: Double
    var category: Category
    var date: Date
}

@Observable
final class Ledger {
    var expenses: [Expense]
    var budget = 1_500.0

    init() {
        let start = Date(timeIntervalSince1970: 1_704_067_200)
        expenses = [
            ("Market", 42.5, Category.food), ("January", 820, .rent), ("Tram card", 55, .travel),
            ("Cinema", 24, .fun), ("Bakery", 8.75, .food), ("Train", 119.9, .travel),
        ].enumerated().map { index, entry in
            Expense(title: entry.0, amount: entry.1, category: entry.2, date: start.addingTimeInterval(Double(index) * 86_400))
        }
    }

    var total: Double { expenses.reduce(0) { $0 + $1.amount } }

    func total(for category: Category) -> Double {
        expenses.lazy.filter { $0.category == category }.map(\.amount).reduce(0, +)
    }

    var byMonth: [(month: Date, expenses: [Expense])] {
        let calendar = Calendar.current
        return Dictionary(grouping: expenses) { calendar.dateInterval(of: .month, for: $0.date)!.start }
            .map { (month: $0.key, expenses: $0.value.sorted { $0.date > $1.date }) }
            .sorted { $0.month > $1.month }
    }
}

// MARK: - Dashboard

struct DashboardView: View {
    @Environment(Ledger.self) private var ledger
    @State private var showsAdd = false
    @State private var filter: Category?
    @State private var selectedBar: Category? = nil

    var body: some View {
        NavigationStack {
            List {
                Section {
                    VStack(alignment: .leading, spacing: 12) {
                        Text(ledger.total, format: .currency(code: "EUR"))
                            .font(.system(size: 40, weight: .bold, design: .rounded))
                            .minimumScaleFactor(0.5)
                        ProgressView(value: min(ledger.total, ledger.budget), total: ledger.budget) {
                            Text("Budget")
                        } currentValueLabel: {
                            Text("\(Int(ledger.total / ledger.budget * 100)) %")
                        }
                        .tint(ledger.total > ledger.budget ? .red : .green)
                        BarRow(selected: $selectedBar)
                            .frame(height: 120)
                    }
                    .padding(.vertical, 8)
                    .listRowSeparator(.hidden)
                }

                Section {
                    ForEach(Category.allCases) { category in
                        NavigationLink(value: category) {
                            LabeledContent {
                                Text(ledger.total(for: category), format: .currency(code: "EUR"))
                            } label: {
                                Label(category.rawValue.capitalized, systemImage: category.icon)
                            }
                        }
                        .listItemTint(category.color)
                    }
                } header: {
                    Text("Categories")
                }
                .listSectionSeparator(.hidden, edges: .bottom)

                ForEach(ledger.byMonth, id: \.month) { month, expenses in
                    Section(month.formatted(.dateTime.year().month(.wide))) {
                        ForEach(expenses) { expense in
                            ExpenseRow(expense: expense)
                        }
                        .onDelete { offsets in
                            let ids = Set(offsets.map { expenses[$0].id })
                            ledger.expenses.removeAll { ids.contains($0.id) }
                        }
                    }
                    .listSectionSeparatorTint(.secondary)
                }
            }
            .navigationTitle("Expenses")
            .navigationDestination(for: Category.self) { CategoryView(category: $0) }
            .navigationDestination(item: $filter) { CategoryView(category: $0) }
            .toolbar {
                ToolbarItem(placement: .navigation) {
                    Menu("Go to") {
                        ForEach(Category.allCases) { category in
                            Button(category.rawValue.capitalized, systemImage: category.icon) { filter = category }
                        }
                    }
                }
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: "plus") { showsAdd.toggle() }
                }
            }
            .sheet(isPresented: $showsAdd) {
                AddExpenseView { ledger.expenses.append($0) }
                    .presentationDetents([.medium])
            }
        }
    }
}

struct BarRow: View {
    @Environment(Ledger.self) private var ledger
    @Binding var selected: Category?

    private var largest: Double { Category.allCases.map(ledger.total(for:)).max() ?? 1 }

    var body: some View {
        GeometryReader { geometry in
            HStack(alignment: .bottom, spacing: 12) {
                ForEach(Category.allCases) { category in
                    VStack {
                        if selected == category {
                            Text(ledger.total(for: category), format: .number.precision(.fractionLength(0)))
                                .font(.caption2)
                                .fixedSize()
                        }
                        RoundedRectangle(cornerRadius: 6)
                            .fill(category.color.gradient)
                            .frame(height: max(4, geometry.size.height * 0.7 * ledger.total(for: category) / max(1, largest)))
                        Image(systemName: category.icon).font(.caption)
                    }
                    .frame(maxHeight: .infinity, alignment: .bottom)
                    .onTapGesture {
                        withAnimation(.bouncy) { selected = selected == category ? nil : category }
                    }
                    .accessibilityElement()
                    .accessibilityLabel(Text(category.rawValue))
                    .accessibilityValue(Text(ledger.total(for: category), format: .currency(code: "EUR")))
                    .accessibilityAction { selected = category }
                }
            }
        }
    }
}

struct ExpenseRow: View {
    let expense: Expense

    var body: some View {
        HStack {
            Image(systemName: expense.category.icon)
                .foregroundStyle(expense.category.color)
                .frame(width: 30)
            VStack(alignment: .leading) {
                Text(expense.title)
                Text(expense.date, format: .dateTime.day().month())
                    .font(.caption)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            Text(expense.amount, format: .currency(code: "EUR")).monospacedDigit()
        }
        .accessibilityElement(children: .combine)
    }
}

struct CategoryView: View {
    let category: Category
    @Environment(Ledger.self) private var ledger

    var body: some View {
        List(ledger.expenses.filter { $0.category == category }) { ExpenseRow(expense: $0) }
            .navigationTitle(category.rawValue.capitalized)
            .listRowInsets(EdgeInsets(top: 4, leading: 16, bottom: 4, trailing: 16))
            .containerBackground(category.color.opacity(0.1).gradient, for: .navigation)
    }
}

struct AddExpenseView: View {
    let onAdd: (Expense) -> Void
    @Environment(\.dismiss) private var dismiss
    @State private var title = ""
    @State private var amount: Double?
    @State private var category = Category.food
    @State private var date = Date(timeIntervalSince1970: 1_704_067_200)
    @FocusState private var amountIsFocused: Bool

    var body: some View {
        NavigationStack {
            Form {
                TextField("Title", text: $title)
                TextField("Amount", value: $amount, format: .number, prompt: Text("0.00"))
                    .keyboardType(.decimalPad)
                    .focused($amountIsFocused)
                Picker("Category", selection: $category) {
                    ForEach(Category.allCases) { Label($0.rawValue.capitalized, systemImage: $0.icon).tag($0) }
                }
                .pickerStyle(.navigationLink)
                DatePicker("Date", selection: $date, displayedComponents: [.date])
            }
            .navigationTitle("Add")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", action: dismiss.callAsFunction)
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        guard let amount else { return }
                        onAdd(Expense(title: title, amount: amount, category: category, date: date))
                        dismiss()
                    }
                    .disabled(title.isEmpty || amount == nil)
                }
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") { amountIsFocused = false }
                }
            }
        }
    }
}

#Preview {
    DashboardView().environment(Ledger())
}
