final class FeedService {
    init() {
        print("service made")
    }

    func validateCache() {
        print("validate the cache")
    }
}
