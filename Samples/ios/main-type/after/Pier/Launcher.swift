import UIKit

@main
enum Launcher {
    static func main() {
        print("before the app")
        PierApp.main()
    }
}
