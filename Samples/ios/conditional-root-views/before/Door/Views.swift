import SwiftUI

final class Account {
    enum State {
        case signedIn, signedOut
    }

    var state = State.signedIn
}

struct HomeView: View {
    let account: Account

    var body: some View {
        Text("Home")
    }
}

struct LoginView: View {
    var body: some View {
        Text("Login")
    }
}
