import SwiftUI

struct CabinView: View {
    var body: some View {
        Text("Cabin")
    }
}
