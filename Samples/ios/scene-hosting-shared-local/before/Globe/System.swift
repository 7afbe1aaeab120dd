import SwiftUI
import UIKit

@MainActor
struct System {
    let store: CountryStore
    let links: LinkHandler

    static func start() -> System {
        print("system started")
        let store = CountryStore()
        return System(store: store, links: LinkHandler(store: store))
    }
}

@MainActor
final class CountryStore {
    var selected = "none"
}

@MainActor
final class LinkHandler {
    private let store: CountryStore

    init(store: CountryStore) {
        self.store = store
    }

    func open(_ contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url else { return }
        store.selected = url.lastPathComponent
        print("country \(store.selected)")
    }

    func pause() {
        print("paused at \(store.selected)")
    }
}
