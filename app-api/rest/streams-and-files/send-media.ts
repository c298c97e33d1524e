import { untilDisabled } from "#domain/account/shared/until-disabled.ts"
import type { UserStore } from "#domain/account/user-store.port.ts"
import type { DocumentBus } from "#domain/kernel/document-bus.port.ts"
import { BlobStore, type ByteRange } from "#domain/media/blob-store.port.ts"
import type { StoredFile } from "#domain/playback/stored-file.ts"
import { Effect, Stream } from "effect"
import { type HttpServerRequest, HttpServerResponse } from "effect/http"
import { entityTag, isUnchanged } from "../../request/entity-tag.ts"
import { disposition } from "./disposition.ts"

interface Asked {
  readonly file: StoredFile
  readonly headers: HttpServerRequest.HttpServerRequest["headers"]
  readonly cacheControl: string
}

/**
 * One stored file, or the range of it that is asked for. A key's bytes never change, so it names them. The connection
 * is cut once the reader's account is disabled.
 */
export const sendMedia = (asked: Asked) => send(asked, "inline")

/** A file to be kept rather than played. */
export const sendDownload = (asked: Asked) => send(asked, "attachment")

const send = Effect.fnUntraced(
  function*(
    { file: { key, mediaType, fileName, reader }, headers: asked, cacheControl }: Asked,
    kind: "inline" | "attachment",
  ) {
    const blobs = yield* BlobStore
    const size = yield* blobs.size(key)
    const tag = entityTag(`${key} ${size}`)
    // A partial copy of another version cannot be resumed: the reader gets the whole file.
    const isSame = asked["if-range"] === undefined || asked["if-range"].trim() === tag
    const range = isSame ? asked["range"] : undefined
    const wanted = range === undefined ? null : rangeOf(range, size)
    const isPlayable = /^(audio|video)\/[\w.+-]+$/.test(mediaType)
    const headers = {
      "accept-ranges": "bytes",
      "cache-control": cacheControl,
      etag: tag,
      "content-disposition": disposition(isPlayable ? kind : "attachment", fileName),
    }
    if (isUnchanged(asked["if-none-match"], tag)) return HttpServerResponse.empty({ status: 304, headers })
    if (wanted === "unsatisfiable") {
      return HttpServerResponse.empty({ status: 416, headers: { ...headers, "content-range": `bytes */${size}` } })
    }
    const ports = yield* Effect.context<DocumentBus | UserStore>()
    const bytes = blobs.read(key, wanted)
    const sent = reader === null ? bytes : untilDisabled(reader, bytes)
    return HttpServerResponse.stream(Stream.orDie(Stream.provideContext(sent, ports)), {
      status: wanted === null ? 200 : 206,
      contentType: isPlayable ? mediaType : "application/octet-stream",
      contentLength: wanted === null ? size : wanted.end - wanted.start + 1,
      headers: wanted === null
        ? headers
        : { ...headers, "content-range": `bytes ${wanted.start}-${wanted.end}/${size}` },
    })
  },
)

/** One range of bytes (RFC 9110, 14.1.2). What is not understood is ignored: the whole file is the answer. */
const rangeOf = (header: string, size: number): ByteRange | "unsatisfiable" | null => {
  const found = /^bytes=(\d*)-(\d*)$/.exec(header.trim())
  if (found === null || (found[1] === "" && found[2] === "")) return null
  const [, from = "", to = ""] = found
  const last = size - 1
  const range = from === ""
    ? { start: Math.max(0, size - Number(to)), end: to === "0" ? -1 : last }
    : { start: Number(from), end: to === "" ? last : Math.min(Number(to), last) }
  if (from !== "" && to !== "" && Number(to) < Number(from)) return null
  return range.start > last || range.end < range.start ? "unsatisfiable" : range
}
