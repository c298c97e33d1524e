import { aCertificate } from "#tests/support/http/a-certificate.ts"
import { signIn } from "#tests/support/server/client.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { meetingOfThree } from "#tests/support/speech/meetings.ts"
import type { Bench } from "./bench.ts"
import { scoredPages } from "./lighthouse-pages.ts"

/** The built app, signed in, over HTTP/2. Alone on the machine. */
export const lighthouseScores: Bench = async (folder) => {
  const { files } = aCertificate({ folder })
  // The certificate signs itself: this process only talks to that server.
  process.env["NODE_TLS_REJECT_UNAUTHORIZED"] = "0"
  const server = await startServer({ folder, entry: "built", env: { TLS_CERT: files.cert, TLS_KEY: files.key } })
  const client = await signIn(server)
  const task = await client.upload((await meetingOfThree()).wav)
  await client.finished(task)
  const texts = Array.from({ length: 12 }, (_, index) => `Notes of meeting ${index + 1}. We decided to ship on Friday.`)
  await inTurn(texts, (text) => client.call("POST", "/api/transcription/paste-text", { text }))
  const outcome = scoredPages({
    folder,
    origin: server.url,
    prepare: async (browser) => {
      const page = await browser.newPage()
      await page.goto(`${server.url}/transcribe/login`)
      await page.evaluate(`localStorage.setItem("auth_token", ${JSON.stringify(client.token)})`)
      await page.close()
    },
    pages: [
      { name: "library", path: "/transcribe/", target: { mobile: 97, desktop: 97 } },
      { name: "task", path: `/transcribe/task/${task}`, target: { mobile: 90, desktop: 98 } },
    ],
  })
  return outcome.finally(() => server.stop())
}
