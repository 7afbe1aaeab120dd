/// The storyboard of a watch app: its first screen, the pages behind it, further screens, and notifications.
package struct WatchStoryboard {
    /// One controller of a scene.
    package struct Controller {
        /// What other elements call it.
        package let id: String
        /// Its class; nil for WatchKit's own.
        package let className: String?
        /// The name that code shows it by; nil without one.
        package let identifier: String?
        /// The index of its element.
        package let element: Int
        /// Whether it stands for a notification of a category.
        package let isNotification: Bool

        /// A controller from its parts.
        package init(
            id: String, className: String?, identifier: String?, element: Int, isNotification: Bool
        ) {
            self.id = id
            self.className = className
            self.identifier = identifier
            self.element = element
            self.isNotification = isNotification
        }

        /// What a reader calls it.
        package var name: String {
            (className ?? identifier).map { "'\($0)'" } ?? "a controller without a class"
        }
    }

    /// A notification's interface.
    package struct Notification {
        /// The controller of the static part.
        package let controller: Controller
        /// The category; nil where it has none that can be read.
        package let category: String?
        /// The controllers of the dynamic parts; empty for one with a static part only.
        package let interfaces: [Controller]
        /// Whether people can use the controls of a dynamic part.
        package let isInteractive: Bool
        /// Whether the storyboard sets a colour of it.
        package let isColored: Bool

        /// A notification from its parts.
        package init(
            controller: Controller, category: String?, interfaces: [Controller],
            isInteractive: Bool, isColored: Bool
        ) {
            self.controller = controller
            self.category = category
            self.interfaces = interfaces
            self.isInteractive = isInteractive
            self.isColored = isColored
        }
    }

    /// The file.
    package let path: String
    /// Its elements.
    package let content: InterfaceDocument
    /// The first screen and the pages behind it, in order; empty where no screen is the first.
    package let pages: [Controller]
    /// Every other screen, in the order of the file.
    package let screens: [Controller]
    /// The notifications, in the order of the file.
    package let notifications: [Notification]
    /// The element of the whole document.
    package let document: Int

    /// Reads a storyboard; nil where it isn't one of WatchKit's, or can't be followed.
    package init?(_ file: InterfaceFile) {
        let content = file.document
        guard let document = content.elements.firstIndex(where: { $0.name == "document" }),
            Self.isWatchKit(content.elements[document])
        else { return nil }
        path = file.path
        self.content = content
        self.document = document
        let controllers = Self.controllers(in: content)
        let byID = Dictionary(controllers.map { ($0.id, $0) }) { first, _ in first }
        guard byID.count == controllers.count else { return nil }
        let initial = content.elements[document].attributes["initialViewController"]
        pages = Self.pages(from: initial.flatMap { byID[$0] }, among: byID, in: content)
        notifications = controllers.filter(\.isNotification).map {
            Self.notification(of: $0, among: byID, in: content)
        }
        let known = Set(
            pages.map(\.id) + notifications.flatMap { [$0.controller] + $0.interfaces }.map(\.id))
        screens = controllers.filter { !known.contains($0.id) }
    }

    /// Whether a document is a storyboard of WatchKit's.
    private static func isWatchKit(_ element: InterfaceElement) -> Bool {
        element.attributes["type"]?.contains("WatchKit") == true
            || element.attributes["targetRuntime"] == "watchKit"
    }

    /// The objects of scenes.
    private static func controllers(in content: InterfaceDocument) -> [Controller] {
        content.elements.indices.compactMap { index in
            let element = content.elements[index]
            guard let parent = element.parent, content.elements[parent].name == "objects",
                element.name != "placeholder", let id = element.attributes["id"]
            else { return nil }
            return Controller(
                id: id, className: element.attributes["customClass"],
                identifier: element.attributes["identifier"], element: index,
                isNotification: element.name == "notificationController")
        }
    }

    private static func segues(
        of controller: Controller, in content: InterfaceDocument
    ) -> [(relationship: String, destination: String)] {
        content.descendants(of: controller.element).compactMap { element in
            guard element.name == "segue", let destination = element.attributes["destination"]
            else { return nil }
            return (element.attributes["relationship"] ?? "", destination)
        }
    }

    private static func pages(
        from initial: Controller?, among controllers: [String: Controller],
        in content: InterfaceDocument
    ) -> [Controller] {
        var pages: [Controller] = []
        var known: Set<String> = []
        var next = initial
        while let page = next, known.insert(page.id).inserted {
            pages.append(page)
            next = segues(of: page, in: content).first { $0.relationship == "nextPage" }.flatMap {
                controllers[$0.destination]
            }
        }
        return pages
    }

    private static func notification(
        of controller: Controller, among controllers: [String: Controller],
        in content: InterfaceDocument
    ) -> Notification {
        let category = content.descendants(of: controller.element).first {
            $0.name == "notificationCategory"
        }?.attributes["identifier"]
        var known: Set<String> = []
        let interfaces = segues(of: controller, in: content).filter {
            $0.relationship.hasPrefix("dynamic")
        }.compactMap { controllers[$0.destination] }.filter { known.insert($0.id).inserted }
        return Notification(
            controller: controller, category: category.flatMap { $0.isEmpty ? nil : $0 },
            interfaces: interfaces,
            isInteractive: segues(of: controller, in: content).contains {
                $0.relationship == "dynamicInteractiveNotificationInterface"
            },
            isColored: content.descendants(of: controller.element).contains { $0.name == "color" })
    }

    /// The offset of a controller's element.
    package func offset(of controller: Controller) -> Int {
        content.elements[controller.element].range.lowerBound
    }

    /// An attribute of a controller's element.
    package func attribute(_ name: String, of controller: Controller) -> String? {
        content.elements[controller.element].attributes[name]
    }

    /// The colour that the storyboard gives the whole app; nil where it gives none.
    package var tint: InterfaceElement? {
        content.elements.first {
            $0.parent == document && $0.name == "color" && $0.attributes["key"] == "tintColor"
        }
    }

    /// The scene around a controller; nil where it stands in none.
    package func scene(of controller: Controller) -> Int? {
        var index: Int? = controller.element
        while let current = index, content.elements[current].name != "scene" {
            index = content.elements[current].parent
        }
        return index
    }
}
