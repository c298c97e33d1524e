import { findFont, fontAdvice } from "#adapters/documents/exports/font-files.ts"
import { run } from "#adapters/system/child-process/run.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { type Finding, missing, off, ok } from "#domain/desk/finding.ts"
import { Effect } from "effect"

/** What binary exports need: a font for PDF and PNG and, for PNG, an ffmpeg that renders SVG. */
export const checkExports = ({ pdfFont }: Settings): Effect.Effect<ReadonlyArray<Finding>> =>
  Effect.all([fontFinding(pdfFont), drawingFinding], { concurrency: 2 })

const fontFinding = (configured: string | null): Effect.Effect<Finding> =>
  Effect.map(Effect.promise(() => findFont(configured)), (found) => {
    if (found !== null) return ok("font", found)
    return configured === null
      ? missing("font", "no PDF and PNG files", fontAdvice)
      : missing("font", `${configured} does not exist`, "correct PDF_FONT, or unset it")
  })

const drawingFinding: Effect.Effect<Finding> = run({
  command: "ffmpeg",
  args: ["-hide_banner", "-decoders"],
  timeLimit: 10_000,
}).pipe(
  Effect.map(({ stdout }) =>
    /\bsvg\b/.test(stdout.toString("utf8"))
      ? ok("pictures", "ffmpeg draws SVG")
      : missing(
        "pictures",
        "no PNG files: this ffmpeg is built without librsvg",
        "use the ffmpeg of Debian, or ffmpeg-full",
      )
  ),
  Effect.catch(() => Effect.succeed(off("pictures", "needs ffmpeg"))),
)
