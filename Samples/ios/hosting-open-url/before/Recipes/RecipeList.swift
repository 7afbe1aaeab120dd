import SwiftUI

final class RecipeBook: ObservableObject {
    @Published var opened: String?

    func open(_ url: URL) {
        opened = url.absoluteString
        print("opened \(url.absoluteString)")
    }
}

struct RecipeList: View {
    let title: String
    @EnvironmentObject private var book: RecipeBook

    var body: some View {
        Text(book.opened ?? title)
            .onOpenURL { url in
                guard url.scheme == "sample-debug" else { return }
                print("debugging \(url.absoluteString)")
            }
    }
}
