import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { homedir } from "node:os"
import { delimiter, join } from "node:path"

const model = "/usr/share/pocketsphinx/model/en-us/en-us.lm.bin"

/** The one font with the letters of Chinese, Japanese, Korean and Europe, where Debian, Fedora, Arch or a Mac has it. */
const fonts = [
  "/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc",
  "/usr/share/fonts/google-noto-sans-cjk-fonts/NotoSansCJK-Regular.ttc",
  "/usr/share/fonts/noto-cjk/NotoSansCJK-Regular.ttc",
  join(homedir(), "Library/Fonts/NotoSansCJK.ttc"),
  "/Library/Fonts/NotoSansCJK.ttc",
  "/System/Library/Fonts/Supplemental/Arial Unicode.ttf",
]

/** Programs from the system's packages, what they are for, and how to see that they are there. */
const engines = [
  { program: "ffmpeg", debian: "ffmpeg", brew: "ffmpeg", feature: "audio and video" },
  {
    program: "pocketsphinx_batch",
    debian: "pocketsphinx",
    brew: "cmu-pocketsphinx",
    feature: "the built-in recogniser",
  },
  { file: model, debian: "pocketsphinx-en-us", brew: "cmu-pocketsphinx", feature: "the built-in recogniser" },
  { program: "flite", debian: "flite", brew: "flite", feature: "hotwords" },
  ...(process.platform === "linux"
    ? [{ program: "bwrap", debian: "bubblewrap", feature: "confining programs that read users' files" }]
    : []),
  { program: "bzip2", debian: "bzip2", brew: "bzip2", feature: "fetched models" },
  ...(process.env.PDF_FONT
    ? []
    : [{ files: fonts, debian: "fonts-noto-cjk", brew: "font-noto-sans-cjk", feature: "PDF and PNG files" }]),
]

/** English and Spanish: the language pair that its makers call finished. */
const translator = [
  { program: "apertium", debian: "apertium", feature: "basic translation" },
  { file: "/usr/share/apertium/modes/eng-spa.mode", debian: "apertium-eng-spa", feature: "basic translation" },
]

const redis = { program: "redis-server", debian: "redis-server", brew: "redis", feature: "tests of the scaled mode" }
const shell = "chromium-headless-shell"
const browser = { program: shell, debian: shell, brew: "chromium", feature: "end-to-end tests" }
const wholeBrowser = { program: "chromium", debian: "chromium", brew: "chromium", feature: "benchmarks" }

/** What else is needed, by the name of the script. */
const more = {
  product: process.platform === "linux" ? translator : [],
  check: [],
  test: [redis, browser],
  bench: [redis, browser, wholeBrowser],
}

const onPath = (program) =>
  (process.env.PATH ?? "").split(delimiter).some((folder) => existsSync(join(folder, program)))

const isThere = ({ program, file, files }) =>
  program ? onPath(program) : (files ?? [file]).some((path) => existsSync(path))

const aptInstall = (packages) => {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" }
  const apt = (...args) => spawnSync("apt-get", args, { stdio: ["ignore", "ignore", "inherit"], env }).status === 0
  console.log("  fetching the lists of packages")
  if (!apt("update", "-qq")) return false
  return packages.every((name, index) => {
    console.log(`  ${name} (${index + 1} of ${packages.length})`)
    return apt("install", "-y", "-qq", "--no-install-recommends", name)
  })
}

/** Installs missing engines at once when it may; else prints the one command to run and what waits for it. */
export const ensureEngines = (purpose = "product") => {
  const missing = [...engines, ...more[purpose]].filter((engine) => !isThere(engine))
  if (missing.length === 0) return true
  const features = [...new Set(missing.map(({ feature }) => feature))].join(", ")
  if (process.platform === "darwin") {
    console.log(`Missing for ${features}. Run: brew install ${[...new Set(missing.map(({ brew }) => brew))].join(" ")}`)
    return false
  }
  const packages = [...new Set(missing.map(({ debian }) => debian))]
  const mayInstall = process.getuid?.() === 0 && onPath("apt-get")
  if (mayInstall) {
    console.log(`Installing ${packages.join(" ")} (for ${features}) …`)
    if (aptInstall(packages)) return true
  }
  console.log(`Missing for ${features}. Run this once, then start again; the rest works meanwhile:`)
  console.log(`  sudo apt-get install -y --no-install-recommends ${packages.join(" ")}`)
  return false
}
