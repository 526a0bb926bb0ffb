import SwiftUI

@main
struct TipJarApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
        }
    }
}

struct ContentView: View {
    @State private var checkAmount = 0.0
    @State private var numberOfPeople = 2
    @State private var tipPercentage = 20
    @FocusState private var amountIsFocused: Bool

    let tipPercentages = [10, 15, 20, 25, 0]

    var totalPerPerson: Double {
        let peopleCount = Double(numberOfPeople + 2)
        let tipSelection = Double(tipPercentage)
        let tipValue = checkAmount / 100 * tipSelection
        return (checkAmount + tipValue) / peopleCount
    }

    var currency: FloatingPointFormatStyle<Double>.Currency {
        .currency(code: Locale.current.currency?.identifier ?? "USD")
    }

    var body: some View {
        NavigationView {
            Form {
                Section {
                    TextField("Amount", value: $checkAmount, format: currency)
                        .keyboardType(.decimalPad)
                        .focused($amountIsFocused)
                    Picker("Number of people", selection: $numberOfPeople) {
                        ForEach(2..<100) {
                            Text("\($0) people")
                        }
                    }
                }

                Section {
                    Picker("Tip percentage", selection: $tipPercentage) {
                        ForEach(tipPercentages, id: \.self) {
                            Text($0, format: .percent)
                        }
                    }
                    .pickerStyle(.segmented)
                } header: {
                    Text("How much tip do you want to leave?")
                }

                Section("Each pays") {
                    Text(totalPerPerson, format: currency)
                        .foregroundColor(tipPercentage == 0 ? .red : .primary)
                }

                Section {
                    NavigationLink("Convert a length") { ConverterView() }
                    NavigationLink(destination: HabitCounter(), label: { Text("Count something") })
                }
            }
            .navigationTitle("TipJar")
            .toolbar {
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") {
                        amountIsFocused = false
                    }
                }
            }
        }
    }
}

struct ConverterView: View {
    @State private var input = 100.0
    @State private var from: UnitLength = .meters
    @State private var to: UnitLength = .kilometers
    @State private var selected = 0

    let units: [UnitLength] = [.meters, .kilometers, .feet, .miles, .yards]
    private var result: String {
        let inputMeasurement = Measurement(value: input, unit: from)
        let output = inputMeasurement.converted(to: to)
        return "\(output.value.formatted()) \(to.symbol)"
    }

    var body: some View {
        Form {
            Section(header: Text("Amount to convert")) {
                TextField("Amount", value: $input, format: .number)
                    .keyboardType(.decimalPad)
            }
            Picker("Convert from", selection: $from) {
                ForEach(units, id: \.self) { Text($0.symbol).tag($0) }
            }
            Picker("Convert to", selection: $to) {
                ForEach(units, id: \.self) { Text($0.symbol).tag($0) }
            }
            Section(header: Text("Result")) { Text(result) }
        }
        .navigationTitle("Converter")
    }
}

struct HabitCounter: View {
    @State private var count = 0
    @State private var animationAmount: CGFloat = 1

    var body: some View {
        VStack(spacing: 30) {
            Text("\(count)")
                .font(.system(size: 80))
                .fontWeight(.thin)
            Button("Tap me") {
                count += 1
                self.animationAmount += 0.1
            }
            .padding(50)
            .background(Color.red)
            .foregroundColor(.white)
            .clipShape(Circle())
            .overlay(
                Circle()
                    .stroke(Color.red)
                    .scaleEffect(animationAmount)
                    .opacity(Double(2 - animationAmount))
                    .animation(
                        Animation.easeOut(duration: 1)
                            .repeatForever(autoreverses: false)
                    )
            )
            .onLongPressGesture {
                count = 0
            }
        }
    }
}

struct ContentView_Previews: PreviewProvider {
    static var previews: some View {
        ContentView()
    }
}
