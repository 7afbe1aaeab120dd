import ProjectModel
import SwiftFlow
import SwiftOutline

/// The actions that nibs and storyboards of a Mac app send to the first responder, which come to the application's delegate
/// where nothing in front of it answers them, and those that they send to an object of a class that they make.
package struct FirstResponderActions {
    private var toResponder: Set<String> = []
    private var toObjects: [String: Set<String>] = [:]

    /// The actions in the resources of a target.
    package init(in context: TargetContext) {
        for file in context.interfaces.files { add(file.elements) }
    }

    private mutating func add(_ elements: [InterfaceElement]) {
        var classes: [String: String] = [:]
        var responders: Set<String> = []
        for element in elements {
            guard let id = element.attributes["id"] else { continue }
            if id == "-1" || element.attributes["sceneMemberID"] == "firstResponder" {
                responders.insert(id)
            } else if id != "-2", let name = element.attributes["customClass"] {
                // The owner of a nib is there before it.
                classes[id] = name.lastComponent
            }
        }
        for element in elements where element.name == "action" {
            guard let selector = element.attributes["selector"],
                let target = element.attributes["target"]
            else { continue }
            if responders.contains(target) { toResponder.insert(selector) }
            if let name = classes[target] { toObjects[name, default: []].insert(selector) }
        }
    }

    /// Whether one of them may come to a method of a delegate.
    package func reach(_ member: LocatedDeclaration, of delegate: DelegateClass) -> Bool {
        guard let selector = member.objectiveCName(in: delegate.declaration) else { return false }
        return toResponder.contains(selector)
            || toObjects[delegate.name]?.contains(selector) ?? false
    }
}
