/** How long the browser may look, in milliseconds. */
const patience = 20_000

/** Seconds of a recording, as its own head tells them; null when it does not (recordings of browsers), or to nobody here. */
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
    const timer = setTimeout(() => end(null), patience)
    media.preload = "metadata"
    media.addEventListener("loadedmetadata", () => end(Number.isFinite(media.duration) ? media.duration : null), {
      once: true,
    })
    media.addEventListener("error", () => end(null), { once: true })
    media.src = address
  })
