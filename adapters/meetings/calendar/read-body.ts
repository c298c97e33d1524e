import { unpackerOf } from "#adapters/system/guarded-proxy/unpacker-of.ts"
import { CalendarNotReached, CalendarTooLarge, NotACalendar } from "#domain/calendar/errors.ts"
import type { IncomingMessage } from "node:http"
import { pipeline } from "node:stream/promises"

/** The whole body, unpacked; it stops at the first byte too much, so that nothing unpacks to more than is allowed. */
export const readBody = async (answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> => {
  const type = answer.headers["content-type"] ?? ""
  if (/^\s*(?:text\/html|application\/(?:xhtml|pdf|zip))/i.test(type)) throw new NotACalendar()
  const unpack = unpackerOf(answer)
  if (unpack === null) throw new NotACalendar()
  const chunks: Array<Buffer> = []
  let size = 0
  await pipeline(answer, unpack, async (bytes: AsyncIterable<Buffer>): Promise<void> => {
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
