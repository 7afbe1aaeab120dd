class Sceneshift < Formula
  desc "Move UIKit apps to the SwiftUI life cycle or to scenes"
  homepage "@REPOSITORY@"
  version "@VERSION@"
  license "MIT"

  on_macos do
    url "@REPOSITORY@/releases/download/v@VERSION@/sceneshift-v@VERSION@-macos-universal.tar.gz"
    sha256 "@MACOS_SHA256@"
  end

  on_linux do
    on_intel do
      url "@REPOSITORY@/releases/download/v@VERSION@/sceneshift-v@VERSION@-linux-x86_64.tar.gz"
      sha256 "@LINUX_X86_64_SHA256@"
    end
    on_arm do
      url "@REPOSITORY@/releases/download/v@VERSION@/sceneshift-v@VERSION@-linux-aarch64.tar.gz"
      sha256 "@LINUX_AARCH64_SHA256@"
    end
  end

  def install
    bin.install "sceneshift"
    bash_completion.install "completions/sceneshift.bash" => "sceneshift"
    zsh_completion.install "completions/sceneshift.zsh" => "_sceneshift"
    fish_completion.install "completions/sceneshift.fish"
  end

  test do
    assert_match version.to_s, shell_output("#{bin}/sceneshift --version")
  end
end
