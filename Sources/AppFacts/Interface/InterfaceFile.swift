import SourceEditing

/// A storyboard or nib that was read, with what many ask of it; there is one for each file of a library.
package final class InterfaceFile {
    /// The file, relative to the top of the tree.
    package let path: String
    /// Its content.
    package let document: InterfaceDocument
    private let lines: LineTable

    private lazy var segues = Dictionary(
        grouping: elements.filter { $0.name == "segue" },
        by: { $0.attributes["destination"] ?? "" })
    private lazy var identified = Dictionary(
        grouping: elements.filter { $0.attributes["storyboardIdentifier"] != nil },
        by: { $0.attributes["storyboardIdentifier"] ?? "" })

    private lazy var customized = Dictionary(
        grouping: elements.indices.filter { elements[$0].attributes["customClass"] != nil },
        by: { elements[$0].attributes["customClass"] ?? "" })

    /// A file that was read.
    init(path: String, document: InterfaceDocument, lines: LineTable) {
        self.path = path
        self.document = document
        self.lines = lines
    }

    /// Its elements in the order in which they start.
    package var elements: [InterfaceElement] { document.elements }

    /// Whether it is a storyboard and no nib.
    package var isStoryboard: Bool { path.hasSuffix(".storyboard") }

    /// The line on which an element starts.
    package func place(of element: InterfaceElement) -> Place {
        let line = lines.position(of: element.range.lowerBound).line
        return Place(path: path, position: SourcePosition(line: line, column: 1))
    }

    /// The elements of the menu bar, which Interface Builder marks as the main menu; empty where there is none.
    package var menuBar: [InterfaceElement] {
        let bar = elements.indices.first {
            elements[$0].name == "menu" && elements[$0].attributes["systemMenu"] == "main"
        }
        return bar.map { [elements[$0]] + document.descendants(of: $0) } ?? []
    }

    // MARK: Storyboards

    /// Whether it is a launch screen.
    package var isLaunchScreen: Bool { elements.first?.attributes["launchScreen"] == "YES" }

    /// The view controller that it starts with; nil where it names none.
    var initialController: InterfaceElement? {
        initialIdentifier.flatMap(document.index).map { elements[$0] }
    }

    /// The identifier of the view controller that it starts with.
    package var initialIdentifier: String? {
        elements.first?.attributes["initialViewController"].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The segues that lead to an element with an identifier.
    package func segues(to id: String) -> [InterfaceElement] { segues[id] ?? [] }

    /// The objects of a class of the app's own, by their indices among the elements.
    func objects(ofClass name: String) -> [Int] { customized[name] ?? [] }

    /// The view controllers that code asks for by a name.
    func controllers(named identifier: String) -> [InterfaceElement] {
        identified[identifier] ?? []
    }
}
