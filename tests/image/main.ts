import { execFileSync } from "node:child_process"
import { mkdirSync, rmSync } from "node:fs"
import { join } from "node:path"
import { oneContainer } from "./one-container.ts"
import { build, ensureBase, folder, podman, root, run, say } from "./podman.ts"

const image = "localhost/parley:image-test"

/** The version before: the newest tag, or what `--previous=` names; null before the first release. */
const previous = (): string | null => {
  const named = process.argv.find((word) => word.startsWith("--previous="))?.slice("--previous=".length)
  const [newest = ""] = run("git", "tag", "--sort=-creatordate", "--list", "v*").split("\n")
  return named ?? (newest === "" ? null : newest)
}

/** Its sources with today's Dockerfile. */
const buildOlder = (version: string): string => {
  const context = join(folder, "previous")
  mkdirSync(context)
  execFileSync("sh", ["-c", `git archive "$1" | tar -x -C "$2"`, "sh", version, context], { cwd: root })
  build("localhost/parley:previous", context)
  return "localhost/parley:previous"
}

const theImage = async (): Promise<void> => {
  ensureBase()
  build(image, root)
  const bytes = Number(podman("image", "inspect", "-f", "{{.Size}}", image))
  say(`built: ${(bytes / 1e9).toFixed(2)} GB`)
  if (bytes > 1.2e9) throw new Error("The image is larger than 1.2 GB")
}

const theContainer = async (): Promise<void> => {
  const version = previous()
  const older = version === null ? null : buildOlder(version)
  say(older === null ? "no earlier version is tagged: nothing to upgrade from" : `upgrading from ${version}`)
  await oneContainer(image, older)
}

/** Whether a story passed; a failure is said with all that is known of it. */
const passes = async (name: string, story: () => Promise<void>): Promise<boolean> => {
  const begun = performance.now()
  try {
    await story()
    say(`✓ ${name} (${Math.round((performance.now() - begun) / 1000)} s)`)
    return true
  } catch (cause) {
    say(`✗ ${name}: ${cause instanceof Error ? cause.stack : String(cause)}`)
    return false
  }
}

// The second story needs the first.
const passed = await passes("the image", theImage) ? 1 + Number(await passes("one container", theContainer)) : 0
rmSync(folder, { recursive: true, force: true })
say(`${passed} of 2 passed`)
process.exitCode = passed === 2 ? 0 : 1
