import { aCertificate } from "#tests/support/http/a-certificate.ts"
import { fakeYtDlp } from "#tests/support/links/fake-yt-dlp.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import type { Bench } from "./bench.ts"
import { scoredPages } from "./lighthouse-pages.ts"

const target = { mobile: 95, desktop: 95 }

/** The pages of the free tools as a stranger sees them first, over HTTP/2. Alone on the machine. */
export const lighthouseOfTools: Bench = async (folder) => {
  const { files } = aCertificate({ folder })
  // The certificate signs itself: this process only talks to that server.
  process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0"
  const env = { TLS_CERT: files.cert, TLS_KEY: files.key, YTDLP_PATH: fakeYtDlp() }
  const server = await startServer({ folder, entry: "built", env })
  const outcome = scoredPages({
    folder,
    origin: `${server.url}/tools/en/`,
    prepare: () => Promise.resolve(),
    pages: [
      { name: "start page of the tools", path: "", target },
      { name: "video transcript", path: "online-youtube-video-transcript", target },
      { name: "audio to text", path: "audio-to-text", target },
      { name: "text summariser", path: "text-summariser", target },
      { name: "video to audio", path: "online-video-to-audio-converter", target },
      { name: "audio compressor", path: "online-audio-compressor", target },
    ],
  })
  return outcome.finally(() => server.stop())
}
