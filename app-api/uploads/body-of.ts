/** The bytes of a request; none if it has no body. */
export const bodyOf = ({ body }: Request): AsyncIterable<Uint8Array> => body ?? nothing()

async function* nothing(): AsyncIterable<Uint8Array> {
  // A request without a body has no bytes.
}
