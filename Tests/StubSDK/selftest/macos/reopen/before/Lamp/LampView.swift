import SwiftUI

struct LampView: View {
    var body: some View {
        Text("Lamp")
    }
}
