import SourceEditing

/// A storyboard or nib of a target as elements of XML.
package struct NibFile {
    /// The file, relative to the root.
    package let path: String
    /// Its elements in the order in which they start.
    package let elements: [InterfaceElements.Element]
    private let lines: LineTable

    /// Reads a file; nil where it can't be read, or is no XML.
    package init?(_ path: String, in context: TargetContext) {
        guard let text = context.library.text(path), let content = InterfaceElements(text) else {
            return nil
        }
        self.path = path
        elements = content.elements
        lines = LineTable(text)
    }

    /// The paths of the storyboards and nibs that a target copies, in the project's order.
    package static func paths(in context: TargetContext) -> [String] {
        context.target.resources.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }
    }

    /// The storyboards and nibs that a target copies, those that can't be read left out.
    package static func all(in context: TargetContext) -> [NibFile] {
        paths(in: context).sorted().compactMap { NibFile($0, in: context) }
    }

    /// The line on which an element starts.
    package func place(of element: InterfaceElements.Element) -> Place {
        let line = lines.position(of: element.range.lowerBound).line
        return Place(path: path, position: SourcePosition(line: line, column: 1))
    }

    /// The elements of the menu bar, which Interface Builder marks as the main menu; empty where there is none.
    package var menuBar: [InterfaceElements.Element] {
        guard
            let bar = elements.first(where: {
                $0.name == "menu" && $0.attributes["systemMenu"] == "main"
            })
        else { return [] }
        return elements.filter {
            bar.range.contains($0.range.lowerBound)
        }
    }

    // MARK: Storyboards

    /// Whether it is a launch screen.
    package var isLaunchScreen: Bool { elements.first?.attributes["launchScreen"] == "YES" }

    /// The view controller that it starts with; nil where it names none.
    var initialController: InterfaceElements.Element? {
        initialIdentifier.flatMap { id in elements.first { $0.attributes["id"] == id } }
    }

    /// The identifier of the view controller that it starts with.
    package var initialIdentifier: String? {
        elements.first?.attributes["initialViewController"].flatMap { $0.isEmpty ? nil : $0 }
    }
}
