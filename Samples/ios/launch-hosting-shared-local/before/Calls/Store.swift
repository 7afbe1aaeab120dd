final class Store {
    let issues: Int

    init(issues: Int) {
        self.issues = issues
        print("store of \(issues)")
    }
}

enum Analytics {
    static func start(with store: Store) {
        print("analytics of \(store.issues)")
    }
}
