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
        /// Somebody moves a folder away in the instant before the call, and puts a link to another one in its place.
        case swap
    }

    /// What somebody does at a moment of an apply, whatever the number of its call.
    enum Meddling: String {
        /// A program that had the file open when its name was taken writes to it at once.
        case writeWhereOpen
        /// It writes when the next file's name is taken.
        case writeWhereOpenLater
        /// Both files are saved under their names once the first of them was exchanged.
        case saveBothOnceExchanged
        /// The other file is saved when the first temporary file is made.
        case saveOtherBeforeExchange
        /// The system can't start a shell.
        case startNoShell
    }

    /// The folder that is swapped, and where the link in its place leads.
    func write(swapped path: String, for target: String) throws {
        try folder.write(Array(path.utf8), to: "path")
        try folder.write(Array(target.utf8), to: "target")
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
    ///
    /// - Parameter all: Whether calls that only look at the disk, or open what is read, count as well.
    func prefix(_ fault: Fault?, at call: Int, countingAll all: Bool = false) -> String {
        let action = fault.map { "SHIM_ACTION=\($0.rawValue) SHIM_AT=\(call) " } ?? ""
        return
            "\(action)\(all ? "SHIM_ALL=1 " : "")SHIM_COUNT='\(folder.path)/count' SHIM_LOG='\(folder.path)/log' SHIM_FOLDER='\(folder.path)' LD_PRELOAD='\(library)' "
    }

    /// What to write in front of a command; `file` and `other` are what somebody meddles with.
    func prefix(_ meddling: Meddling, file: String, other: String) throws -> String {
        try write(swapped: file, for: other)
        return "SHIM_MEDDLING=\(meddling.rawValue) SHIM_FILE='\(file)' " + prefix(nil, at: 0)
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
        static void swap(void) {
            char command[9000];
            const char *folder = getenv("SHIM_FOLDER");
            snprintf(command, sizeof command,
                "p=$(cat '%s/path'); mv \\"$p\\" \\"$p.aside\\" && ln -s \\"$(cat '%s/target')\\" \\"$p\\"",
                folder, folder);
            unsetenv("LD_PRELOAD");
            unsetenv("SHIM_AT");
            // What is not there any more can't be swapped.
            if (system(command)) return;
        }
        static int isMeddling(const char *name) {
            const char *meddling = getenv("SHIM_MEDDLING");
            return meddling && !strcmp(meddling, name);
        }
        static void writeTo(int file) {
            typedef ssize_t (*W)(int, const void *, size_t);
            ((W)dlsym(RTLD_NEXT, "write"))(file, "mine\\n", 5);
            close(file);
        }
        static void saveAs(const char *which) {
            char command[9000];
            snprintf(command, sizeof command,
                "p=$(cat '%s/%s'); echo mine >\\"$p~\\" && mv -f \\"$p~\\" \\"$p\\"",
                getenv("SHIM_FOLDER"), which);
            char *library = getenv("LD_PRELOAD");
            unsetenv("LD_PRELOAD");
            if (system(command)) abort();
            setenv("LD_PRELOAD", library, 1);
        }
        static int step(void) {
            const char *at = getenv("SHIM_AT"), *action = getenv("SHIM_ACTION");
            calls++;
            if (!at || atoi(at) != calls) return 0;
            if (!strcmp(action, "saveInPlace")) return save(0), 0;
            if (!strcmp(action, "saveByRenaming")) return save(1), 0;
            if (!strcmp(action, "swap")) return swap(), 0;
            if (!strcmp(action, "interrupt")) return raise(SIGINT), 0;
            if (!strcmp(action, "kill")) kill(getpid(), SIGKILL);
            errno = calls % 2 ? EIO : ENOSPC;
            return -1;
        }
        static int folderOf(int at, char *folder) {
            char name[64];
            if (at == AT_FDCWD) return getcwd(folder, 4096) != 0;
            snprintf(name, sizeof name, "/proc/self/fd/%d", at);
            ssize_t count = readlink(name, folder, 4096);
            if (count > 0) folder[count] = 0;
            return count > 0;
        }
        #define note(call, path) noteAt(AT_FDCWD, call, path)
        static void look(void) { if (getenv("SHIM_ALL")) step(); }
        static void noteAt(int at, const char *call, const char *path) {
            static int log = -2;
            typedef int (*O)(const char *, int, ...); typedef ssize_t (*W)(int, const void *, size_t);
            const char *name = getenv("SHIM_LOG");
            if (log == -2) log = name
                ? ((O)dlsym(RTLD_NEXT, "open"))(name, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666) : -1;
            if (log < 0) return;
            char line[9000], folder[4200] = "";
            if (path[0] != '/' && folderOf(at, folder)) strcat(folder, "/");
            int count = snprintf(line, sizeof line, "%s %s%.4200s", call, folder, path);
            ((W)dlsym(RTLD_NEXT, "write"))(log, line, count + 1);
        }
        #define REAL(name, type) static type real; if (!real) real = (type)dlsym(RTLD_NEXT, name)
        #define CALL1(name, A, NOTE) int name(A a) { NOTE; \\
            typedef int (*F)(A); REAL(#name, F); return step() ? -1 : real(a); }
        #define CALL2(name, A, B, NOTE) int name(A a, B b) { NOTE; \\
            typedef int (*F)(A, B); REAL(#name, F); return step() ? -1 : real(a, b); }
        #define CALL3(name, A, B, C, NOTE) int name(A a, B b, C c) { NOTE; \\
            typedef int (*F)(A, B, C); REAL(#name, F); return step() ? -1 : real(a, b, c); }
        #define CALL4(name, A, B, C, D, NOTE) int name(A a, B b, C c, D d) { NOTE; \\
            typedef int (*F)(A, B, C, D); REAL(#name, F); return step() ? -1 : real(a, b, c, d); }
        #define CALL5(name, A, B, C, D, E, NOTE) int name(A a, B b, C c, D d, E e) { NOTE; \\
            typedef int (*F)(A, B, C, D, E); REAL(#name, F); return step() ? -1 : real(a, b, c, d, e); }
        CALL2(rename, const char *, const char *, note("rename", a); note("rename", b))
        CALL4(renameat, int, const char *, int, const char *, noteAt(a, "rename", b); noteAt(c, "rename", d))
        CALL2(link, const char *, const char *, note("link", a); note("link", b))
        CALL5(linkat, int, const char *, int, const char *, int, noteAt(a, "link", b); noteAt(c, "link", d))
        CALL2(symlink, const char *, const char *, note("symlink", b))
        CALL2(truncate, const char *, off_t, note("truncate", a))
        CALL2(mkdir, const char *, mode_t, note("mkdir", a))
        CALL3(mkdirat, int, const char *, mode_t, noteAt(a, "mkdir", b))
        CALL2(chmod, const char *, mode_t, note("chmod", a))
        CALL2(fchmod, int, mode_t, )
        CALL3(fchown, int, uid_t, gid_t, )
        CALL1(unlink, const char *, note("unlink", a))
        CALL3(unlinkat, int, const char *, int, noteAt(a, "unlink", b))
        CALL1(rmdir, const char *, note("rmdir", a))
        CALL1(fsync, int, )
        #define LOOK(name, S) int name(int at, const char *path, S *status, int flags) { look(); \\
            typedef int (*F)(int, const char *, S *, int); REAL(#name, F); return real(at, path, status, flags); }
        LOOK(fstatat, struct stat)
        LOOK(fstatat64, struct stat64)
        int execve(const char *path, char *const arguments[], char *const environment[]) {
            typedef int (*F)(const char *, char *const[], char *const[]); REAL("execve", F);
            note("start", path);
            return real(path, arguments, environment); }
        #define SPAWN(name) int name(pid_t *pid, const char *path, const posix_spawn_file_actions_t *actions, \\
            const posix_spawnattr_t *attributes, char *const arguments[], char *const environment[]) { \\
            typedef int (*F)(pid_t *, const char *, const posix_spawn_file_actions_t *, \\
                const posix_spawnattr_t *, char *const[], char *const[]); \\
            REAL(#name, F); note("start", path); \\
            if (isMeddling("startNoShell") && !strcmp(path, "/bin/sh")) return EAGAIN; \\
            return real(pid, path, actions, attributes, arguments, environment); }
        SPAWN(posix_spawn)
        SPAWN(posix_spawnp)
        int renameat2(int from, const char *path, int to, const char *other, unsigned flags) {
            typedef int (*F)(int, const char *, int, const char *, unsigned); REAL("renameat2", F);
            typedef int (*O)(int, const char *, int, ...);
            noteAt(from, "exchange", path); noteAt(to, "exchange", other);
            if (step()) return -1;
            char folder[4200] = "", place[9000];
            const char *file = getenv("SHIM_FILE");
            static int isMet;
            int isFile = file && !isMet && folderOf(to, folder)
                && snprintf(place, sizeof place, "%s/%s", folder, other) > 0 && !strcmp(place, file);
            isMet |= isFile;
            static int opened = -1;
            if (opened >= 0) writeTo(opened), opened = -1;
            if (isFile && (isMeddling("writeWhereOpen") || isMeddling("writeWhereOpenLater")))
                opened = ((O)dlsym(RTLD_NEXT, "openat"))(to, other, O_WRONLY | O_APPEND);
            int result = real(from, path, to, other, flags);
            if (opened >= 0 && isMeddling("writeWhereOpen")) writeTo(opened), opened = -1;
            if (isFile && isMeddling("saveBothOnceExchanged")) { saveAs("path"); saveAs("target"); }
            return result; }
        static void beforeOpening(int at, const char *path, int flags) {
            if ((flags & O_ACCMODE) != O_RDONLY || (flags & (O_CREAT | O_TRUNC))) noteAt(at, "open", path);
        }
        static int opened(const char *name, const char *path, int flags, mode_t mode) {
            typedef int (*F)(const char *, int, ...);
            F real = (F)dlsym(RTLD_NEXT, name);
            beforeOpening(AT_FDCWD, path, flags);
            if (flags & O_CREAT) { if (step()) return -1; } else look();
            return real(path, flags, mode);
        }
        static int openedAt(const char *name, int at, const char *path, int flags, mode_t mode) {
            typedef int (*F)(int, const char *, int, ...);
            F real = (F)dlsym(RTLD_NEXT, name);
            beforeOpening(at, path, flags);
            static int isSaved;
            if ((flags & O_CREAT) && !isSaved && isMeddling("saveOtherBeforeExchange")
                && !strncmp(path, ".sceneshift-", 12)) { isSaved = 1; saveAs("target"); }
            if (flags & O_CREAT) { if (step()) return -1; } else look();
            return real(at, path, flags, mode);
        }
        #define OPEN(name) int name(const char *path, int flags, ...) { \\
            va_list rest; va_start(rest, flags); mode_t mode = va_arg(rest, mode_t); va_end(rest); \\
            return opened(#name, path, flags, mode); }
        #define OPENAT(name) int name(int at, const char *path, int flags, ...) { \\
            va_list rest; va_start(rest, flags); mode_t mode = va_arg(rest, mode_t); va_end(rest); \\
            return openedAt(#name, at, path, flags, mode); }
        OPEN(open)
        OPEN(open64)
        OPENAT(openat)
        OPENAT(openat64)
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
