import { run } from "#adapters/system/child-process/run.ts"
import { Effect } from "effect"
import type { Examined } from "./examine-sound.ts"
import { openInput } from "./input-file.ts"
import type { Sandbox } from "./sandbox.ts"

/** How much of the energy of a whole recording is in each channel of its only track, from 0 to 1; empty if that cannot be measured. */
export const channelShares = Effect.fnUntraced(
  function*(sandbox: Sandbox, { path, input, tracks, maxSeconds }: Examined) {
    const [only, ...others] = tracks
    if (only === undefined || others.length > 0) return []
    const file = yield* openInput(path, sandbox.otherUser)
    const args = ["-nostdin", "-nostats", "-v", "info", "-threads", "1", ...input, "-i", "/dev/fd/3"]
    args.push("-map", `0:a:${only.nth}`, "-af", "astats=measure_perchannel=RMS_level:measure_overall=none")
    args.push("-vn", "-sn", "-dn", "-t", String(maxSeconds), "-f", "null", "-")
    const [command = "ffmpeg", ...rest] = sandbox.wrap("ffmpeg", args, {
      cpu: Math.ceil(60 + maxSeconds / 20),
      fileSize: 0,
    })
    const timeLimit = 60_000 + maxSeconds * 100
    const done = yield* Effect.option(run({ command, args: rest, timeLimit, descriptors: [file.fd] }))
    if (done._tag === "None") return []
    const powers = [...done.value.stderr.matchAll(/RMS level dB: (-inf|nan|[-\d.]+)/g)].map(([, level]) =>
      powerOf(level)
    )
    const all = powers.reduce((sum, power) => sum + power, 0)
    return powers.length === only.channels && all > 0
      ? powers.map((power) => Math.round(power / all * 1000) / 1000)
      : []
  },
  Effect.scoped,
)

const powerOf = (level = ""): number => {
  const power = 10 ** (Number(level) / 10)
  return Number.isFinite(power) ? power : 0
}
