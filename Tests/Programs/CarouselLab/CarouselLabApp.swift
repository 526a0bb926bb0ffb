import SwiftUI

@main
struct CarouselLabApp: App {
    var body: some Scene {
        WindowGroup {
            NavigationStack { CarouselHome() }
        }
    }
}

struct Slide: Identifiable, Hashable {
    let id: Int
    var title: String { "Slide \(id)" }
    var colors: [Color] {
        [Color(hue: Double(id) / 10, saturation: 0.7, brightness: 0.9), Color(hue: Double(id) / 10, saturation: 0.9, brightness: 0.5)]
    }
    static let all = (0..<10).map(Slide.init)
}

/// Stops at every second hundred points.
struct StepScrollBehavior: ScrollTargetBehavior {
    var step: CGFloat

    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        let x = (target.rect.minX / step).rounded() * step
        target.rect.origin.x = max(0, x)
    }
}

extension ScrollTargetBehavior where Self == StepScrollBehavior {
    static func step(_ step: CGFloat) -> StepScrollBehavior { StepScrollBehavior(step: step) }
}

struct CarouselHome: View {
    @State private var position: Slide.ID? = 0
    @State private var isLocked = false
    @State private var seen: Set<Slide.ID> = []

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                Text("Pages").font(.title2).bold().padding(.leading)
                ScrollView(.horizontal) {
                    LazyHStack(spacing: 0) {
                        ForEach(Slide.all) { slide in
                            SlideView(slide: slide)
                                .containerRelativeFrame(.horizontal)
                                .onScrollVisibilityChange { isVisible in
                                    if isVisible { seen.insert(slide.id) }
                                }
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollTargetBehavior(.paging)
                .scrollPosition(id: $position)
                .scrollIndicators(.hidden)
                .scrollDisabled(isLocked)
                .frame(height: 200)

                HStack {
                    Button("Back", systemImage: "chevron.left") { move(by: -1) }
                        .disabled(position == 0)
                    Spacer()
                    Text("At \(position ?? 0), seen \(seen.count)")
                    Spacer()
                    Button("Forward", systemImage: "chevron.right") { move(by: 1) }
                        .disabled(position == Slide.all.count - 1)
                }
                .labelStyle(.iconOnly)
                .padding(.horizontal)

                Toggle("Locked", isOn: $isLocked).padding(.horizontal)

                ScrollView(.horizontal, showsIndicators: false) {
                    HStack(spacing: 16) {
                        ForEach(Slide.all) { slide in
                            NavigationLink(value: slide) {
                                SlideView(slide: slide)
                                    .containerRelativeFrame(.horizontal, count: 3, spacing: 16)
                            }
                        }
                    }
                    .padding(.horizontal)
                }
                .scrollTargetBehavior(.step(100))
                .scrollBounceBehavior(.basedOnSize, axes: .horizontal)
                .scrollClipDisabled()
                .frame(height: 120)

                Text("Half the width")
                    .containerRelativeFrame(.horizontal, alignment: .center) { length, _ in length / 2 }
                    .background(.yellow)

                JumpList()
            }
            .padding(.vertical)
        }
        .navigationTitle("Carousels")
        .navigationDestination(for: Slide.self) { slide in
            SlideView(slide: slide)
                .ignoresSafeArea(.container, edges: .bottom)
                .navigationTitle(slide.title)
                .toolbar(.hidden, for: .tabBar)
        }
    }

    private func move(by offset: Int) {
        withAnimation(.smooth) {
            position = min(max((position ?? 0) + offset, 0), Slide.all.count - 1)
        }
    }
}

struct SlideView: View {
    let slide: Slide

    var body: some View {
        RoundedRectangle(cornerRadius: 16, style: .continuous)
            .fill(LinearGradient(colors: slide.colors, startPoint: .topLeading, endPoint: .bottomTrailing))
            .overlay(alignment: .bottomLeading) {
                Text(slide.title).font(.headline).foregroundStyle(.white).padding()
            }
            .padding(.horizontal, 8)
            .contentShape(.rect)
    }
}

struct JumpList: View {
    @State private var target = 50

    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                Stepper("Row \(target)", value: $target, in: 0...99, step: 10)
                Button("Jump") { withAnimation { proxy.scrollTo(target, anchor: .top) } }
                ScrollView(.vertical) {
                    LazyVStack(alignment: .leading, spacing: 4) {
                        ForEach(0..<100, id: \.self) { row in
                            Text("Row number \(row)").id(row)
                        }
                    }
                }
                .frame(height: 160)
                .border(.gray)
            }
            .padding(.horizontal)
        }
    }
}

#Preview {
    NavigationStack { CarouselHome() }
}
