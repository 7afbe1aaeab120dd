// What an app may ask of the Objective-C run time, where there is none: no class has methods that could be wrapped.
// Linux only.
import Foundation
import FoundationAdditions

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

public func object_getClass(_ object: Any?) -> AnyClass? {
    object.map { type(of: $0 as AnyObject) }
}
public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? { nil }
public func class_copyMethodList(
    _ type: AnyClass?, _ count: UnsafeMutablePointer<UInt32>?
) -> UnsafeMutablePointer<Method>? { nil }
public func method_getName(_ method: Method) -> Selector { Selector("") }
public func method_getImplementation(_ method: Method) -> IMP { method }
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }
@discardableResult
public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP { method }
public func imp_implementationWithBlock(_ block: Any) -> IMP {
    fatalError("there is no method to implement")
}
public func NSStringFromSelector(_ selector: Selector) -> String { selector.description }

// When a process was started: unknown here, so that it counts as just now.
public struct kinfo_proc {
    public struct Process {
        public struct Times { public var __p_starttime = timeval() }
        public var p_un = Times()
    }
    public var kp_proc = Process()
    public init() {}
}
public let CTL_KERN: Int32 = 1
public let KERN_PROC: Int32 = 14
public let KERN_PROC_PID: Int32 = 1
public func sysctl(
    _ name: UnsafeMutablePointer<Int32>?, _ count: UInt32, _ old: UnsafeMutableRawPointer?,
    _ oldSize: UnsafeMutablePointer<Int>?, _ new: UnsafeMutableRawPointer?, _ newSize: Int
) -> Int32 { -1 }
