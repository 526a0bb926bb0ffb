//
//  TodoClassicApp.swift
//  TodoClassic
//

import SwiftUI

@main
struct TodoClassicApp: App {
    @StateObject private var store = TaskStore()

    init() {
        UserDefaults.standard.register(defaults: ["showCompleted": true])
    }

    var body: some Scene {
        WindowGroup {
            ContentView()
                .environmentObject(store)
        }
    }
}
