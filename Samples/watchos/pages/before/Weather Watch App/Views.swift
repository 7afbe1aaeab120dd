import SwiftUI

struct TodayView: View {
    var body: some View {
        Text("Today")
    }
}

struct WeekView: View {
    var body: some View {
        Text("Week")
    }
}
