import { rmSync } from "node:fs"
import { inTurn } from "../support/server/in-turn.ts"
import { oneContainer } from "./one-container.ts"
import { build, ensureBase, folder, podman, root, say } from "./podman.ts"
import { severalContainers } from "./several-containers.ts"
import { previous, upgrade } from "./upgrade.ts"

const image = "localhost/parley:image-test"
const largest = 1.2e9

const theImage = async (): Promise<void> => {
  say(podman("images", "-q") === "" ? "the store of images is empty" : "the store of images has layers already")
  ensureBase()
  build(image, root)
  const bytes = Number(podman("image", "inspect", "-f", "{{.Size}}", image))
  say(`built: ${(bytes / 1e9).toFixed(2)} GB`)
  if (bytes > largest) throw new Error("The image is larger than 1.2 GB")
}

const version = previous()

/** Each by its name, which is an argument of the command; null where there is nothing to try it on. */
const stories: Readonly<Record<string, (() => Promise<void>) | null>> = {
  "one-container": () => oneContainer(image),
  upgrade: version === null ? null : () => upgrade(image, version),
  "several-containers": () => severalContainers(image),
}

type Verdict = "passed" | "failed" | "not tried"

/** How a story ended; a failure is said with all that is known of it. */
const verdictOn = async (name: string, story: () => Promise<void>): Promise<Verdict> => {
  const begun = performance.now()
  try {
    await story()
    say(`✓ ${name} (${Math.round((performance.now() - begun) / 1000)} s)`)
    return "passed"
  } catch (cause) {
    say(`✗ ${name}: ${cause instanceof Error ? cause.stack : String(cause)}`)
    return "failed"
  }
}

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in stories))
if (unknown.length > 0) {
  throw new Error(`No story is called ${unknown.join(" or ")}: ${Object.keys(stories).join(", ")}`)
}
const chosen = asked.length > 0 ? asked : Object.keys(stories)

const verdicts = new Map<string, Verdict>([["the image", await verdictOn("the image", theImage)]])
await inTurn(chosen, async (name) => {
  const story = stories[name] ?? null
  if (story === null) say(`- ${name}: no earlier version is tagged, and PARLEY_UPGRADE_FROM names no commit`)
  // All stories need the image.
  const canBeTried = story !== null && verdicts.get("the image") === "passed"
  verdicts.set(name, canBeTried ? await verdictOn(name, story) : "not tried")
})
rmSync(folder, { recursive: true, force: true })
const those = (verdict: Verdict): string =>
  [...verdicts].filter(([, one]) => one === verdict).map(([name]) => name).join(", ")
for (const verdict of ["passed", "failed", "not tried"] as const) {
  if (those(verdict) !== "") say(`${verdict}: ${those(verdict)}`)
}
process.exitCode = those("failed") === "" ? 0 : 1
