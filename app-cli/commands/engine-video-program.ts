import { getVideoProgram } from "#domain/engine/use-cases/get-video-program.ts"
import { installVideoProgram } from "#domain/engine/use-cases/install-video-program.ts"
import type { VideoProgramState } from "#domain/engine/video-program.ts"
import { Effect, Schema } from "effect"
import { Command, Flag } from "effect/cli"
import { refuse } from "../errors.ts"
import { openProduct } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { json } from "./flags.ts"
import { print } from "./print.ts"

const install = Flag.Boolean("install").pipe(
  Flag.withDescription("Download the latest version, which is used once its checksum is right and it runs"),
  Flag.withDefault(false),
)

/** The program that fetches videos: what is there, or its latest version. */
export const videoProgram = Command.make(
  "video-program",
  { install, json },
  ({ install, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const found = yield* call(install ? installVideoProgram : getVideoProgram, {}, operator)
      const { failure } = found
      if (install && failure !== null) {
        return yield* refuse("unavailable", `yt-dlp could not be installed (${failure.reason}): ${failure.detail}`)
      }
      yield* print(json, yield* Effect.orDie(Schema.encodeEffect(getVideoProgram.output)(found)), described(found))
    })),
).pipe(Command.withDescription("Show yt-dlp, which fetches video links; with --install, install or update it"))

const faults = {
  missing: "yt-dlp is not installed: there are no video links. Install it with --install",
  "python-missing": "yt-dlp is there, but it needs python3",
  broken: "yt-dlp is there, but does not say its version",
  "too-old": "yt-dlp is there, but this version reads files of the machine. Update it with --install",
} as const

const described = (found: VideoProgramState): string =>
  found.state === "ready"
    ? [
      `yt-dlp ${found.version}, ${found.days} days old; JavaScript: ${found.javascript ?? "none"}`,
      ...(found.isOld ? ["It is old, and sites change: update it with --install"] : []),
      ...(found.isConfined ? [] : ["Nothing on this machine confines it: see doctor"]),
    ].join("\n")
    : faults[found.state]
