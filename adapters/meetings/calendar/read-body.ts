import { CalendarNotReached, CalendarTooLarge, NotACalendar } from "#domain/calendar/errors.ts"
import type { IncomingMessage } from "node:http"
import { PassThrough, type Transform } from "node:stream"
import { pipeline } from "node:stream/promises"
import { createBrotliDecompress, createGunzip, createInflate } from "node:zlib"

const unpackers: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  identity: () => new PassThrough(),
}

/** The whole body, unpacked; it stops at the first byte too much, so that nothing unpacks to more than is allowed. */
export const readBody = async (answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> => {
  const type = answer.headers["content-type"] ?? ""
  if (/^\s*(?:text\/html|application\/(?:xhtml|pdf|zip))/i.test(type)) throw new NotACalendar()
  const unpack = unpackers[(answer.headers["content-encoding"] ?? "identity").trim().toLowerCase()]
  if (unpack === undefined) throw new NotACalendar()
  const chunks: Array<Buffer> = []
  let size = 0
  await pipeline(answer, unpack(), async (bytes: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of bytes) {
      size += chunk.length
      if (size > maxBytes) throw new CalendarTooLarge()
      chunks.push(chunk)
    }
  }).catch((cause: unknown) => {
    throw cause instanceof CalendarTooLarge ? cause : new CalendarNotReached()
  })
  return Buffer.concat(chunks)
}
