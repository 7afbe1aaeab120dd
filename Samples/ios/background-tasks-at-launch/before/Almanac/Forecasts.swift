import BackgroundTasks

/// The forecasts of the coming days, fetched while nobody looks.
final class Forecasts {
    static let refresh = "com.example.Almanac.refresh"

    init() {
        print("forecasts made")
    }

    /// The system ends an app that registers once its launch is over.
    func registerRefresh() {
        BGTaskScheduler.shared.register(forTaskWithIdentifier: Self.refresh, using: nil) { task in
            task.setTaskCompleted(success: true)
        }
    }
}
