import Foundation
import Testing

/// A library that counts the calls by which a program changes the disk, and ends the program, or fails, at one of them.
///
/// It is laid between the program and the system's library, which Linux alone allows without more ado.
struct DiskCallShim {
    /// What happens at the chosen call.
    enum Fault: String, CaseIterable {
        /// The program ends, as if the power had gone from it.
        case kill
        /// The call fails: the disk is full, or broken at every other call.
        case fail
    }

    private let library: String
    private let folder: TemporaryFolder

    /// Compiles the library with the toolchain's own compiler; nil where there is none, or no such way.
    static func make() throws -> DiskCallShim? {
        #if os(Linux)
            let shim = try DiskCallShim()
            return FileManager.default.fileExists(atPath: shim.library) ? shim : nil
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
        return "\(action)SHIM_COUNT='\(folder.path)/count' LD_PRELOAD='\(library)' "
    }

    /// How many calls the last program made.
    var count: Int {
        let bytes = folder.read("count") ?? []
        return Int(String(decoding: bytes, as: UTF8.self)) ?? 0
    }

    private static let source = """
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <errno.h>
        #include <fcntl.h>
        #include <signal.h>
        #include <stdarg.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>
        #include <sys/stat.h>
        #include <unistd.h>
        static int calls;
        static int step(void) {
            const char *at = getenv("SHIM_AT"), *action = getenv("SHIM_ACTION");
            calls++;
            if (!at || atoi(at) != calls) return 0;
            if (!strcmp(action, "kill")) kill(getpid(), SIGKILL);
            errno = calls % 2 ? EIO : ENOSPC;
            return -1;
        }
        #define REAL(name, type) static type real; if (!real) real = (type)dlsym(RTLD_NEXT, name)
        #define CALL1(name, A) int name(A a) { \\
            typedef int (*F)(A); REAL(#name, F); return step() ? -1 : real(a); }
        #define CALL2(name, A, B) int name(A a, B b) { \\
            typedef int (*F)(A, B); REAL(#name, F); return step() ? -1 : real(a, b); }
        CALL2(rename, const char *, const char *)
        CALL2(link, const char *, const char *)
        CALL2(mkdir, const char *, mode_t)
        CALL2(chmod, const char *, mode_t)
        CALL2(fchmod, int, mode_t)
        CALL1(unlink, const char *)
        CALL1(rmdir, const char *)
        CALL1(fsync, int)
        int renameat2(int from, const char *path, int to, const char *other, unsigned flags) {
            typedef int (*F)(int, const char *, int, const char *, unsigned); REAL("renameat2", F);
            return step() ? -1 : real(from, path, to, other, flags); }
        static int opened(const char *name, const char *path, int flags, mode_t mode) {
            typedef int (*F)(const char *, int, ...);
            F real = (F)dlsym(RTLD_NEXT, name);
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
