import SwiftUI

@main
struct SideMenuApp: App {
    @StateObject private var menu = MenuState()

    var body: some Scene {
        WindowGroup {
            DrawerContainer()
                .environmentObject(menu)
        }
    }
}

enum MenuRow: Int, CaseIterable {
    case home = 0
    case favorite
    case chat
    case profile

    var title: String {
        switch self {
        case .home: return "Home"
        case .favorite: return "Favorite"
        case .chat: return "Chat"
        case .profile: return "Profile"
        }
    }

    var iconName: String {
        switch self {
        case .home: return "house"
        case .favorite: return "star"
        case .chat: return "bubble.left"
        case .profile: return "person"
        }
    }
}

class MenuState: ObservableObject {
    @Published var isOpen = false
    @Published var selected: MenuRow = .home

    func toggle() {
        withAnimation(.easeInOut(duration: 0.25)) { isOpen.toggle() }
    }
}

struct DrawerContainer: View {
    @EnvironmentObject var menu: MenuState
    @GestureState private var dragOffset: CGFloat = 0

    var body: some View {
        GeometryReader { geometry in
            let width = min(geometry.size.width * 0.7, 280)
            ZStack(alignment: .leading) {
                NavigationView {
                    content
                        .navigationBarTitle(Text(menu.selected.title), displayMode: .inline)
                        .navigationBarItems(leading: Button(action: menu.toggle) {
                            Image(systemName: "line.horizontal.3")
                                .imageScale(.large)
                        }.accessibilityLabel("Menu"))
                }
                .navigationViewStyle(StackNavigationViewStyle())
                .frame(width: geometry.size.width, height: geometry.size.height)
                .disabled(menu.isOpen)

                if menu.isOpen {
                    Color.black.opacity(0.3)
                        .ignoresSafeArea()
                        .onTapGesture { menu.toggle() }
                        .accessibilityLabel("Close the menu")
                        .accessibilityAddTraits(.isButton)
                        .transition(.opacity)
                        .zIndex(1)
                }

                SideMenuView()
                    .frame(width: width)
                    .offset(x: (menu.isOpen ? 0 : -width) + min(0, dragOffset))
                    .zIndex(2)
                    .accessibility(hidden: !menu.isOpen)
            }
            .gesture(
                DragGesture()
                    .updating($dragOffset) { value, state, transaction in
                        state = value.translation.width
                    }
                    .onEnded {
                        if $0.translation.width < -100 {
                            withAnimation { menu.isOpen = false }
                        } else if $0.startLocation.x < 40, $0.location.x > 100 {
                            withAnimation { menu.isOpen = true }
                        }
                    }
            )
        }
    }

    @ViewBuilder
    private var content: some View {
        switch menu.selected {
        case .home: HomePage()
        case .favorite: Text("Favorites").font(.largeTitle)
        case .chat: Text("Nobody here").foregroundColor(.secondary)
        case .profile: ProfilePage()
        }
    }
}

struct SideMenuView: View {
    @EnvironmentObject var menu: MenuState

    var body: some View {
        HStack {
            ZStack {
                Rectangle()
                    .fill(Color(.systemBackground))
                    .shadow(color: .purple.opacity(0.1), radius: 5, x: 0, y: 3)
                VStack(alignment: .leading, spacing: 0) {
                    header
                        .frame(height: 140)
                        .padding(.bottom, 30)
                    ForEach(MenuRow.allCases, id: \.self) { row in
                        rowView(isSelected: menu.selected == row, row: row) {
                            menu.selected = row
                            menu.toggle()
                        }
                    }
                    Spacer()
                }
                .padding(.top, 60)
            }
        }
    }

    var header: some View {
        VStack(alignment: .center) {
            Image(systemName: "person.crop.square")
                .resizable()
                .aspectRatio(contentMode: .fill)
                .frame(width: 80, height: 80)
                .overlay(RoundedRectangle(cornerRadius: 40).stroke(.purple.opacity(0.5), lineWidth: 8))
                .cornerRadius(40)
            Text("Muna")
                .font(.system(size: 18, weight: .bold))
        }
        .frame(maxWidth: .infinity)
    }

    func rowView(isSelected: Bool, row: MenuRow, action: @escaping () -> Void) -> some View {
        Button {
            action()
        } label: {
            VStack(alignment: .leading) {
                HStack(spacing: 20) {
                    Rectangle()
                        .fill(isSelected ? .purple : .white)
                        .frame(width: 5)
                    Image(systemName: row.iconName)
                        .frame(width: 26, height: 26)
                    Text(row.title)
                        .font(.system(size: 14, weight: .regular))
                        .foregroundColor(isSelected ? .black : .gray)
                    Spacer()
                }
            }
        }
        .frame(height: 50)
        .background(
            LinearGradient(
                colors: [isSelected ? .purple.opacity(0.5) : .white, .white], startPoint: .leading, endPoint: .trailing)
        )
    }
}

struct HomePage: View {
    var body: some View {
        List(1..<6) { index in
            NavigationLink(destination: Text("Story \(index) in full").navigationBarTitle("Story", displayMode: .inline)) {
                Text("Story \(index)")
            }
        }
        .listStyle(.plain)
    }
}

struct ProfilePage: View {
    @State private var name = "Muna"
    var body: some View {
        Form {
            TextField("Your name", text: $name)
        }
    }
}

struct DrawerContainer_Previews: PreviewProvider {
    static var previews: some View {
        DrawerContainer().environmentObject(MenuState())
    }
}
