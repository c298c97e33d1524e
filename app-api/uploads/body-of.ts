import type { Readable } from "node:stream"

/**
 * The bytes of a request, straight from the connection where there is one: as a web stream each piece would cost more than
 * writing it. A reader that leaves early does not end the connection, which still carries the answer.
 */
export const bodyOf = (request: Request, incoming: Readable | undefined): AsyncIterable<Uint8Array> =>
  // Merely accessing the body of the request takes the bytes from the connection.
  incoming?.iterator({ destroyOnReturn: false }) ?? request.body ?? nothing()

async function* nothing(): AsyncIterable<Uint8Array> {
  // A request without a body has no bytes.
}
