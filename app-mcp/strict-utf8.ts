/**
 * The request with a body that breaks off at the first byte that is not UTF-8: the library would decode it to a
 * replacement character, and a tool would store that. `isUtf8` says whether what was read so far is.
 */
export const strictUtf8 = (request: Request): { readonly request: Request; readonly isUtf8: () => boolean } => {
  if (request.body === null) return { request, isUtf8: () => true }
  const decoder = new TextDecoder("utf-8", { fatal: true })
  let isUtf8 = true
  const check = (decode: () => string): void => {
    try {
      decode()
    } catch (cause) {
      isUtf8 = false
      throw cause
    }
  }
  const body = request.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        check(() => decoder.decode(chunk, { stream: true }))
        controller.enqueue(chunk)
      },
      flush: () => check(() => decoder.decode()),
    }),
  )
  const { headers, method, signal, url } = request
  return { request: new Request(url, { method, headers, signal, body, duplex: "half" }), isUtf8: () => isUtf8 }
}
