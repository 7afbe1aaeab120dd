import SwiftUI
import WatchKit

final class TodayController: WKHostingController<TodayView> {
    override var body: TodayView { TodayView() }
}

final class WeekController: WKHostingController<WeekView> {
    override var body: WeekView { WeekView() }
}
