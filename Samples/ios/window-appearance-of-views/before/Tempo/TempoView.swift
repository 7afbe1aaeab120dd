import SwiftUI

struct TempoView: View {
    var body: some View {
        Text("Largo")
    }
}
