/// What holds a value in an app's Objective-C.
enum ObjectiveCHolder: Hashable {
    case field(String, of: String)
    case global(String)
    case result(String, of: String?)
    case parameter(Int, of: String, type: String?)
}
