final class FernService {
    init() { print("the service is made") }

    func names() -> [String] { ["lady fern", "bracken"] }
}
