import AppleFrameworks
import SwiftFlow
import SwiftOutline

extension ApplicationCallback {
    /// The callback that a member of a delegate implements; nil where UIKit never calls the member.
    package static func callback(
        of member: LocatedDeclaration, in delegate: DelegateClass
    ) -> ApplicationCallback? {
        guard member.declaration.kind == .function, !member.declaration.isStatic else { return nil }
        let name = member.declaration.selectorName
        let objectiveCName = delegate.objectiveCName(of: member)
        if let callback = all[name], callback.isSelector(of: member, named: objectiveCName) {
            let isExposed = objectiveCName != nil
            return callback.isNearMiss(member, in: delegate, isExposed: isExposed)
                || !isExposed && delegate.isPrivate(member) ? nil : callback
        }
        guard let objectiveCName else { return nil }
        return byObjectiveCName[objectiveCName]
    }

    /// Whether UIKit finds a method that has the callback's name and labels: not where another name in Objective-C, or none,
    /// is written at it.
    private func isSelector(of method: LocatedDeclaration, named written: String?) -> Bool {
        if method.declaration.attribute("nonobjc") != nil { return false }
        guard method.declaration.attribute("objc")?.arguments != nil, let objectiveCName else {
            return true
        }
        return written == objectiveCName
    }

    /// Whether the types are others than the callback's, so that the compiler does not take the method for it.
    private func isNearMiss(
        _ method: LocatedDeclaration, in delegate: DelegateClass, isExposed: Bool
    ) -> Bool {
        if case .state = fate {
            // A completion handler or an error belongs to its name in Objective-C.
            if method.declaration.isAsync || method.declaration.isThrowing { return true }
            switch ApplicationParameter(of: method) {
            case .wider, .other: return !isExposed
            case .application, nil: return false
            }
        }
        guard case .event(.continueActivity) = fate, !isExposed else { return false }
        return !delegate.restoresAnything && method.takesHandlerOfAnything
    }
}
