#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

#if canImport(Glibc) || canImport(Musl)
    // Swift hides `fork`, since it is unsafe beside threads; here nothing has started one.
    @_silgen_name("fork") private func forkProcess() -> Int32

    /// Plays many scenarios with one start of the program: loading the libraries costs more than most scenarios.
    ///
    /// The file that `STAGE_SCENARIOS` names has a line `scenario NAME APP WORLD,WORLD` for each, and its events below;
    /// `APP` tells a program that is made of several apps which one to be. Each is played by a process of its own, with
    /// its output in `NAME.log` and its end in `NAME.status` beside the file. Where the same app and events were played
    /// in the first world, and nothing asked there for what differs in a scenario's world, the scenario is the same up
    /// to its end: its files are those of the other.
    enum ScenarioRunner {
        private struct Scenario {
            let name: String
            let app: String
            let world: String
            var events: [String] = []

            /// What the first world's scenario has in common with those of other worlds.
            var play: [String] { [app] + events }

            func isAsked(in questions: Set<String>) -> Bool {
                world.split(separator: ",").contains { questions.contains(String($0)) }
            }
        }

        private static var isChild = false

        /// Returns in each child with its scenario set, and never in a process that has scenarios to play.
        static func start() {
            guard !isChild, let path = Stage.setting("SCENARIOS") else { return }
            isChild = true
            let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
            var played: [[String]: (name: String, questions: Set<String>)] = [:]
            for scenario in scenarios(in: read(path)) {
                let file = "\(folder)/\(scenario.name)"
                if let same = played[scenario.play], !scenario.isAsked(in: same.questions) {
                    for kind in ["log", "status"] {
                        link("\(folder)/\(same.name).\(kind)", "\(file).\(kind)")
                    }
                    continue
                }
                let child = forkProcess()
                if child == 0 { return become(scenario, in: folder) }
                var status: Int32 = 0
                waitpid(child, &status, 0)
                write("\(ended(status))\n", to: "\(file).status")
                if scenario.world.isEmpty {
                    played[scenario.play] = (scenario.name, questions(in: read("\(file).log")))
                }
            }
            _exit(0)
        }

        /// The behaviours that a log says were asked for.
        private static func questions(in log: String) -> Set<String> {
            let mark = "@   asks "
            let lines = log.split(separator: "\n").filter { $0.hasPrefix(mark) }
            return Set(lines.map { String($0.dropFirst(mark.count)) })
        }

        /// The exit status, or the signal's number plus 128.
        private static func ended(_ status: Int32) -> Int32 {
            let signal = status & 0x7f
            return signal == 0 ? (status >> 8) & 0xff : 128 + signal
        }

        private static func become(_ scenario: Scenario, in folder: String) {
            let log = open("\(folder)/\(scenario.name).log", O_CREAT | O_WRONLY | O_TRUNC, 0o600)
            dup2(log, 1)
            dup2(log, 2)
            close(log)
            setenv("STAGE_APP", scenario.app, 1)
            setenv("STAGE_WORLD", scenario.world, 1)
            setenv("STAGE_EVENTS", scenario.events.joined(separator: "\n"), 1)
            // Processor time, so that a busy machine ends nothing; the alarm is for an app that waits for ever.
            var limit = rlimit(rlim_cur: 20, rlim_max: 20)
            setrlimit(__rlimit_resource_t(0), &limit)
            alarm(3_600)
        }

        private static func scenarios(in text: String) -> [Scenario] {
            var found: [Scenario] = []
            for line in text.split(separator: "\n") {
                let words = line.split(separator: " ").map(String.init)
                if words.first == "scenario", words.count > 2 {
                    let world = words.count > 3 ? words[3] : ""
                    found.append(Scenario(name: words[1], app: words[2], world: world))
                } else if !found.isEmpty {
                    found[found.count - 1].events.append(String(line))
                }
            }
            return found
        }

        private static func read(_ path: String) -> String {
            guard let file = fopen(path, "r") else { return "" }
            defer { fclose(file) }
            var bytes: [UInt8] = []
            var part = [UInt8](repeating: 0, count: 65_536)
            while case let count = fread(&part, 1, part.count, file), count > 0 {
                bytes += part[..<count]
            }
            return String(decoding: bytes, as: UTF8.self)
        }

        private static func write(_ text: String, to path: String) {
            guard let file = fopen(path, "w") else { return }
            fputs(text, file)
            fclose(file)
        }
    }
#endif
