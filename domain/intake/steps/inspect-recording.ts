import { Effect } from "effect"
import type { PlanName } from "../../account/plan-name.ts"
import type { UploadId } from "../../kernel/ids.ts"
import { ruleSentence } from "../../kernel/rules.ts"
import { MediaTool } from "../../media/media-tool.port.ts"
import type { Part, Source } from "../../task/source.ts"
import { FileUnusable } from "../errors.ts"
import { checkDuration, checkSize, limits } from "../limits.ts"
import type { LocalFile } from "../local-file.ts"
import type { ReceivedUpload } from "./received-uploads.ts"

export interface InspectedFile {
  readonly path: string
  readonly source: Source
  readonly part: Omit<Part, "key">
}

interface Recording extends InspectedFile {
  readonly uploadId: UploadId
}

/** Examines an uploaded recording. */
export const inspectRecording = Effect.fnUntraced(function*({ upload, path }: ReceivedUpload, plan: PlanName | null) {
  const { id: uploadId, fileName, size } = upload
  const recording: Recording = { uploadId, ...yield* inspectFile({ path, fileName, size }, plan) }
  return recording
})

/**
 * Detects what a file really is. Its size is checked against the limit for its real kind, its duration against
 * that of the plan (null for one of several files to be joined).
 */
export const inspectFile = Effect.fnUntraced(function*(file: LocalFile, plan: PlanName | null) {
  const media = yield* MediaTool
  const { path, fileName, size: fileSize } = file
  const info = yield* media.probe({ path, fileName }).pipe(
    Effect.mapError(({ code, detail }) => new FileUnusable({ fileName, code, detail })),
  )
  yield* Effect.fromResult(checkSize(fileName, fileSize, limits[info.kind]))
  if (plan !== null) {
    yield* Effect.fromResult(checkDuration(plan, info.duration ?? 0)).pipe(
      Effect.mapError(({ issues }) =>
        new FileUnusable({ fileName, code: "too-long", detail: issues.map(ruleSentence).join("; "), issues })
      ),
    )
  }
  const duration = info.duration === null ? null : Math.round(info.duration * 1000) / 1000
  const inspected: InspectedFile = {
    path,
    source: info.kind,
    part: { fileName, fileSize, mediaType: info.mediaType, duration, offset: null },
  }
  return inspected
})
