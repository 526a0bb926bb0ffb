import SwiftUI

@main
struct StepWizardApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack {
                List {
                    NavigationLink("Open an account") {
                        Wizard(steps: AccountStep.allCases, state: AccountDraft()) { draft in
                            print("finished with", draft)
                        }
                    }
                    NavigationLink("Book a trip") {
                        Wizard(steps: TripStep.allCases, state: TripDraft()) { _ in }
                    }
                }
                .navigationTitle("Wizards")
            }
        }
    }
}

// MARK: - Any wizard

protocol WizardStep: Hashable {
    associatedtype Draft
    associatedtype Content: View

    var title: LocalizedStringKey { get }
    func isComplete(_ draft: Draft) -> Bool
    @ViewBuilder @MainActor func content(_ draft: Binding<Draft>) -> Content
}

struct Wizard<Step: WizardStep>: View {
    let steps: [Step]
    @State var state: Step.Draft
    let onFinish: (Step.Draft) -> Void

    @State private var index = 0
    @State private var goesForward = true
    @Environment(\.dismiss) private var dismiss

    private var step: Step { steps[index] }
    private var isLast: Bool { index == steps.count - 1 }

    var body: some View {
        VStack {
            StepIndicator(count: steps.count, current: index)
                .padding()
            step.content($state)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
                .id(index)
                .transition(
                    .asymmetric(
                        insertion: .move(edge: goesForward ? .trailing : .leading),
                        removal: .move(edge: goesForward ? .leading : .trailing)
                    )
                )
            HStack {
                if index > 0 {
                    Button("Previous") { move(by: -1) }
                        .buttonStyle(.bordered)
                }
                Spacer()
                Button(isLast ? "Finish" : "Next") {
                    if isLast {
                        onFinish(state)
                        dismiss()
                    } else {
                        move(by: 1)
                    }
                }
                .buttonStyle(.borderedProminent)
                .disabled(!step.isComplete(state))
                .keyboardShortcut(.defaultAction)
            }
            .padding()
        }
        .navigationTitle(step.title)
        .navigationBarTitleDisplayMode(.inline)
        .navigationBarBackButtonHidden(index > 0)
    }

    private func move(by offset: Int) {
        goesForward = offset > 0
        withAnimation(.easeInOut(duration: 0.3)) { index += offset }
    }
}

struct StepIndicator: View {
    let count: Int
    let current: Int

    var body: some View {
        HStack(spacing: 4) {
            ForEach(0..<count, id: \.self) { index in
                Capsule()
                    .fill(index <= current ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
                    .frame(height: 4)
            }
        }
        .accessibilityElement()
        .accessibilityLabel("Step \(current + 1) of \(count)")
    }
}

// MARK: - An account

struct AccountDraft {
    var name = ""
    var age = 18
    var plan = Plan.free
    var hasAgreed = false

    enum Plan: String, CaseIterable { case free, plus, family }
}

enum AccountStep: CaseIterable, WizardStep {
    case name, plan, terms

    var title: LocalizedStringKey {
        switch self {
        case .name: "Who are you?"
        case .plan: "Which plan?"
        case .terms: "The terms"
        }
    }

    func isComplete(_ draft: AccountDraft) -> Bool {
        switch self {
        case .name: !draft.name.isEmpty && draft.age >= 16
        case .plan: true
        case .terms: draft.hasAgreed
        }
    }

    @ViewBuilder
    func content(_ draft: Binding<AccountDraft>) -> some View {
        switch self {
        case .name:
            Form {
                TextField("Name", text: draft.name)
                Stepper("Age: \(draft.wrappedValue.age)", value: draft.age, in: 0...120)
            }
        case .plan:
            Picker("Plan", selection: draft.plan) {
                ForEach(AccountDraft.Plan.allCases, id: \.self) { plan in
                    Text(plan.rawValue.capitalized)
                }
            }
            .pickerStyle(.segmented)
            .padding()
        case .terms:
            VStack(alignment: .leading) {
                ScrollView { Text(String(repeating: "Be kind. ", count: 80)) }
                Toggle("I agree", isOn: draft.hasAgreed)
            }
            .padding()
        }
    }
}

// MARK: - A trip

struct TripDraft {
    var from: Place?
    var to: Place?
    var travellers = 1
}

struct Place: Hashable, Identifiable {
    var name: String
    var id: String { name }
    static let all = ["Oslo", "Turku", "Riga", "Gdańsk"].map(Place.init(name:))
}

enum TripStep: String, CaseIterable, WizardStep {
    case from, to, travellers

    var title: LocalizedStringKey { "Trip: \(rawValue)" }

    func isComplete(_ draft: TripDraft) -> Bool {
        switch self {
        case .from: draft.from != nil
        case .to: draft.to != nil && draft.to != draft.from
        case .travellers: draft.travellers > 0
        }
    }

    func content(_ draft: Binding<TripDraft>) -> some View {
        Group {
            switch self {
            case .from: PlacePicker(title: "From", selection: draft.from)
            case .to: PlacePicker(title: "To", selection: draft.to)
            case .travellers:
                Stepper(value: draft.travellers, in: 1...9, step: 1) {
                    Text("^[\(draft.wrappedValue.travellers) traveller](inflect: true)")
                }
                .padding()
            }
        }
    }
}

struct PlacePicker: View {
    let title: LocalizedStringKey
    @Binding var selection: Place?

    var body: some View {
        List(Place.all, id: \.self, selection: $selection) { place in
            HStack {
                Text(place.name)
                Spacer()
                if place == selection { Image(systemName: "checkmark") }
            }
            .contentShape(Rectangle())
            .onTapGesture { selection = place }
        }
        .listStyle(.inset)
    }
}

#Preview {
    NavigationStack {
        Wizard(steps: AccountStep.allCases, state: AccountDraft()) { _ in }
    }
}
