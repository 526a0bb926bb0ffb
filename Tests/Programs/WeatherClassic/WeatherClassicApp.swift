//
//  WeatherClassicApp.swift
//

import SwiftUI

@main
struct WeatherClassicApp: App {
    var body: some Scene {
        WindowGroup {
            WeatherHome()
        }
    }
}

// MARK: - Model

struct DayForecast: Identifiable {
    let id = UUID()
    let day: String
    let symbol: String
    let temperature: Int
    var isRainy: Bool { symbol.contains("rain") }

    static let week = [
        DayForecast(day: "TUE", symbol: "cloud.sun.fill", temperature: 14),
        DayForecast(day: "WED", symbol: "sun.max.fill", temperature: 21),
        DayForecast(day: "THU", symbol: "wind.snow", temperature: -3),
        DayForecast(day: "FRI", symbol: "sunset.fill", temperature: 9),
        DayForecast(day: "SAT", symbol: "cloud.rain.fill", temperature: 11),
    ]
}

// MARK: - Views

struct WeatherHome: View {
    @State private var isNight = false
    @State private var unit: Unit = .celsius
    @State private var showingCities = false

    enum Unit: String, CaseIterable {
        case celsius = "°C", fahrenheit = "°F"
        func text(_ celsius: Int) -> String {
            switch self {
            case .celsius: return "\(celsius)°"
            case .fahrenheit: return "\(Int(Double(celsius) * 1.8) + 32)°"
            }
        }
    }

    var body: some View {
        NavigationView {
            ZStack {
                BackgroundView(isNight: isNight)
                VStack(spacing: 24) {
                    CityName(name: "Reykjavík, IS")
                    MainStatus(
                        image: isNight ? "moon.stars.fill" : "cloud.sun.fill",
                        temperature: unit.text(12)
                    )
                    HStack(spacing: 20) {
                        ForEach(DayForecast.week) { day in
                            NavigationLink(destination: DayDetail(forecast: day, unit: unit)) {
                                DayView(forecast: day, unit: unit)
                            }
                            .buttonStyle(PlainButtonStyle())
                        }
                    }
                    Picker("Unit", selection: $unit) {
                        ForEach(Unit.allCases, id: \.self) { Text($0.rawValue) }
                    }
                    .pickerStyle(SegmentedPickerStyle())
                    .padding(.horizontal, 40)

                    Spacer()

                    Button {
                        withAnimation(.easeInOut(duration: 0.4)) { isNight.toggle() }
                    } label: {
                        WeatherButtonLabel(title: "Change day time", textColor: .blue, background: .white)
                    }
                    Spacer()
                }
            }
            .navigationBarTitle("", displayMode: .inline)
            .navigationBarHidden(false)
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button("Cities") { showingCities = true }
                        .foregroundColor(.white)
                }
            }
        }
        .navigationViewStyle(.stack)
        .sheet(isPresented: $showingCities) {
            CityList()
        }
        .preferredColorScheme(isNight ? .dark : .light)
    }
}

struct BackgroundView: View {
    var isNight: Bool

    var body: some View {
        LinearGradient(
            gradient: Gradient(colors: [isNight ? .black : .blue, isNight ? .gray : Color("lightBlue")]),
            startPoint: .topLeading,
            endPoint: .bottomTrailing
        )
        .edgesIgnoringSafeArea(.all)
    }
}

struct CityName: View {
    var name: String
    var body: some View {
        Text(name)
            .font(.system(size: 32, weight: .medium, design: .default))
            .foregroundColor(.white)
            .padding()
    }
}

struct MainStatus: View {
    var image: String
    var temperature: String

    var body: some View {
        VStack(spacing: 8) {
            Image(systemName: image)
                .renderingMode(.original)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 180, height: 180)
            Text(temperature)
                .font(.system(size: 70, weight: .medium))
                .foregroundColor(.white)
        }
        .padding(.bottom, 40)
    }
}

struct DayView: View {
    let forecast: DayForecast
    let unit: WeatherHome.Unit

    var body: some View {
        VStack {
            Text(forecast.day)
                .font(.system(size: 16, weight: .medium))
                .foregroundColor(.white)
            Image(systemName: forecast.symbol)
                .symbolRenderingMode(.multicolor)
                .resizable()
                .scaledToFit()
                .frame(width: 40, height: 40)
            Text(unit.text(forecast.temperature))
                .font(.system(size: 28, weight: .bold))
                .foregroundColor(.white)
        }
    }
}

struct WeatherButtonLabel: View {
    var title: String
    var textColor: Color
    var background: Color

    var body: some View {
        Text(title)
            .frame(width: 280, height: 50)
            .background(background.gradient)
            .foregroundColor(textColor)
            .font(.system(size: 20, weight: .bold, design: .default))
            .cornerRadius(10)
    }
}

struct DayDetail: View {
    let forecast: DayForecast
    let unit: WeatherHome.Unit

    var body: some View {
        List {
            HStack {
                Text("Temperature")
                Spacer()
                Text(unit.text(forecast.temperature)).foregroundColor(.secondary)
            }
            HStack {
                Text("Umbrella")
                Spacer()
                Image(systemName: forecast.isRainy ? "umbrella.fill" : "umbrella")
                    .symbolRenderingMode(.palette)
                    .foregroundStyle(.blue, .secondary)
            }
            Section(header: Text("Hours").textCase(.uppercase)) {
                ForEach(0..<24) { hour in
                    HStack {
                        Text(String(format: "%02d:00", hour))
                            .font(.system(.body, design: .monospaced))
                        Spacer()
                        Text(unit.text(forecast.temperature + (hour - 12) / 4))
                    }
                }
            }
        }
        .listStyle(InsetGroupedListStyle())
        .navigationBarTitle(Text(forecast.day), displayMode: .inline)
    }
}

struct CityList: View {
    @Environment(\.presentationMode) var mode
    let cities = ["Oslo", "Bergen", "Tórshavn", "Nuuk", "Reykjavík"]

    var body: some View {
        NavigationView {
            List(cities, id: \.self) { city in
                Text(city)
            }
            .navigationTitle("Cities")
            .navigationBarItems(trailing: Button("Done") { mode.wrappedValue.dismiss() })
        }
    }
}

struct WeatherHome_Previews: PreviewProvider {
    static var previews: some View {
        WeatherHome()
    }
}
