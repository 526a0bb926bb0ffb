import SwiftUI

struct RecipeRoot: View {
    @SceneStorage("navigation") private var stored: Data?
    @AppStorage("experience") private var experience: Experience = .twoColumns
    @Environment(NavigationModel.self) private var navigation

    enum Experience: String, CaseIterable, Identifiable {
        case stack, twoColumns, threeColumns
        var id: Self { self }
    }

    var body: some View {
        Group {
            switch experience {
            case .stack: StackExperience(experience: $experience)
            case .twoColumns: TwoColumnExperience(experience: $experience)
            case .threeColumns: ThreeColumnExperience(experience: $experience)
            }
        }
        .task {
            if let stored { navigation.jsonData = stored }
        }
        .onChange(of: navigation.recipePath) {
            stored = navigation.jsonData
        }
    }
}

struct ExperienceMenu: View {
    @Binding var experience: RecipeRoot.Experience

    var body: some View {
        Menu {
            Picker("Layout", selection: $experience) {
                Text("Stack").tag(RecipeRoot.Experience.stack)
                Text("Two columns").tag(RecipeRoot.Experience.twoColumns)
                Text("Three columns").tag(RecipeRoot.Experience.threeColumns)
            }
            .pickerStyle(.inline)
        } label: {
            Label("Layout", systemImage: "wand.and.stars")
        }
        .help("Choose how the app is laid out")
    }
}

struct StackExperience: View {
    @Environment(NavigationModel.self) private var navigation
    @Environment(RecipeModel.self) private var model
    @Binding var experience: RecipeRoot.Experience

    var body: some View {
        @Bindable var navigation = navigation
        NavigationStack(path: $navigation.recipePath) {
            List(RecipeCategory.allCases) { category in
                Section {
                    ForEach(model.recipes(in: category)) { recipe in
                        NavigationLink(recipe.name, value: recipe)
                    }
                } header: {
                    Text(category.localizedName)
                }
            }
            .navigationTitle("Categories")
            .toolbar { ExperienceMenu(experience: $experience) }
            .navigationDestination(for: Recipe.self) { RecipeDetail(recipe: $0) }
        }
    }
}

struct TwoColumnExperience: View {
    @Environment(NavigationModel.self) private var navigation
    @Environment(RecipeModel.self) private var model
    @Binding var experience: RecipeRoot.Experience

    var body: some View {
        @Bindable var navigation = navigation
        NavigationSplitView(columnVisibility: $navigation.columnVisibility) {
            List(RecipeCategory.allCases, selection: $navigation.selectedCategory) { category in
                NavigationLink(category.localizedName, value: category)
            }
            .navigationTitle("Categories")
            .toolbar { ExperienceMenu(experience: $experience) }
        } detail: {
            NavigationStack(path: $navigation.recipePath) {
                RecipeGrid(category: navigation.selectedCategory)
            }
        }
        .navigationSplitViewStyle(.balanced)
    }
}

struct ThreeColumnExperience: View {
    @Environment(NavigationModel.self) private var navigation
    @Environment(RecipeModel.self) private var model
    @Binding var experience: RecipeRoot.Experience
    @State private var selected: Set<Recipe.ID> = []

    var body: some View {
        @Bindable var navigation = navigation
        NavigationSplitView(columnVisibility: $navigation.columnVisibility) {
            List(selection: $navigation.selectedCategory) {
                ForEach(RecipeCategory.allCases) { category in
                    Label(category.localizedName, systemImage: "fork.knife").tag(category)
                }
            }
            .navigationTitle("Categories")
            .navigationSplitViewColumnWidth(min: 180, ideal: 200, max: 300)
            .toolbar { ExperienceMenu(experience: $experience) }
        } content: {
            ZStack {
                if let category = navigation.selectedCategory {
                    List(model.recipes(in: category), selection: $selected) { recipe in
                        Text(recipe.name)
                    }
                    .navigationTitle(category.localizedName)
                } else {
                    Text("Choose a category")
                        .navigationTitle("")
                }
            }
            .navigationSplitViewColumnWidth(260)
        } detail: {
            if selected.count == 1, let id = selected.first, let recipe = model[id] {
                RecipeDetail(recipe: recipe)
            } else {
                ContentUnavailableView("Choose a recipe", systemImage: "book.closed")
            }
        }
        .navigationSplitViewStyle(.prominentDetail)
    }
}

