import { onDisk } from "#adapters/storage/local-disk/on-disk.ts"
import { plainEnvironment } from "#adapters/system/child-process/plain-environment.ts"
import { run } from "#adapters/system/child-process/run.ts"
import { makeTempFolder } from "#adapters/system/child-process/temp-folder.ts"
import { ExportTooLarge, ExportUnavailable } from "#domain/export/errors.ts"
import { Effect } from "effect"
import { rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"

const timeLimit = 60_000
const maxBytes = 200_000_000

/** Renders an SVG with ffmpeg, which on Debian includes librsvg, finding fonts beside the given one too. */
export const drawPng = (svg: string, font: string): Effect.Effect<Uint8Array, ExportUnavailable | ExportTooLarge> =>
  Effect.acquireUseRelease(
    Effect.promise(makeTempFolder),
    Effect.fnUntraced(function*(folder) {
      const fonts = join(folder, "fonts.conf")
      yield* onDisk(() => writeFile(fonts, fontsWith(dirname(font))))
      const input = Buffer.from(svg)
      const { exitCode, stdout, stderr } = yield* run({
        command: "ffmpeg",
        args: argsFor(input.length),
        input,
        timeLimit,
        keep: { stdout: maxBytes },
        env: { ...plainEnvironment(), FONTCONFIG_FILE: fonts },
      })
      if (exitCode === 0 && isPng(stdout)) return new Uint8Array(stdout)
      return /svg/i.test(stderr) && /unknown|not found|decoder|invalid argument/i.test(stderr)
        ? yield* new ExportUnavailable({ detail: "this ffmpeg cannot render SVG (it is built without librsvg)" })
        : yield* Effect.die(new Error(`ffmpeg drew nothing: ${stderr}`))
    }),
    (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true })),
  ).pipe(
    Effect.catchTags({
      ProgramMissing: () => new ExportUnavailable({ detail: "ffmpeg is not installed" }),
      ProgramTimedOut: () => new ExportTooLarge({ format: "png" }),
    }),
  )

const argsFor = (size: number): ReadonlyArray<string> =>
  [
    `-nostdin -v error -protocol_whitelist pipe -frame_size ${size} -f svg_pipe -i pipe:0`,
    "-frames:v 1 -pix_fmt rgb24 -c:v png -f image2pipe pipe:1",
  ].flatMap((part) => part.split(" "))

const isPng = (bytes: Buffer): boolean => bytes.subarray(0, 8).equals(Buffer.from("89504e470d0a1a0a", "hex"))

const fontsWith = (folder: string): string => {
  const escaped = folder.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
  return `<?xml version="1.0"?><fontconfig><include ignore_missing="yes">/etc/fonts/fonts.conf</include><dir>${escaped}</dir></fontconfig>`
}
