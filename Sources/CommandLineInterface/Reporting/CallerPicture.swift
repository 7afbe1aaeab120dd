import AppFacts

/// A picture of who calls the methods of the delegates, before on the left and after on the right, laid out in whole units.
struct CallerPicture: Sendable {
    /// A caller or a method.
    struct Box: Sendable {
        /// Its left edge.
        let x: Int
        /// Its upper edge.
        var y: Int
        /// Its width.
        let width: Int
        /// The words in it, a line each.
        let lines: [String]
        /// Whether they are code.
        let isCode: Bool
        /// How it is drawn.
        let look: CallerLook

        /// Its height.
        var height: Int { lines.count * CallerPicture.line + 12 }
        /// Its middle.
        var middle: Int { y + height / 2 }
        /// The edge below it.
        var bottom: Int { y + height }
    }

    /// A call.
    struct Call: Sendable {
        /// The caller's edge.
        let from: (x: Int, y: Int)
        /// The method's edge.
        let to: (x: Int, y: Int)
        /// How it is drawn.
        let look: CallerLook
    }

    /// The class that the methods below it belong to.
    struct Owner: Sendable {
        /// Its name.
        let name: String
        /// Where it stands.
        let y: Int
    }

    /// How wide every picture is.
    static let width = 580
    /// The height of a line of text.
    static let line = 15
    /// The columns: who calls before, the methods, and who calls after.
    static let columns = [(x: 4, width: 110), (x: 154, width: 242), (x: 436, width: 140)]

    /// The boxes.
    private(set) var boxes: [Box] = []
    /// The calls.
    private(set) var calls: [Call] = []
    /// The classes.
    private(set) var owners: [Owner] = []
    /// How high it is.
    private(set) var height = 24
    /// What it shows, in words.
    let description: String

    /// A picture; nil where nothing changes.
    init?(of callbacks: [CallbackRecord]) {
        let isChange = callbacks.contains { $0.state != .unchanged && $0.state != .unused }
        guard isChange else { return nil }
        description = callbacks.map { "\($0.owner).\($0.name): \($0.callers)." }.joined(
            separator: " ")
        var names: [String] = []
        for name in callbacks.map(\.owner) where !names.contains(name) { names.append(name) }
        let classes = Dictionary(grouping: callbacks, by: \.owner)
        for name in names { add(classes[name] ?? [], of: name) }
    }

    /// Adds a class below what is there.
    private mutating func add(_ records: [CallbackRecord], of name: String) {
        owners.append(Owner(name: name, y: height + Self.line))
        let top = height + Self.line + 10
        // Methods with one caller stand together, so that no calls cross.
        let groups = CallerGroup.groups(of: records, by: \.callerAfter)
        let ordered = groups.flatMap(\.records)
        let methods = Self.column(
            1, ordered.map { (CallerText.broken($0.name, to: 34), $0.callerAfter.look) }, from: top)
        let before = Self.callers(
            0, CallerGroup.groups(of: ordered) { CallerEnd(text: $0.before.label, look: .plain) },
            methods, ordered, from: top)
        let after = Self.callers(2, groups, methods, ordered, from: top)
        for (index, method) in methods.enumerated() {
            let caller = before.boxes[before.callers[index]]
            calls.append(
                Call(
                    from: (caller.x + caller.width, caller.middle), to: (method.x, method.middle),
                    look: .plain))
            let next = after.boxes[after.callers[index]]
            calls.append(
                Call(
                    from: (next.x, next.middle), to: (method.x + method.width, method.middle),
                    look: next.look))
        }
        let all = methods + before.boxes + after.boxes
        boxes += all
        height = (all.map(\.bottom).max() ?? height) + 16
    }

    /// The boxes of callers beside the middle of their methods, and which of them is whose.
    private static func callers(
        _ number: Int, _ groups: [CallerGroup], _ methods: [Box], _ records: [CallbackRecord],
        from top: Int
    ) -> (boxes: [Box], callers: [Int]) {
        var callers = [Int](repeating: 0, count: records.count)
        var indices: [CallbackRecord: [Int]] = [:]
        for (index, record) in records.enumerated() { indices[record, default: []].append(index) }
        var next = top
        let boxes = groups.enumerated().map { group, members in
            let own = members.records.flatMap { indices[$0] ?? [] }
            for index in own { callers[index] = group }
            let middle = own.reduce(0) { $0 + methods[$1].middle } / max(own.count, 1)
            var box = column(
                number,
                [
                    (
                        CallerText.wrapped(members.end.text, to: number == 0 ? 15 : 20),
                        members.end.look
                    )
                ],
                from: 0)[0]
            box.y = max(next, middle - box.height / 2)
            next = box.bottom + 8
            return box
        }
        return (boxes, callers)
    }

    /// Boxes below each other.
    private static func column(
        _ number: Int, _ texts: [(lines: [String], look: CallerLook)], from top: Int
    ) -> [Box] {
        var y = top
        return texts.map { text in
            let box = Box(
                x: columns[number].x, y: y, width: columns[number].width, lines: text.lines,
                isCode: number == 1, look: text.look)
            y = box.bottom + 8
            return box
        }
    }
}

/// Methods with one caller.
private struct CallerGroup {
    let end: CallerEnd
    var records: [CallbackRecord]

    /// The groups, in the order in which the callers come first.
    static func groups(
        of records: [CallbackRecord], by end: (CallbackRecord) -> CallerEnd
    ) -> [CallerGroup] {
        var groups: [CallerGroup] = []
        var indices: [CallerEnd: Int] = [:]
        for record in records {
            let end = end(record)
            if let index = indices[end] {
                groups[index].records.append(record)
            } else {
                indices[end] = groups.count
                groups.append(CallerGroup(end: end, records: [record]))
            }
        }
        return groups
    }
}
