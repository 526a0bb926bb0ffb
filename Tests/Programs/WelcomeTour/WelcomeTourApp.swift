import SwiftUI

@main
struct WelcomeTourApp: App {
    @AppStorage("hasSeenTour") var hasSeenTour = false

    var body: some Scene {
        WindowGroup {
            if hasSeenTour {
                MainScreen(hasSeenTour: $hasSeenTour)
            } else {
                TourView(hasSeenTour: $hasSeenTour)
            }
        }
    }
}

struct TourPage: Identifiable, Equatable {
    let id = UUID()
    var name: String
    var description: String
    var imageUrl: String
    var tag: Int

    static var samplePages: [TourPage] = [
        TourPage(name: "Welcome", description: "The best place to keep what you find.", imageUrl: "shippingbox", tag: 0),
        TourPage(name: "Collect", description: "Put things in.", imageUrl: "tray.and.arrow.down", tag: 1),
        TourPage(name: "Share", description: "Take things out again, with friends.", imageUrl: "person.3", tag: 2),
    ]
}

struct TourView: View {
    @Binding var hasSeenTour: Bool
    @State private var pageIndex = 0
    private let pages: [TourPage] = TourPage.samplePages

    // One has to reach into UIKit for this one:
    // UIPageControl.appearance().currentPageIndicatorTintColor = .interpreterBlue

    var body: some View {
        TabView(selection: $pageIndex) {
            ForEach(pages) { page in
                VStack {
                    Spacer()
                    TourPageView(page: page)
                    Spacer()
                    if page == pages.last {
                        Button("Sign up!", action: finish)
                            .buttonStyle(.bordered)
                    } else {
                        Button("Next", action: incrementPage)
                            .buttonStyle(BorderedButtonStyle())
                    }
                    Spacer()
                }
                .tag(page.tag)
            }
        }
        .animation(.easeInOut, value: pageIndex)
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .interactive))
    }

    func incrementPage() {
        pageIndex += 1
    }

    func finish() {
        withAnimation { hasSeenTour = true }
    }
}

struct TourPageView: View {
    var page: TourPage

    var body: some View {
        VStack(spacing: 20) {
            Image(systemName: page.imageUrl)
                .resizable()
                .scaledToFit()
                .padding()
                .frame(maxHeight: 200)
                .cornerRadius(30)
                .background(.gray.opacity(0.10))
                .cornerRadius(10)
                .padding()
            Text(page.name)
                .font(.title)
            Text(page.description)
                .font(.subheadline)
                .multilineTextAlignment(.center)
                .frame(width: 300)
        }
    }
}

struct MainScreen: View {
    @Binding var hasSeenTour: Bool
    @State private var showsChanges = false

    var body: some View {
        NavigationView {
            VStack {
                Image(systemName: "globe")
                    .imageScale(.large)
                    .foregroundColor(.accentColor)
                Text("Hello, world!")
                Button("Show the tour again") { hasSeenTour = false }
                Button("What is new") { showsChanges.toggle() }
            }
            .navigationTitle("Home")
        }
        .fullScreenCover(isPresented: $showsChanges) {
            ChangesView()
        }
    }
}

struct ChangesView: View {
    @Environment(\.presentationMode) var presentationMode
    @State private var selection = 0

    var body: some View {
        VStack {
            TabView(selection: $selection) {
                FeatureCard(title: "Faster", color: .pink).tag(0)
                FeatureCard(title: "Smaller", color: .green).tag(1)
                FeatureCard(title: "Quieter", color: .yellow).tag(2)
            }
            .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
            .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
            .frame(height: 300)

            HStack(spacing: 8) {
                ForEach(0..<3, id: \.self) { index in
                    Circle()
                        .fill(index == selection ? Color.primary : Color.secondary.opacity(0.5))
                        .frame(width: 7, height: 7)
                }
            }
            .accessibilityHidden(true)

            Button(action: {
                self.presentationMode.wrappedValue.dismiss()
            }, label: {
                Text("Continue")
                    .bold()
                    .frame(width: 200, height: 50)
                    .foregroundColor(.white)
                    .background(Color.blue)
                    .clipShape(Capsule(style: .continuous))
            })
        }
    }
}

struct FeatureCard: View {
    let title: String
    let color: Color

    var body: some View {
        RoundedRectangle(cornerRadius: 25.0)
            .fill(
                LinearGradient(gradient: Gradient(colors: [color, color.opacity(0.6)]), startPoint: .top, endPoint: .bottom)
            )
            .overlay(Text(title).font(.custom("Avenir-Heavy", size: 32)).foregroundColor(.white))
            .padding()
    }
}

struct TourView_Previews: PreviewProvider {
    static var previews: some View {
        TourView(hasSeenTour: .constant(false))
    }
}
