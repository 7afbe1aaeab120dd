/// An object of a class of the app's own that an interface file makes.
struct ViewOfInterface: Hashable {
    /// The class.
    let type: String
    /// The properties that the file sets as it is made.
    let attributes: [String]
}

extension TargetStoryboards {
    /// The views that an interface file makes with a view controller of a class: in its scenes, and in the nib of its name.
    ///
    /// Source: Apple's page of `UIViewController.nibName`: without a name the nib of the class's own name is looked for.
    func views(ofController type: String) -> [ViewOfInterface] {
        let scenes = files.storyboards.flatMap { file in
            file.objects(ofClass: type).flatMap { index in
                Self.views(Array(file.document.descendants(of: index)), in: file)
            }
        }
        return scenes + views(ofNib: type)
            + (type.hasSuffix("Controller")
                ? views(ofNib: String(type.dropLast("Controller".count))) : [])
    }

    /// The views that a nib makes, by its name.
    func views(ofNib name: String) -> [ViewOfInterface] {
        files.paths.filter { $0.fileName == name + ".xib" }.compactMap(files.file).flatMap {
            Self.views($0.elements, in: $0)
        }
    }

    private static func views(
        _ elements: [InterfaceElement], in file: InterfaceFile
    ) -> [ViewOfInterface] {
        var attributes: [Int: [String]] = [:]
        for element in elements where element.name == "userDefinedRuntimeAttribute" {
            guard let path = element.attributes["keyPath"],
                let object = element.parent.flatMap({ file.elements[$0].parent })
            else { continue }
            attributes[file.elements[object].range.lowerBound, default: []].append(path)
        }
        return elements.compactMap { element in
            guard element.name != "placeholder", let type = element.attributes["customClass"]
            else { return nil }
            return ViewOfInterface(
                type: type, attributes: attributes[element.range.lowerBound] ?? [])
        }
    }
}
