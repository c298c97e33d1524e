import { confinedNest } from "#adapters/system/child-process/confinement.ts"
import { run } from "#adapters/system/child-process/run.ts"
import { tryWrapper } from "#adapters/system/child-process/try-wrapper.ts"
import type { MeetingsMissing } from "#domain/meeting/meeting-guest.port.ts"
import { Effect } from "effect"
import { existsSync, realpathSync } from "node:fs"
import { delimiter, dirname, join } from "node:path"

export interface FoundBrowser {
  readonly path: string
  /** What it says of itself. */
  readonly version: string
  /** What it reads besides the system's programs. */
  readonly reads: ReadonlyArray<string>
}

/** The small one first: it needs less memory and shows no window either. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"]
const settingsOfPackages = ["/etc/chromium.d", "/etc/chromium"]

/** The browser of the setting, or the first of the known ones on the path, and what its confinement has to let it read. */
const findBrowser = Effect.fnUntraced(function*(setting: string | null) {
  const path = setting ?? onPath()
  if (path === null || !existsSync(path)) return null
  const { exitCode, stdout } = yield* run({ command: path, args: ["--version"], timeLimit: 30_000 }).pipe(
    Effect.catchTags({
      ProgramMissing: () => Effect.succeed({ exitCode: 1, stdout: Buffer.alloc(0) }),
      ProgramTimedOut: () => Effect.succeed({ exitCode: 1, stdout: Buffer.alloc(0) }),
    }),
  )
  const version = /\d+(?:\.\d+)+/.exec(stdout.toString("utf8"))?.[0]
  if (exitCode !== 0 || version === undefined) return null
  const found: FoundBrowser = {
    path,
    version,
    reads: [dirname(path), dirname(realpathSync(path)), ...settingsOfPackages],
  }
  return found
})

/** The browser, or what is missing for a guest of one's own. */
export const browserOrReason = Effect.fnUntraced(
  function*(setting: string | null): Effect.fn.Return<FoundBrowser | MeetingsMissing> {
    const found = yield* findBrowser(setting)
    if (found === null) return "browser-missing"
    const { execPath, execArgv } = confinedNest(new URL(import.meta.url), ["--version"], [])
    return (yield* tryWrapper([execPath, ...execArgv])) === "refused" ? "sandbox-missing" : found
  },
)

const onPath = (): string | null => {
  const folders = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder.startsWith("/"))
  const places = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return places.find((place) => existsSync(place)) ?? null
}
