#!/usr/bin/env bash
# How long a plan takes, as a multiple of what ripgrep takes to search the same files.
#
# usage: Tests/Performance/plan-versus-ripgrep.sh [FOLDER]
#
# Without FOLDER it makes one of 1,600 Swift files and about 236,000 lines, with one UIKit app in it. Both programs
# run RUNS times (default 11), each after one run that warms the caches; start-up is included. Prints both medians and
# their ratio, and fails if the ratio is above LIMIT (default 15). Needs a release build's toolchain, Bash and ripgrep.
set -euo pipefail
cd "$(dirname "$0")/../.."

runs=${RUNS:-11}
limit=${LIMIT:-15}
command -v rg >/dev/null || { echo "ripgrep (rg) is needed" >&2; exit 2; }
swift build -c release --product sceneshift >&2
tool=$(swift build -c release --show-bin-path)/sceneshift

# Writes 1,600 Swift files of 148 lines whose text differs with their number.
write_files() {
    mkdir -p "$1"/App/Group{0..39}
    awk -v folder="$1/App" 'BEGIN {
        for (number = 1; number <= 1600; number++) {
            file = folder "/Group" number % 40 "/Screen" number "ViewController.swift"
            print "import UIKit\n\n/// Shows the items of section " number "." > file
            print "final class Screen" number "ViewController: UIViewController {" > file
            print "    // MARK: - Section " number "\n" > file
            print "    private var items: [String: [Int]] = [:]" > file
            for (part = 1; part <= 10; part++) {
                print "\n    /// Loads part " part "; the closure is called on the main queue." > file
                print "    func load" part "(count: Int, completion: @escaping (Result<[Int], Error>) -> Void) {" > file
                print "        guard count > " part " else {" > file
                print "            return completion(.success([]))\n        }" > file
                print "        let title = \"part \\(count) of \\(items[\"" number "\"]?.count ?? 0) { no brace }\"" > file
                print "        DispatchQueue.main.async { [weak self] in" > file
                print "            guard let self = self else { return }" > file
                print "            self.items[title, default: []].append(count * " part ")" > file
                print "            let total = self.items.values.reduce(0) { $0 + $1.count }" > file
                print "            completion(.success((0..<total).map { $0 + " part " }))" > file
                print "        }\n    }" > file
            }
            print "}" > file
            close(file)
        }
    }'
}

write_app() {
    cat > "$1/AppDelegate.swift" <<'SWIFT'
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: Screen1ViewController())
        window?.makeKeyAndVisible()
        return true
    }
}
SWIFT
}

if [ $# -gt 0 ]; then
    folder=$1
else
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    write_files "$folder"
    write_app "$folder/App"
fi

# The median wall time of a command, in microseconds.
median() {
    local run start
    "$@" >/dev/null || [ $? -le 2 ]
    for ((run = 0; run < runs; run++)); do
        start=${EPOCHREALTIME/[.,]/}
        "$@" >/dev/null || [ $? -le 2 ]
        echo $((${EPOCHREALTIME/[.,]/} - start))
    done | sort -n | sed -n "$(((runs + 1) / 2))p"
}

files=$(find "$folder" -name '*.swift' | wc -l)
lines=$(find "$folder" -name '*.swift' -print0 | xargs -0 cat | wc -l)
ours=$(median "$tool" plan --format json "$folder")
theirs=$(median rg -l UIApplicationMain "$folder")
awk -v files="$files" -v lines="$lines" -v ours="$ours" -v theirs="$theirs" -v limit="$limit" 'BEGIN {
    ratio = ours / theirs
    printf "%d Swift files, %d lines\n", files, lines
    printf "sceneshift plan %.1f ms, rg -l %.1f ms, ratio %.1f (limit %s)\n", ours / 1000, theirs / 1000, ratio, limit
    exit ratio > limit
}'
