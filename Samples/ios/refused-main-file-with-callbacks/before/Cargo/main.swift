import UIKit

let arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 1)
arguments.initialize(to: nil)

exit(UIApplicationMain(0, arguments, nil, NSStringFromClass(AppDelegate.self)))
