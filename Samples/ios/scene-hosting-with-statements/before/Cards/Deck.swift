import SwiftUI

final class Deck {
    private(set) var cards: [String] = []

    func load() {
        cards = ["one", "two"]
        print("\(cards.count) cards")
    }
}

struct DeckView: View {
    let deck: Deck

    var body: some View {
        Text("\(deck.cards.count) cards")
    }
}
