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

    /// The classes of the app's own whose views are loaded when the initial view controller of a storyboard is shown: its own, and those that it
    /// shows inside of itself at once, also by a reference to another storyboard.
    package func shown(withInitialOf name: String) -> [String] {
        guard let file = file(of: name), let initial = file.initialIdentifier else { return [] }
        return shown(with: [(file, initial)])
    }

    /// The same where any storyboard's may be meant.
    func shownWithAnyInitial() -> [String] {
        shown(
            with: files.storyboards.compactMap { file in
                file.initialIdentifier.map { (file, $0) }
            })
    }

    /// The same of the view controllers that code takes out of a storyboard by an identifier.
    func shown(withControllersNamed identifier: String) -> [String] {
        shown(
            with: files.storyboards.flatMap { file in
                file.controllers(named: identifier).compactMap { controller in
                    controller.attributes["id"].map { (file, $0) }
                }
            })
    }

    private func shown(with controllers: [(file: InterfaceFile, id: String)]) -> [String] {
        var queue = controllers
        var known: Set<String> = []
        var shown: [String] = []
        while let (file, id) = queue.popLast() {
            let document = file.document
            guard known.insert(file.path + " " + id).inserted,
                let index = document.index(ofID: id)
            else { continue }
            let controller = document.elements[index]
            if let name = controller.attributes["customClass"] { shown.append(name) }
            if let next = referred(by: controller) { queue.append(next) }
            let segues = document.descendants(of: index).filter { segue in
                segue.name == "segue"
                    && ["relationship", "embed"].contains(segue.attributes["kind"] ?? "")
            }
            // The bar loads the view of the tab that it chooses.
            let isBar = controller.name == "tabBarController"
            queue += segues.prefix(isBar ? 1 : segues.count).compactMap { segue in
                segue.attributes["destination"].map { (file, $0) }
            }
        }
        return Set(shown).sorted()
    }

    /// Whether a storyboard has a view controller of a class that shows another one inside of itself as its view is loaded, which asks it to
    /// prepare that. Source: Apple's page of `prepare(for:sender:)`.
    func embeds(inController type: String) -> Bool {
        files.storyboards.contains { file in
            file.objects(ofClass: type).contains { index in
                file.document.descendants(of: index).contains {
                    $0.name == "segue" && $0.attributes["kind"] == "embed"
                }
            }
        }
    }

    /// The view controller of another storyboard that one stands for.
    private func referred(by controller: InterfaceElement) -> (file: InterfaceFile, id: String)? {
        guard controller.name == "viewControllerPlaceholder",
            let file = controller.attributes["storyboardName"].flatMap(file(of:))
        else { return nil }
        guard let identifier = controller.attributes["referencedIdentifier"] else {
            return file.initialIdentifier.map { (file, $0) }
        }
        return file.controllers(named: identifier).first?.attributes["id"].map { (file, $0) }
    }
}
