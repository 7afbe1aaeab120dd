import Combine

final class Laps: ObservableObject {
    @Published var count = 0
    let goal: Int

    init(goal: Int) {
        self.goal = goal
        print("laps are made")
    }
}
