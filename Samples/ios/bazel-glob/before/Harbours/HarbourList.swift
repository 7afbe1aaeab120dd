import SwiftUI

struct HarbourList: View {
    var body: some View {
        Text("Harbours")
    }
}
