/** Puts a part where the store expects it. Not `fetch`, which does not say how far it is. */
export const putPart = (
  url: string,
  bytes: Blob,
  signal: AbortSignal,
  onProgress: (sent: number) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open("PUT", url)
    request.upload.addEventListener("progress", ({ loaded }) => onProgress(loaded))
    request.addEventListener("load", () => {
      if (request.status >= 200 && request.status < 300) resolve()
      else reject(new Error(`The store answered ${request.status}`))
    })
    request.addEventListener("error", () => reject(new Error("The store was not reached")))
    request.addEventListener("abort", () => reject(new DOMException("stopped", "AbortError")))
    if (signal.aborted) return reject(new DOMException("stopped", "AbortError"))
    signal.addEventListener("abort", () => request.abort(), { once: true })
    // Without a type: with one, browsers would ask the store about it.
    request.send(bytes.slice(0, bytes.size, ""))
  })
