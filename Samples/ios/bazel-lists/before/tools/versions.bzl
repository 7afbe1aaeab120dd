"""What all targets of the repository have in common."""

MINIMUM_OS = struct(
    ios = "15.0",  # as the help pages say
    macos = "12.0",
)
