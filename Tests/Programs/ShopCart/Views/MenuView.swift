import SwiftUI

struct MenuView: View {
    let menu = MenuData.load()

    var body: some View {
        NavigationView {
            List {
                ForEach(menu) { section in
                    Section(header: Text(section.name)) {
                        ForEach(section.items) { item in
                            ItemRow(item: item)
                        }
                    }
                }
            }
            .navigationTitle("Menu")
            .listStyle(GroupedListStyle())
            .headerProminence(.increased)
        }
    }
}

struct ItemRow: View {
    static let colors: [String: Color] = ["D": .purple, "G": .black, "N": .red, "S": .blue, "V": .green]

    let item: Product

    var body: some View {
        NavigationLink(destination: ItemDetail(item: item)) {
            HStack {
                Image(decorative: "thumb-\(item.id)")
                    .resizable()
                    .aspectRatio(1, contentMode: .fill)
                    .frame(width: 48, height: 48)
                    .clipShape(Circle())
                    .overlay(Circle().stroke(Color.gray, lineWidth: 2))

                VStack(alignment: .leading) {
                    Text(item.name)
                        .font(.headline)
                    Text("$\(item.price, specifier: "%.2f")")
                }.layoutPriority(1)

                Spacer()

                ForEach(item.restrictions, id: \.self) { restriction in
                    Text(restriction)
                        .font(.caption)
                        .fontWeight(.black)
                        .padding(5)
                        .background(Self.colors[restriction, default: .black])
                        .clipShape(Circle())
                        .foregroundColor(.white)
                }
            }
        }
    }
}

struct ItemDetail: View {
    @EnvironmentObject var order: Order
    @EnvironmentObject var favourites: Favourites
    let item: Product

    var body: some View {
        VStack {
            ZStack(alignment: .bottomTrailing) {
                Image("photo-\(item.id)")
                    .resizable()
                    .scaledToFit()
                Text("Photo: the kitchen")
                    .padding(4)
                    .background(Color.black)
                    .font(.caption)
                    .foregroundColor(.white)
                    .offset(x: -5, y: -5)
            }
            Text(item.text)
                .padding()
            Button("Order this") {
                self.order.add(item: self.item)
            }
            .font(.headline)
            .padding()
            .overlay(
                RoundedRectangle(cornerRadius: 12, style: .continuous)
                    .stroke(lineWidth: 2)
            )
            Spacer()
        }
        .navigationBarTitle(Text(item.name), displayMode: .inline)
        .navigationBarItems(trailing: Button(action: { favourites.toggle(item) }) {
            Image(systemName: favourites.contains(item) ? "heart.fill" : "heart")
        })
    }
}

struct ItemDetail_Previews: PreviewProvider {
    static let order = Order()

    static var previews: some View {
        NavigationView {
            ItemDetail(item: Product.example)
                .environmentObject(order)
                .environmentObject(Favourites())
        }
    }
}
