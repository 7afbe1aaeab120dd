import SwiftUI

struct TasksView: View {
    var body: some View {
        Text("Tasks")
    }
}
