// Hand-written: the system calls that sceneshift and its tests make, with Darwin's types. The C names and types are
// those of the public headers named above each group (github.com/apple-oss-distributions, xnu and Libc), and POSIX.

// bsd/sys/_types.h, bsd/arm/_types.h, bsd/arm/types.h
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
typedef __SIZE_TYPE__ size_t;
typedef long ssize_t;
typedef long time_t;
typedef long long off_t;
typedef int dev_t;
typedef uint16_t mode_t;
typedef uint16_t nlink_t;
typedef uint64_t ino_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef int pid_t;
typedef long long blkcnt_t;
typedef int blksize_t;

// bsd/sys/_types/_timespec.h; Libc, include/time.h. The name without the line is a macro in C; Swift has it by the
// API notes of the module.
struct timespec {
    time_t tv_sec;
    long tv_nsec;
};
typedef enum {
    _CLOCK_THREAD_CPUTIME_ID __attribute__((swift_name("CLOCK_THREAD_CPUTIME_ID"))) = 16,
    _CLOCK_PROCESS_CPUTIME_ID __attribute__((swift_name("CLOCK_PROCESS_CPUTIME_ID"))) = 12,
} clockid_t;
int clock_gettime(clockid_t clock, struct timespec *time)
    __attribute__((availability(macos, introduced=10.12)));

// bsd/sys/stat.h (__DARWIN_64_BIT_INO_T); the file types are Swift's, in Darwin.swift
struct stat {
    dev_t st_dev;
    mode_t st_mode;
    nlink_t st_nlink;
    ino_t st_ino;
    uid_t st_uid;
    gid_t st_gid;
    dev_t st_rdev;
    struct timespec st_atimespec;
    struct timespec st_mtimespec;
    struct timespec st_ctimespec;
    struct timespec st_birthtimespec;
    off_t st_size;
    blkcnt_t st_blocks;
    blksize_t st_blksize;
    uint32_t st_flags;
    uint32_t st_gen;
    int st_lspare;
    long long st_qspare[2];
};
int stat(const char *path, struct stat *status);
int lstat(const char *path, struct stat *status);
int fstat(int file, struct stat *status);
int chmod(const char *path, mode_t mode);
int fchmod(int file, mode_t mode);
int mkdir(const char *path, mode_t mode);
int mkdirat(int folder, const char *path, mode_t mode);
int fstatat(int folder, const char *path, struct stat *status, int flags);
// bsd/sys/stat.h: flags of files
#define UF_IMMUTABLE 0x00000002
#define UF_APPEND 0x00000004
#define SF_IMMUTABLE 0x00020000
#define SF_APPEND 0x00040000

// bsd/sys/stdio.h
#define RENAME_SWAP 0x00000002
int renameatx_np(int from, const char *path, int to, const char *target, unsigned int flags);

// copyfile, copyfile.h
typedef struct _copyfile_state *copyfile_state_t;
typedef uint32_t copyfile_flags_t;
#define COPYFILE_ACL (1 << 0)
#define COPYFILE_XATTR (1 << 2)
int fcopyfile(int file, int target, copyfile_state_t state, copyfile_flags_t flags);

// bsd/sys/dirent.h (64-bit inodes); Libc, include/dirent.h
struct dirent {
    uint64_t d_ino;
    uint64_t d_seekoff;
    uint16_t d_reclen;
    uint16_t d_namlen;
    uint8_t d_type;
    char d_name[1024];
};
typedef struct {
    int __dd_fd;
} DIR;
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
DIR *opendir(const char *path);
DIR *fdopendir(int file);
struct dirent *readdir(DIR *folder);
int closedir(DIR *folder);

// bsd/sys/fcntl.h; open() and fcntl() have variable arguments: Swift's are in Darwin.swift
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x00000004
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define O_EXEC 0x40000000
#define AT_SYMLINK_NOFOLLOW 0x0020
#define AT_REMOVEDIR 0x0080
#define F_SETFD 2
#define F_SETFL 4
#define FD_CLOEXEC 1
#define F_FULLFSYNC 51

// Libc, include/unistd.h, include/stdlib.h, include/stdio.h
#define F_TLOCK 2
int lockf(int file, int command, off_t size);
int close(int file);
ssize_t read(int file, void *bytes, size_t count);
ssize_t write(int file, const void *bytes, size_t count);
int fsync(int file);
int unlink(const char *path);
int unlinkat(int folder, const char *path, int flags);
int linkat(int from, const char *path, int to, const char *name, int flags);
int renameat(int from, const char *path, int to, const char *target);
int fchown(int file, uid_t owner, gid_t group);
int ftruncate(int file, off_t size);
off_t lseek(int file, off_t offset, int whence);
#define SEEK_END 2
char *strdup(const char *text);
int link(const char *path, const char *name);
int pipe(int ends[2]);
#define X_OK 1
int access(const char *path, int mode);
uid_t geteuid(void);
pid_t getpgid(pid_t process);
pid_t getpgrp(void);
int rmdir(const char *path);
int rename(const char *path, const char *target);
int chown(const char *path, uid_t owner, gid_t group);
int usleep(unsigned int microseconds);
int lchown(const char *path, uid_t owner, gid_t group);
int isatty(int file);
struct winsize {
    unsigned short ws_row;
    unsigned short ws_col;
    unsigned short ws_xpixel;
    unsigned short ws_ypixel;
};
struct termios;
int openpty(int *file, int *terminal, char *name, struct termios *modes, struct winsize *size);
pid_t getpid(void);
pid_t getppid(void);
int pause(void);
unsigned int alarm(unsigned int seconds);
char *getcwd(char *path, size_t size);
char *getenv(const char *name);
char *realpath(const char *restrict path, char *restrict resolved);
void free(void *memory);
#define EXIT_FAILURE 1
int atexit(void (*handler)(void));
void exit(int status) __attribute__((noreturn));
void _exit(int status) __attribute__((noreturn));

