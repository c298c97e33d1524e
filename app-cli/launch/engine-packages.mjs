import { existsSync } from "node:fs"
import { homedir } from "node:os"
import { join } from "node:path"

/** Where the folder of pocketsphinx's model is: Debian, Fedora and Arch; Homebrew on Apple silicon, and on Intel. */
const models = ["/usr", "/opt/homebrew", "/usr/local"].map((prefix) =>
  `${prefix}/share/pocketsphinx/model/en-us/en-us.lm.bin`
)

/** The one font with the letters of Chinese, Japanese, Korean and Europe, where Debian, Fedora, Arch or a Mac has it. */
const fonts = [
  "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
  "/usr/share/fonts/google-noto-sans-cjk-fonts/NotoSansCJK-Regular.ttc",
  "/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc",
  join(homedir(), "Library/Fonts/NotoSansCJK.ttc"),
  "/Library/Fonts/NotoSansCJK.ttc",
  "/System/Library/Fonts/Supplemental/Arial Unicode.ttf",
]

/** The same name everywhere. */
const named = (name) => ({ apt: name, dnf: name, pacman: name, brew: name })

/** Programs from the system's packages, how each system calls them, what they are for, and how to see that they are there. */
const engines = [
  { program: "ffmpeg", ...named("ffmpeg"), dnf: "ffmpeg-free", feature: "audio and video" },
  {
    program: "pocketsphinx_batch",
    ...named("pocketsphinx"),
    brew: "cmu-pocketsphinx",
    feature: "the built-in recogniser",
  },
  {
    files: models,
    apt: "pocketsphinx-en-us",
    dnf: "pocketsphinx-models",
    pacman: "pocketsphinx",
    brew: "cmu-pocketsphinx",
    feature: "the built-in recogniser",
  },
  { program: "flite", ...named("flite"), feature: "hotwords" },
  { program: "bzip2", ...named("bzip2"), feature: "fetched models" },
  ...(process.env.PDF_FONT ? [] : [{
    files: fonts,
    apt: "fonts-noto-cjk",
    dnf: "google-noto-sans-cjk-fonts",
    pacman: "noto-fonts-cjk",
    brew: "font-noto-sans-cjk",
    feature: "PDF and PNG files",
  }]),
]

const confinement = {
  program: "bwrap",
  apt: "bubblewrap",
  dnf: "bubblewrap",
  pacman: "bubblewrap",
  feature: "confining programs that read users' files",
}

/** English and Spanish: the language pair that its makers call finished. */
const translator = [
  { program: "apertium", apt: "apertium", feature: "basic translation" },
  { files: ["/usr/share/apertium/modes/eng-spa.mode"], apt: "apertium-eng-spa", feature: "basic translation" },
]

const redis = {
  program: "redis-server",
  apt: "redis-server",
  dnf: "valkey-compat-redis",
  pacman: "valkey",
  brew: "redis",
  feature: "tests of the scaled mode",
}
const pooler = { program: "pgbouncer", ...named("pgbouncer"), feature: "tests of the scaled mode" }
const shell = "chromium-headless-shell"
const browser = { program: shell, ...named("chromium"), apt: shell, feature: "end-to-end tests" }
const wholeBrowser = { program: "chromium", ...named("chromium"), feature: "benchmarks" }

/** What else is needed, by the name of the script. */
const more = {
  product: [],
  check: [],
  test: [redis, pooler, browser],
  bench: [redis, browser, wholeBrowser],
}

/** What has to be there for a script; the basic translator only where a package of it is known. */
export const neededFor = (purpose, platform, manager) => [
  ...engines,
  ...(platform === "linux" ? [confinement] : []),
  ...(purpose === "product" && manager === "apt" ? translator : []),
  ...more[purpose],
]

export const isThere = ({ program, files }, onPath) =>
  program ? onPath(program) : files.some((path) => existsSync(path))
