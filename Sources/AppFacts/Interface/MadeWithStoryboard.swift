/// A class of the app's own of which a storyboard makes an object when its initial view controller is made.
package struct MadeWithStoryboard {
    /// The class.
    package let name: String
    /// What Interface Builder sets of the object then: key paths of user-defined runtime attributes.
    package let attributes: [String]
}

extension TargetStoryboards {
    /// What is made with the initial view controller of a storyboard: the objects of its scene, and those of what it shows inside of itself.
    package func made(withInitialOf name: String) -> [MadeWithStoryboard] {
        guard let file = file(of: name), let initial = file.initialIdentifier else { return [] }
        let document = file.document
        var queue = [initial]
        var known: Set<String> = []
        var made: [MadeWithStoryboard] = []
        while let id = queue.popLast() {
            guard known.insert(id).inserted, let index = document.index(ofID: id),
                let scene = document.elements[index].parent
            else { continue }
            for object in document.elements.indices
            where document.elements[object].parent == scene {
                let element = document.elements[object]
                let parts = document.descendants(of: object)
                guard let name = element.attributes["customClass"] else { continue }
                made.append(
                    MadeWithStoryboard(
                        name: name,
                        attributes: parts.filter { $0.name == "userDefinedRuntimeAttribute" }
                            .compactMap { $0.attributes["keyPath"] }))
            }
            for segue in document.descendants(of: index)
            where segue.name == "segue" && segue.attributes["kind"] == "relationship" {
                if let destination = segue.attributes["destination"] { queue.append(destination) }
            }
        }
        return made
    }
}
