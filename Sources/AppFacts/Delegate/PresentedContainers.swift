extension PresentedControllers {
    /// Whether storyboards have a class as nothing but what navigation controllers start with that code asks for by their names, and
    /// presents each time.
    func areInPresentedContainers(_ name: String) -> Bool {
        let scenes = context.interfaces.storyboards.flatMap { file in
            file.objects(ofClass: name).map { (file, file.elements[$0]) }
        }
        return !scenes.isEmpty
            && scenes.allSatisfy { file, scene in
                guard let id = scene.attributes["id"], id != file.initialIdentifier,
                    scene.attributes["storyboardIdentifier"] == nil
                else { return false }
                let segues = file.segues(to: id)
                return !segues.isEmpty
                    && segues.allSatisfy { segue in
                        segue.attributes["relationship"] == "rootViewController"
                            && container(around: segue, in: file).map {
                                isAskedForAndPresented($0, in: file)
                            } ?? false
                    }
            }
    }

    /// The navigation controller that an element stands in.
    private func container(
        around element: InterfaceElement, in file: InterfaceFile
    ) -> InterfaceElement? {
        var next = element.parent
        while let index = next {
            let parent = file.elements[index]
            if parent.name == "navigationController" { return parent }
            next = parent.parent
        }
        return nil
    }

    private func isAskedForAndPresented(
        _ container: InterfaceElement, in file: InterfaceFile
    ) -> Bool {
        guard let id = container.attributes["id"],
            let identifier = container.attributes["storyboardIdentifier"],
            file.segues(to: id).isEmpty
        else { return false }
        if id == file.initialIdentifier, StoryboardStarts(in: context).mayStart(file) {
            return false
        }
        return isPresented(named: identifier)
            && !context.interfaces.mayHave { $0.attributes["referencedIdentifier"] == identifier }
    }
}
