import Foundation
import Testing

/// A library that counts and names the calls by which a program changes the disk or starts another, and ends the program,
/// or fails, at one of them.
///
/// It is laid between the program and the system's library, which Linux alone allows without more ado.
struct DiskCallShim {
    /// What happens at the chosen call.
    enum Fault: String, CaseIterable {
        /// The program ends, as if the power had gone from it.
        case kill
        /// The call fails: the disk is full, or broken at every other call.
        case fail
        /// Somebody asks the program to end.
        case interrupt
        /// Somebody saves a file in the instant before the call: into the file itself.
        case saveInPlace
        /// The same into a new file, which takes its name.
        case saveByRenaming
    }

    /// The file that is saved meanwhile, and what it becomes.
    func write(saved bytes: [UInt8], for path: String) throws {
        try folder.write(bytes, to: "saved")
        try folder.write(Array(path.utf8), to: "path")
    }

    private let library: String
    private let folder: TemporaryFolder

    /// Compiles the library with the toolchain's own compiler; nil where the system has no such way.
    static func make() throws -> DiskCallShim? {
        #if os(Linux)
            let shim = try DiskCallShim()
            #expect(FileManager.default.fileExists(atPath: shim.library), "clang compiles it")
            return shim
        #else
            return nil
        #endif
    }

    private init() throws {
        folder = try TemporaryFolder()
        library = folder.path + "/shim.so"
        try folder.write(Array(Self.source.utf8), to: "shim.c")
        let compiler = Process()
        compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        compiler.arguments = [
            "clang", "-shared", "-fPIC", "-O1", "-o", library, folder.path + "/shim.c", "-ldl",
        ]
        compiler.standardError = FileHandle.nullDevice
        try compiler.run()
        compiler.waitUntilExit()
    }

    /// What to write in front of a command.
    func prefix(_ fault: Fault?, at call: Int) -> String {
        let action = fault.map { "SHIM_ACTION=\($0.rawValue) SHIM_AT=\(call) " } ?? ""
        return
            "\(action)SHIM_COUNT='\(folder.path)/count' SHIM_LOG='\(folder.path)/log' SHIM_FOLDER='\(folder.path)' LD_PRELOAD='\(library)' "
    }

    /// How many calls the last program made.
    var count: Int {
        let bytes = folder.read("count") ?? []
        return Int(String(decoding: bytes, as: UTF8.self)) ?? 0
    }

    /// The paths that the last programs named in calls that change the disk, and the programs that they started: each a
    /// line with the call in front of it.
    func takeLog() -> [(call: String, path: String)] {
        defer { try? FileManager.default.removeItem(atPath: folder.path + "/log") }
        let text = String(decoding: folder.read("log") ?? [], as: UTF8.self)
        return text.split(separator: "\0").map { line in
            let parts = line.split(separator: " ", maxSplits: 1)
            return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
        }
    }

