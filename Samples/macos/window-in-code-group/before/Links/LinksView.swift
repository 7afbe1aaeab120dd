import SwiftUI

struct LinksView: View {
    var body: some View {
        Text("Links")
    }
}
