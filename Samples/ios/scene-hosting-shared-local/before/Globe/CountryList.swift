import SwiftUI

struct CountryList: View {
    let store: CountryStore

    var body: some View {
        Text("Countries")
    }
}
