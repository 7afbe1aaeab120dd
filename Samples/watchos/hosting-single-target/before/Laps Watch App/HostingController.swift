import SwiftUI
import WatchKit

final class HostingController: WKHostingController<LapsView> {
    @ObservedObject var laps = Laps(goal: 5)

    override func awake(withContext context: Any?) {
        super.awake(withContext: context)
    }

    override var body: LapsView {
        // The goal is set in the app on the phone.
        LapsView(laps: laps)
    }
}
