import Foundation

/// Same virtual-table slot as `NSObject.init`, but callable through a metatype: apps' classes
/// don't declare their `init()` as `required`, and UIKit makes them by name all the same.
/// It is `open` because the call would otherwise be devirtualized.
open class NSObjectTwin: NSObject {
    public required override init() { super.init() }
}

/// Makes an object of a class that is known only at run time.
public func makeObject<Kind>(of type: AnyClass, as kind: Kind.Type) -> Kind? {
    guard type is NSObject.Type else { return nil }
    return unsafeBitCast(type, to: NSObjectTwin.Type.self).init() as? Kind
}

/// The class that a property list names, where `$(PRODUCT_MODULE_NAME)` is already expanded.
public func classNamed(_ name: String, module: String) -> AnyClass? {
    NSClassFromString(name) ?? NSClassFromString("\(module).\(name)")
}

/// A coder for `init(coder:)`, with nothing in it.
public final class EmptyCoder: NSCoder {}
