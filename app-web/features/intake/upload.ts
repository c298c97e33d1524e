import * as tus from "tus-js-client"
import { token } from "../../lib/session.ts"

/** Sends a file piece by piece; a lost connection goes on where it stopped. Gives the upload's id. */
export const upload = (file: File, onProgress: (percent: number) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    const sending = new tus.Upload(file, {
      endpoint: "/files",
      metadata: { filename: file.name, filetype: file.type },
      headers: { Authorization: `Bearer ${token() ?? ""}` },
      retryDelays: [0, 1000, 3000, 5000, 10_000, 20_000],
      removeFingerprintOnSuccess: true,
      chunkSize: 8_000_000,
      onProgress: (sent, total) => onProgress(total === 0 ? 100 : Math.floor((sent / total) * 100)),
      onError: reject,
      onSuccess: () => resolve(sending.url?.split("/").at(-1) ?? ""),
    })
    void goOn(sending)
  })

/** From where an earlier try of the same file stopped, also before a reload of the page. */
const goOn = async (sending: tus.Upload): Promise<void> => {
  const [last] = await sending.findPreviousUploads()
  if (last !== undefined) sending.resumeFromPreviousUpload(last)
  sending.start()
}