struct RecipeGrid: View {
    var category: RecipeCategory?
    @Environment(RecipeModel.self) private var model
    @Environment(\.horizontalSizeClass) private var sizeClass

    var columns: [GridItem] {
        [GridItem(.adaptive(minimum: sizeClass == .compact ? 140 : 240))]
    }

    var body: some View {
        if let category {
            ScrollView {
                LazyVGrid(columns: columns) {
                    ForEach(model.recipes(in: category)) { recipe in
                        NavigationLink(value: recipe) { RecipeTile(recipe: recipe) }
                    }
                    .buttonStyle(.plain)
                }
                .padding()
            }
            .navigationTitle(category.localizedName)
            .navigationDestination(for: Recipe.self) { recipe in
                RecipeDetail(recipe: recipe)
            }
        } else {
            Text("Choose a category")
        }
    }
}

struct RecipeTile: View {
    let recipe: Recipe
    @State private var isHovering = false

    var body: some View {
        VStack(alignment: .leading) {
            RecipePhoto(recipe: recipe)
                .frame(height: 120)
            Text(recipe.name)
                .lineLimit(2, reservesSpace: true)
                .font(.headline)
        }
        .tint(.primary)
        .contentShape(.rect)
        .scaleEffect(isHovering ? 1.02 : 1)
        .onHover { isHovering = $0 }
        #if os(iOS)
        .hoverEffect(.highlight)
        #endif
    }
}

struct RecipePhoto: View {
    let recipe: Recipe

    var body: some View {
        if let imageName = recipe.imageName {
            Image(imageName, bundle: nil)
                .resizable()
                .aspectRatio(contentMode: .fill)
        } else {
            ZStack {
                Rectangle().fill(.tertiary)
                Image(systemName: "camera")
                    .font(.system(size: 48))
                    .foregroundStyle(.secondary)
                    .symbolVariant(.slash)
            }
        }
    }
}

struct RecipeDetail: View {
    let recipe: Recipe
    @Environment(RecipeModel.self) private var model

    var body: some View {
        ScrollView {
            ViewThatFits(in: .horizontal) {
                wideDetails
                narrowDetails
            }
            .scenePadding()
        }
        .navigationTitle(recipe.name)
    }

    private var wideDetails: some View {
        VStack(alignment: .leading) {
            HStack(alignment: .top) {
                RecipePhoto(recipe: recipe).frame(width: 300, height: 300)
                ingredients
            }
            related
        }
        .frame(minWidth: 600)
    }

    private var narrowDetails: some View {
        VStack(alignment: .leading, spacing: 22) {
            RecipePhoto(recipe: recipe)
                .frame(maxWidth: .infinity, maxHeight: 200)
            ingredients
            related
        }
    }

    private var ingredients: some View {
        VStack(alignment: .leading) {
            Text("Ingredients").font(.title2).bold()
            ForEach(recipe.ingredients, id: \.self) { ingredient in
                Label(ingredient, systemImage: "circle.fill")
                    .imageScale(.small)
            }
        }
    }

    @ViewBuilder
    private var related: some View {
        let recipes = recipe.related.compactMap { model[$0] }
        if !recipes.isEmpty {
            Text("Related").font(.headline)
            ForEach(recipes) { related in
                NavigationLink(value: related) {
                    Text(related.name)
                }
            }
        }
    }
}

#Preview {
    RecipeRoot()
        .environment(RecipeModel.shared)
        .environment(NavigationModel())
}
