import type { Program } from "#adapters/media/yt-dlp/find-program.ts"
import { ageOf, isOld, isProgram, knownProgram } from "#adapters/media/yt-dlp/known-program.ts"
import { confinementGaps } from "#adapters/media/yt-dlp/run-confined.ts"
import { runsJavaScript } from "#adapters/media/yt-dlp/switches.ts"
import { linkPlaces } from "#adapters/profile/link-places.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { type Finding, missing, off, ok } from "#domain/desk/finding.ts"
import { Effect, References } from "effect"

const name = "yt-dlp"
const get = "install it on the Engines page, or with: engine video-program --install"

const faults = {
  missing: off(name, "no video links", get),
  "python-missing": missing(name, "no video links: it needs python3", "apt-get install python3"),
  broken: missing(name, "no video links: it does not say its version", get),
  "too-old": missing(name, "no video links: this version reads files of the machine", get),
} as const

/** One that the operator installed elsewhere is theirs to update. */
const old = ({ origin, path }: Pick<Program, "origin" | "path">): string =>
  origin === "setting" ? `update ${path}: sites change` : `${get}: sites change`

/** The program that fetches videos: its version, its age, its JavaScript, and what it could reach besides the proxy. */
export const checkLinks = (settings: Settings): Effect.Effect<ReadonlyArray<Finding>> =>
  Effect.gen(function*() {
    const found = yield* knownProgram(linkPlaces(settings))
    if (!isProgram(found)) return [faults[found.fault]]
    const days = yield* ageOf(found)
    const gaps = yield* confinementGaps
    const script = runsJavaScript(found) ? `JavaScript by Node ${process.versions.node}` : "no JavaScript"
    const said = `${found.version}, ${days} days old, ${script}`
    return [
      isOld(days) || !runsJavaScript(found) ? missing(name, said, old(found)) : ok(name, said),
      gaps.length === 0
        ? ok(`sandbox of ${name}`, "no network but the guarded proxy, no files but its own")
        : missing(
          `sandbox of ${name}`,
          `can still use: ${gaps.join(", ")}`,
          "apt-get install bubblewrap util-linux, and permit user namespaces",
        ),
    ]
  }).pipe(Effect.provideService(References.MinimumLogLevel, "None"))
