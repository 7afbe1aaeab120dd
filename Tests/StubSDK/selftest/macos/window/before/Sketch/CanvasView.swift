import SwiftUI

struct CanvasView: View {
    var body: some View {
        Text("Canvas")
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .toolbar {
                Button("Count") {
                    print((NSApp.delegate as? NSObject).map { "\(type(of: $0))" } ?? "none")
                }
            }
    }
}
