import { Effect } from "effect"
import type { Part, Source } from "../../task/source.ts"
import { FileUnusable } from "../errors.ts"
import { checkSize, limits } from "../limits.ts"
import { MediaTool } from "../media-tool.port.ts"
import type { UploadId } from "../upload.ts"
import type { Arrived } from "./arrived-uploads.ts"

export interface Recording {
  readonly uploadId: UploadId
  readonly path: string
  readonly source: Source
  readonly part: Omit<Part, "key">
}

/** What an uploaded file really is; its size is checked against the limit of its real kind. */
export const inspect = Effect.fnUntraced(
  function*({ upload, path }: Arrived) {
    const media = yield* MediaTool
    const info = yield* media.probe(path).pipe(
      Effect.mapError((cause) =>
        new FileUnusable({ fileName: upload.fileName, code: cause.code, detail: cause.detail })
      ),
    )
    yield* Effect.fromResult(checkSize(upload.fileName, upload.size, limits[info.kind]))
    const recording: Recording = {
      uploadId: upload.id,
      path,
      source: info.kind,
      part: {
        fileName: upload.fileName,
        fileSize: upload.size,
        mediaType: info.mediaType,
        duration: info.duration === null ? null : Math.round(info.duration * 1000) / 1000,
        offset: null,
      },
    }
    return recording
  },
)
