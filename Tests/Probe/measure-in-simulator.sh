#!/bin/sh
# Measures what a script can measure, on a Mac with Xcode: migrates two samples with a probe, plays events to them in
# a simulator, and leaves their logs in the current folder. Nobody of this project has run it on a Mac yet.
#
#   Tests/Probe/measure-in-simulator.sh [SIMULATOR]
#
# SIMULATOR is a name or an identifier of `xcrun simctl list devices`; without one it is the booted one. Where the
# simulator asks whether to open a link in the app, say yes. The samples are installed, and removed at the end.
set -eu

device=${1:-booted}
root=$(cd "$(dirname "$0")/../.." && pwd)
stamp=$(date +%Y%m%d-%H%M%S)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

say() { printf '%s\n' "$*" >&2; }

# Builds the app as it is now, and installs it over the one that is there.
install() {
    say "building $name, $1"
    xcodebuild -quiet -project "$app/$name.xcodeproj" -target "$name" -configuration Debug \
        -sdk iphonesimulator SYMROOT="$app/products" OBJROOT="$app/objects" \
        CODE_SIGNING_ALLOWED=NO build >&2
    xcrun simctl install "$device" "$app/products/Debug-iphonesimulator/$name.app"
}

start() { xcrun simctl launch "$device" "$bundle" >&2; sleep 4; }
leave() { xcrun simctl launch "$device" com.apple.Preferences >&2; sleep 4; }
stop() { xcrun simctl terminate "$device" "$bundle" >&2 || true; sleep 2; }
link() { xcrun simctl openurl "$device" "$scheme://$1"; sleep 8; }
push() { xcrun simctl push "$device" "$bundle" "$work/$1.apns" >&2; sleep 5; }

# The lines of the probe behind a step's name are what happened in it.
step() {
    say "$1"
    printf '## %s\n' "$1" >> "$container/Library/Caches/SceneShiftProbe.txt"
}

# Sample, app, scheme.
measure() {
    name=$2 scheme=$3 bundle=com.example.$2 app=$work/$2
    cp -R "$root/Samples/ios/$1/before" "$app"
    xcrun simctl uninstall "$device" "$bundle" >&2 || true
    install "as it was"
    start
    leave
    stop
    "$root/.build/release/sceneshift" apply --probe --allow-no-vcs --quiet "$app" >&2
    # An app that only its scene delegate opens URLs for: the probe listens, to see whether both are told.
    sed -i.old 's/sceneShiftProbe.content()/sceneShiftProbe.content(urls: true)/' "$app/$name/${name}App.swift"
    install migrated
    container=$(xcrun simctl get_app_container "$device" "$bundle" data)
    play
    cp "$container/Library/Caches/SceneShiftProbe.txt" "SceneShiftProbe-$name-$stamp.txt"
    xcrun simctl uninstall "$device" "$bundle" >&2
}

play() {
    step "the first launch after the update"
    start
    step "a warm link"
    link warm/1
    step "into the background"
    leave
    step "back into the foreground"
    start
    step "a push in the foreground"
    push alert
    step "a silent push in the background"
    leave
    push silent
    step "a silent push to an app that is not running"
    stop
    push silent
    step "a plain launch"
    stop
    start
    step "a cold link"
    stop
    link cold/1
    step "a warm link behind the cold one"
    link warm/2
    step "a cold link without the probe's modifiers"
    stop
    xcrun simctl spawn "$device" defaults write "$container/Library/Preferences/$bundle" \
        SceneShiftProbe calls
    link cold/2
    step "a warm link without the probe's modifiers"
    link warm/3
    stop
}

[ "$device" = booted ] || xcrun simctl bootstatus "$device" -b >&2
swift build --package-path "$root" -c release >&2
printf '{"aps":{"alert":"Probe"}}' > "$work/alert.apns"
printf '{"aps":{"content-available":1}}' > "$work/silent.apns"
measure probe-in-storyboard-app Routes routes
measure probe-in-scene-app Greeter greeter
say "the logs are SceneShiftProbe-*-$stamp.txt"