// Libc, include/stdio.h (_stdio.h): a complete structure, so that Swift has a typed pointer to it
typedef struct __sFILE {
    int _file;
} FILE;
FILE *fopen(const char *restrict path, const char *restrict mode);
int fclose(FILE *file);
FILE *popen(const char *command, const char *mode);
int pclose(FILE *file);
int fputs(const char *restrict text, FILE *restrict file);
size_t fread(void *restrict bytes, size_t size, size_t count, FILE *restrict file);
int fputs(const char *restrict text, FILE *restrict file);

// bsd/sys/errno.h; Libc, include/string.h. errno itself is in Darwin.swift
#define ENOENT 2
#define EINTR 4
#define EACCES 13
#define EEXIST 17
#define EISDIR 21
#define EINVAL 22
#define EPIPE 32
#define EAGAIN 35
#define ENOTSUP 45
#define ENAMETOOLONG 63
#define ENOSYS 78
char *strerror(int code);

// bsd/sys/resource.h
typedef uint64_t rlim_t;
struct rlimit {
    rlim_t rlim_cur;
    rlim_t rlim_max;
};
#define RLIMIT_CPU 0
int getrlimit(int resource, struct rlimit *limit);
int setrlimit(int resource, const struct rlimit *limit);

// bsd/sys/poll.h
typedef unsigned int nfds_t;
struct pollfd {
    int fd;
    short events;
    short revents;
};
#define POLLIN 0x0001
int poll(struct pollfd *files, nfds_t count, int milliseconds);

// bsd/sys/signal.h, Libc, include/signal.h
#define SIGHUP 1
#define SIGINT 2
#define SIGILL 4
#define SIGTRAP 5
#define SIGKILL 9
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGXCPU 24
typedef void (*sig_t)(int);
sig_t signal(int number, sig_t handler);
int kill(pid_t process, int number);
typedef uint32_t sigset_t;
int sigemptyset(sigset_t *set);

// bsd/sys/wait.h
#define WNOHANG 0x00000001
pid_t waitpid(pid_t process, int *status, int options);

// bsd/sys/spawn.h; libsyscall, wrappers/spawn/spawn.h
#define POSIX_SPAWN_SETPGROUP 0x0002
#define POSIX_SPAWN_SETSIGMASK 0x0008
#define POSIX_SPAWN_CLOEXEC_DEFAULT 0x4000
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
int posix_spawn(pid_t *restrict process, const char *restrict path,
    const posix_spawn_file_actions_t *restrict actions, const posix_spawnattr_t *restrict attributes,
    char *const arguments[], char *const environment[]);
int posix_spawnattr_init(posix_spawnattr_t *attributes);
int posix_spawnattr_destroy(posix_spawnattr_t *attributes);
int posix_spawnattr_setpgroup(posix_spawnattr_t *attributes, pid_t group);
int posix_spawnattr_setsigmask(posix_spawnattr_t *restrict attributes, const sigset_t *restrict mask);
int posix_spawnattr_setflags(posix_spawnattr_t *attributes, short flags);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *actions);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *actions);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *restrict actions, int file,
    const char *restrict path, int flags, mode_t mode);
int posix_spawn_file_actions_adddup2(posix_spawn_file_actions_t *actions, int file, int target);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *restrict path)
    __attribute__((availability(macos, introduced=10.15)));

// libpthread, include/pthread
typedef struct _opaque_pthread_t {
    long __sig;
    char __opaque[8176];
} *pthread_t;
typedef struct {
    long __sig;
    char __opaque[56];
} pthread_attr_t;
#define PTHREAD_CREATE_DETACHED 2
int pthread_attr_init(pthread_attr_t *attributes);
int pthread_attr_destroy(pthread_attr_t *attributes);
int pthread_attr_setstacksize(pthread_attr_t *attributes, size_t size);
int pthread_attr_setdetachstate(pthread_attr_t *attributes, int state);
int pthread_create(pthread_t _Nullable *_Nonnull restrict thread,
    const pthread_attr_t *_Nullable restrict attributes,
    void *_Nullable (*_Nonnull start)(void *_Nonnull), void *_Nullable restrict argument);
