import WatchKit

class NowPlayingController: WKInterfaceController {
    override func awake(withContext context: Any?) {
        super.awake(withContext: context)
        pushController(withName: "Queue", context: nil)
    }
}
