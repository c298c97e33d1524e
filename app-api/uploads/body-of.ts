import type { ArrivingBytes } from "#domain/intake/upload-sink.port.ts"
import type { Readable } from "node:stream"

/**
 * The bytes of a request, straight from the connection if there is one: as a web stream, each piece would cost more
 * than writing it. A reader that leaves early does not end the connection, which still carries the answer.
 */
export const bodyOf = (request: Request, incoming: Readable | undefined): ArrivingBytes =>
  // Merely accessing the body of the request takes the bytes from the connection.
  incoming === undefined ? request.body ?? nothing() : piecesOf(incoming)

const piecesOf = (incoming: Readable): ArrivingBytes => ({
  [Symbol.asyncIterator]: () => incoming.iterator({ destroyOnReturn: false }),
  release,
})

/** Smaller ones may share memory with others, and are not worth the effort. */
const smallestReleased = 16_384

/**
 * Releases the memory of a piece at once. Left to the garbage collector, which walks everything for each 64 MB, it
 * costs as much as the rest of an upload.
 */
const release = ({ buffer, byteLength }: Uint8Array): void => {
  const isWhole = byteLength === buffer.byteLength && byteLength >= smallestReleased
  if (isWhole && buffer instanceof ArrayBuffer) buffer.transfer(0)
}

async function* nothing(): AsyncIterable<Uint8Array> {
  // A request without a body has no bytes.
}
