import SwiftUI

@main
struct ParallaxHeaderApp: App {
    var body: some Scene {
        WindowGroup {
            ArticleList()
        }
    }
}

// MARK: Preferences

struct ScrollOffsetKey: PreferenceKey {
    typealias Value = CGFloat
    static var defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value += nextValue()
    }
}

struct SizeKey: PreferenceKey {
    static var defaultValue: CGSize = .zero
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) {
        value = nextValue()
    }
}

extension View {
    func readSize(onChange: @escaping (CGSize) -> Void) -> some View {
        background(
            GeometryReader { proxy in
                Color.clear.preference(key: SizeKey.self, value: proxy.size)
            }
        )
        .onPreferenceChange(SizeKey.self, perform: onChange)
    }

    @ViewBuilder
    func `if`<Transform: View>(_ condition: Bool, transform: (Self) -> Transform) -> some View {
        if condition {
            transform(self)
        } else {
            self
        }
    }

    func eraseToAnyView() -> AnyView { AnyView(self) }
}

// MARK: Model

struct Article: Identifiable, Hashable {
    let id: Int
    let title: String
    let text: String

    static let all = (1...8).map { number in
        Article(
            id: number, title: "Article \(number)",
            text: Array(repeating: "A paragraph of article \(number), long enough to wrap over more than one line.", count: 12)
                .joined(separator: "\n\n"))
    }
}

// MARK: Views

struct ArticleList: View {
    var body: some View {
        NavigationView {
            ScrollView(showsIndicators: false) {
                VStack(spacing: 20) {
                    ForEach(Article.all) { article in
                        GeometryReader { proxy in
                            NavigationLink(destination: ArticlePage(article: article)) {
                                ArticleCard(article: article)
                                    .rotation3DEffect(
                                        Angle(degrees: Double(proxy.frame(in: .global).minY - 100) / -20),
                                        axis: (x: 10.0, y: 0, z: 0)
                                    )
                            }
                            .buttonStyle(PlainButtonStyle())
                        }
                        .frame(height: 160)
                    }
                }
                .padding()
            }
            .navigationBarTitle("Articles")
        }
        .navigationViewStyle(StackNavigationViewStyle())
    }
}

struct ArticleCard: View {
    let article: Article

    var body: some View {
        ZStack(alignment: .bottomLeading) {
            RoundedRectangle(cornerRadius: 20, style: .continuous)
                .fill(
                    LinearGradient(
                        stops: [
                            Gradient.Stop(color: .orange, location: 0),
                            .init(color: .pink, location: 0.7),
                            .init(color: .purple, location: 1),
                        ], startPoint: .topLeading, endPoint: .bottomTrailing))
            Text(article.title)
                .font(.title)
                .fontWeight(.heavy)
                .foregroundColor(.white)
                .padding()
        }
    }
}

struct ArticlePage: View {
    let article: Article
    @State private var offset: CGFloat = 0
    @State private var titleSize: CGSize = .zero
    @Environment(\.presentationMode) var presentationMode: Binding<PresentationMode>

    private let headerHeight: CGFloat = 260

    var body: some View {
        ScrollView {
            VStack(alignment: .leading) {
                GeometryReader { geometry in
                    let minY = geometry.frame(in: .named("scroll")).minY
                    ArticleCard(article: article)
                        .frame(width: geometry.size.width, height: headerHeight + stretch(in: geometry))
                        .clipped()
                        .offset(y: minY > 0 ? -minY : 0)
                        .blur(radius: minY > 0 ? 0 : min(10, -minY / 40))
                        .preference(key: ScrollOffsetKey.self, value: minY)
                }
                .frame(height: headerHeight)

                Text(article.title)
                    .font(.largeTitle.bold())
                    .readSize { titleSize = $0 }
                    .if(titleSize.height > 60) { $0.minimumScaleFactor(0.5) }
                    .padding(.horizontal)

                Text(article.text)
                    .lineSpacing(4)
                    .padding()
            }
        }
        .coordinateSpace(name: "scroll")
        .onPreferenceChange(ScrollOffsetKey.self) { value in
            offset = value
        }
        .edgesIgnoringSafeArea(.top)
        .overlay(topBar, alignment: .top)
        .navigationBarHidden(true)
    }

    private func stretch(in geometry: GeometryProxy) -> CGFloat {
        max(0, geometry.frame(in: .named("scroll")).minY)
    }

    private var topBar: some View {
        HStack {
            Button(action: { presentationMode.wrappedValue.dismiss() }) {
                Image(systemName: "chevron.left")
                    .font(.system(size: 18, weight: .bold))
                    .padding(10)
                    .background(Circle().fill(Color(.systemBackground).opacity(0.8)))
            }
            .accessibilityLabel(Text("Back"))
            Spacer()
            if offset < -headerHeight {
                Text(article.title)
                    .font(.headline)
                    .transition(.opacity)
            }
            Spacer()
        }
        .padding(.horizontal)
        .padding(.top, UIApplication.shared.windows.first?.safeAreaInsets.top ?? 20)
        .animation(.easeInOut(duration: 0.2), value: offset < -headerHeight)
    }
}

struct ArticleList_Previews: PreviewProvider {
    static var previews: some View {
        ForEach(ColorScheme.allCases, id: \.self, content: ArticleList().preferredColorScheme)
    }
}
