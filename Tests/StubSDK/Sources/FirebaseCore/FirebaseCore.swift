@_exported import Foundation
import Stage

// What samples use of Firebase's SDK (firebase-ios-sdk, FIRApp.h). What it does to the delegate's class is in
// `UIKit/DelegateProxies.swift`, since it is done to an app that only links it, too.
open class FirebaseApp: NSObject {
    open class func configure() { Stage.effect("Firebase is configured") }
}