    private static let source = """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <errno.h>
        #include <fcntl.h>
        #include <signal.h>
        #include <spawn.h>
        #include <stdarg.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>
        #include <sys/stat.h>
        #include <sys/types.h>
        #include <unistd.h>
        static int calls;
        static void save(int renames) {
            char command[9000];
            const char *folder = getenv("SHIM_FOLDER");
            snprintf(command, sizeof command, renames
                ? "p=$(cat '%s/path'); cat '%s/saved' >\\\"$p~\\\" && mv -f \\\"$p~\\\" \\\"$p\\\""
                : "p=$(cat '%s/path'); cat '%s/saved' >\\\"$p\\\"", folder, folder);
            // The commands that save are none of the calls.
            unsetenv("LD_PRELOAD");
            unsetenv("SHIM_AT");
            if (system(command)) abort();
        }
        static int step(void) {
            const char *at = getenv("SHIM_AT"), *action = getenv("SHIM_ACTION");
            calls++;
            if (!at || atoi(at) != calls) return 0;
            if (!strcmp(action, "saveInPlace")) return save(0), 0;
            if (!strcmp(action, "saveByRenaming")) return save(1), 0;
            if (!strcmp(action, "interrupt")) return raise(SIGINT), 0;
            if (!strcmp(action, "kill")) kill(getpid(), SIGKILL);
            errno = calls % 2 ? EIO : ENOSPC;
            return -1;
        }
        static void note(const char *call, const char *path) {
            static int log = -2;
            typedef int (*O)(const char *, int, ...); typedef ssize_t (*W)(int, const void *, size_t);
            const char *name = getenv("SHIM_LOG");
            if (log == -2) log = name
                ? ((O)dlsym(RTLD_NEXT, "open"))(name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666) : -1;
            if (log < 0) return;
            char line[9000], folder[4200] = "";
            if (path[0] != '/' && getcwd(folder, 4096)) strcat(folder, "/");
            int count = snprintf(line, sizeof line, "%s %s%.4200s", call, folder, path);
            ((W)dlsym(RTLD_NEXT, "write"))(log, line, count + 1);
        }
        #define REAL(name, type) static type real; if (!real) real = (type)dlsym(RTLD_NEXT, name)
        #define CALL1(name, A, NOTE) int name(A a) { NOTE; \\
            typedef int (*F)(A); REAL(#name, F); return step() ? -1 : real(a); }
        #define CALL2(name, A, B, NOTE) int name(A a, B b) { NOTE; \\
            typedef int (*F)(A, B); REAL(#name, F); return step() ? -1 : real(a, b); }
        CALL2(rename, const char *, const char *, note("rename", a); note("rename", b))
        CALL2(link, const char *, const char *, note("link", a); note("link", b))
        CALL2(symlink, const char *, const char *, note("symlink", b))
        CALL2(truncate, const char *, off_t, note("truncate", a))
        CALL2(mkdir, const char *, mode_t, note("mkdir", a))
        CALL2(chmod, const char *, mode_t, note("chmod", a))
        CALL2(fchmod, int, mode_t, )
        CALL1(unlink, const char *, note("unlink", a))
        CALL1(rmdir, const char *, note("rmdir", a))
        CALL1(fsync, int, )
        int execve(const char *path, char *const arguments[], char *const environment[]) {
            typedef int (*F)(const char *, char *const[], char *const[]); REAL("execve", F);
            note("start", path);
            return real(path, arguments, environment); }
        #define SPAWN(name) int name(pid_t *pid, const char *path, const posix_spawn_file_actions_t *actions, \\
            const posix_spawnattr_t *attributes, char *const arguments[], char *const environment[]) { \\
            typedef int (*F)(pid_t *, const char *, const posix_spawn_file_actions_t *, \\
                const posix_spawnattr_t *, char *const[], char *const[]); \\
            REAL(#name, F); note("start", path); \\
            return real(pid, path, actions, attributes, arguments, environment); }
        SPAWN(posix_spawn)
        SPAWN(posix_spawnp)
        int renameat2(int from, const char *path, int to, const char *other, unsigned flags) {
            typedef int (*F)(int, const char *, int, const char *, unsigned); REAL("renameat2", F);
            note("exchange", path); note("exchange", other);
            return step() ? -1 : real(from, path, to, other, flags); }
        static int opened(const char *name, const char *path, int flags, mode_t mode) {
            typedef int (*F)(const char *, int, ...);
            F real = (F)dlsym(RTLD_NEXT, name);
            if ((flags & O_ACCMODE) != O_RDONLY || (flags & (O_CREAT | O_TRUNC))) note("open", path);
            if ((flags & O_CREAT) && step()) return -1;
            return real(path, flags, mode);
        }
        #define OPEN(name) int name(const char *path, int flags, ...) { \\
            va_list rest; va_start(rest, flags); mode_t mode = va_arg(rest, mode_t); va_end(rest); \\
            return opened(#name, path, flags, mode); }
        OPEN(open)
        OPEN(open64)
        ssize_t write(int file, const void *bytes, size_t count) {
            typedef ssize_t (*F)(int, const void *, size_t); REAL("write", F);
            struct stat status;
            if (file > 2 && !fstat(file, &status) && S_ISREG(status.st_mode) && step()) return -1;
            return real(file, bytes, count);
        }
        __attribute__((destructor)) static void report(void) {
            const char *path = getenv("SHIM_COUNT");
            FILE *file = path ? fopen(path, "w") : 0;
            if (file) { fprintf(file, "%d", calls); fclose(file); }
        }

        """
}
