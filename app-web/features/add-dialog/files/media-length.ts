/** How long the browser may take. */
const timeoutMs = 20_000

/** The length of a recording in seconds, as the browser understands it; null if it has none (recordings of browsers) or cannot be read. */
export const mediaLength = (file: Blob): Promise<number | null> =>
  new Promise((resolve) => {
    const address = URL.createObjectURL(file)
    const media = document.createElement("video")
    const end = (seconds: number | null) => {
      clearTimeout(timer)
      media.removeAttribute("src")
      media.load()
      URL.revokeObjectURL(address)
      resolve(seconds)
    }
    const timer = setTimeout(() => end(null), timeoutMs)
    media.preload = "metadata"
    media.addEventListener("loadedmetadata", () => end(Number.isFinite(media.duration) ? media.duration : null), {
      once: true,
    })
    media.addEventListener("error", () => end(null), { once: true })
    media.src = address
  })
