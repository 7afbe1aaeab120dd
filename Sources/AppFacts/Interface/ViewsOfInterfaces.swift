extension TargetStoryboards {
    /// The classes of the app's own of the views that an interface file makes with a view controller of a class: in its scenes, and in the nib of its name.
    ///
    /// Source: Apple's page of `UIViewController.nibName`: without a name the nib of the class's own name is looked for.
    func viewClasses(ofController type: String) -> [String] {
        let scenes = files.storyboards.flatMap { file in
            file.objects(ofClass: type).flatMap { index in
                file.document.descendants(of: index).compactMap(Self.viewClass)
            }
        }
        return scenes + viewClasses(ofNib: type)
            + (type.hasSuffix("Controller")
                ? viewClasses(ofNib: String(type.dropLast("Controller".count))) : [])
    }

    /// The classes of the app's own that a nib makes, by its name.
    func viewClasses(ofNib name: String) -> [String] {
        files.paths.filter { $0.fileName == name + ".xib" }.compactMap(files.file).flatMap {
            $0.elements.compactMap(Self.viewClass)
        }
    }

    private static func viewClass(_ element: InterfaceElement) -> String? {
        guard element.name != "placeholder" else { return nil }
        return element.attributes["customClass"]
    }
}
