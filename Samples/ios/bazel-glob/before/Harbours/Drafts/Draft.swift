/// Left out of the build.
struct Draft {
    var text = ""
}
