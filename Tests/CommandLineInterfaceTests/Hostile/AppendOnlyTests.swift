import Foundation
import Testing

/// Folders in which names can be added and not taken away.
struct AppendOnlyTests {
    private let folder: TemporaryFolder
    private let tool: BuiltTool

    init() throws {
        folder = try TemporaryFolder()
        tool = try BuiltTool(in: folder.path)
        try folder.writeSmallApp()
        try folder.commitAll()
    }

    private func names() throws -> String {
        try tool.shell("find . -path ./.git/objects -prune -o -print | sort").output
    }

    #if os(Linux)
        @Test(
            "Nothing is begun in a folder that keeps every name",
            arguments: ["App", ".git", ".git/sceneshift"], ["a", "i"])
        func marked(place: String, mark: String) throws {
            _ = try tool.shell("mkdir -p '\(place)'")
            let before = try names()
            // Only some users and file systems can; a stand-in follows for the others.
            guard try tool.shell("chattr +\(mark) '\(place)'").status == 0 else { return }
            defer { _ = try? tool.shell("chattr -\(mark) '\(place)'") }
            let run = try tool.shell("\"$0\" apply")
            let after = try names()
            #expect(run.status == 2, "\(run.output)")
            #expect(after == before, "\(run.output)")
            let isInGit = place.hasPrefix(".git")
            #expect(
                run.output.contains(isInGit ? "the journal for undo" : "App: is marked so"),
                "\(run.output)")
            #expect(run.output.contains(isInGit ? "writable" : "chattr -a -i"), "\(run.output)")
        }

        @Test("What can't be taken away is named, with what to do", arguments: ["App", "."])
        func refused(place: String) throws {
            try folder.write(Array(Self.shim.utf8), to: ".git/shim.c")
            let made = try tool.shell("clang -shared -fPIC -o .git/shim.so .git/shim.c -ldl")
            try #require(made.status == 0, "\(made.output)")
            let before = try names()
            let run = try tool.shell(
                "KEEPS=\"$PWD/App\" LD_PRELOAD=\"$PWD/.git/shim.so\" \"$0\" apply '\(place)'")
            #expect(run.status == 2, "\(run.output)")
            let left = Set(try names().split(separator: "\n")).subtracting(
                before.split(separator: "\n"))
            // Every file that lies there is named, and undo takes it away once it can.
            for name in left where name.hasPrefix("./App/") {
                #expect(run.output.contains(name.dropFirst(2)), "\(name): \(run.output)")
            }
            #expect(
                run.output.contains("run 'sceneshift undo' once the cause is removed"),
                "\(run.output)")
            _ = try tool.shell("\"$0\" undo '\(place)'")
            #expect(try names() == before)
        }

        private static let shim = """
            #define _GNU_SOURCE
            #include <dlfcn.h>
            #include <errno.h>
            #include <stdio.h>
            #include <stdlib.h>
            #include <string.h>
            #include <unistd.h>
            #include <fcntl.h>
            static int keeps(int at, const char *path) {
                char folder[4096], name[64];
                const char *kept = getenv("KEEPS");
                if (!kept || path[0] == '/') return kept && !strncmp(path, kept, strlen(kept)) && path[strlen(kept)] == '/';
                if (at == AT_FDCWD) { if (!getcwd(folder, sizeof folder)) return 0; }
                else {
                    snprintf(name, sizeof name, "/proc/self/fd/%d", at);
                    ssize_t count = readlink(name, folder, sizeof folder - 1);
                    if (count < 0) return 0;
                    folder[count] = 0;
                }
                return !strcmp(folder, kept);
            }
            #define KEEP(at, path) if (keeps(at, path)) { errno = EPERM; return -1; }
            int rename(const char *a, const char *b) {
                KEEP(AT_FDCWD, a)
                return ((int (*)(const char *, const char *))dlsym(RTLD_NEXT, "rename"))(a, b);
            }
            int renameat(int x, const char *a, int y, const char *b) {
                KEEP(x, a)
                return ((int (*)(int, const char *, int, const char *))dlsym(RTLD_NEXT, "renameat"))(x, a, y, b);
            }
            int renameat2(int x, const char *a, int y, const char *b, unsigned f) {
                KEEP(x, a)
                return ((int (*)(int, const char *, int, const char *, unsigned))dlsym(RTLD_NEXT, "renameat2"))(x, a, y, b, f);
            }
            int unlink(const char *a) {
                KEEP(AT_FDCWD, a)
                return ((int (*)(const char *))dlsym(RTLD_NEXT, "unlink"))(a);
            }
            int unlinkat(int x, const char *a, int f) {
                KEEP(x, a)
                return ((int (*)(int, const char *, int))dlsym(RTLD_NEXT, "unlinkat"))(x, a, f);
            }

            """
    #endif
}
