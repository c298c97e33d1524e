import { aCertificate } from "#tests/support/http/a-certificate.ts"
import { signIn } from "#tests/support/server/client.ts"
import { freePort } from "#tests/support/server/free-port.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { meetingOfThree } from "#tests/support/speech/meetings.ts"
import lighthouse, { desktopConfig } from "lighthouse"
import { chromium } from "playwright"
import { type Bench, medianOf, rounded } from "./bench.ts"

const categories = ["performance", "accessibility", "best-practices", "seo"] as const

interface Page {
  readonly name: string
  readonly path: string
  /** The least median of performance, for phones and desktops. */
  readonly target: { readonly mobile: number; readonly desktop: number }
}

/** The built app, signed in, over HTTP/2: the median of five runs a page and kind of device. Alone on the machine. */
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
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(`${folder}/profile`, {
    executablePath: "/usr/bin/chromium",
    ignoreHTTPSErrors: true,
    args: ["--no-sandbox", `--remote-debugging-port=${port}`, "--ignore-certificate-errors"],
  })
  const page = await browser.newPage()
  await page.goto(`${server.url}/transcribe/login`)
  await page.evaluate(`localStorage.setItem("auth_token", ${JSON.stringify(client.token)})`)
  await page.close()
  const pages: ReadonlyArray<Page> = [
    { name: "library", path: "/transcribe/", target: { mobile: 97, desktop: 97 } },
    { name: "task", path: `/transcribe/task/${task}`, target: { mobile: 90, desktop: 98 } },
  ]
  const runs = pages.flatMap((one) => (["mobile", "desktop"] as const).map((device) => ({ page: one, device })))
  const rows = await inTurn(runs, async ({ page: { name, path, target }, device }) => {
    const scores = await inTurn([1, 2, 3, 4, 5], () => scoresOf(`${server.url}${path}`, port, device))
    const median = (index: number) => medianOf(scores.map((all) => all[index] ?? 0))
    const all = scores.map(([performance]) => performance).join(" ")
    return {
      row: `${name}, ${device}: ${
        categories.map((category, index) => `${category} ${median(index)}`).join(", ")
      } (performance ${all})`,
      targets: {
        [`${name}, ${device}: performance ≥ ${target[device]}`]: median(0) >= target[device],
        [`${name}, ${device}: the others 100`]: [1, 2, 3].every((index) => median(index) === 100),
      },
    }
  })
  await browser.close()
  await server.stop()
  return {
    figures: { pages: rows.map(({ row }) => row) },
    targets: Object.assign({}, ...rows.map(({ targets }) => targets)),
  }
}

const scoresOf = async (url: string, port: number, device: "mobile" | "desktop"): Promise<ReadonlyArray<number>> => {
  // The page keeps a stream open: the network never rests, and to wait for that would take 45 s a run.
  const maxWaitForLoad = 15_000
  // The session stays where it is; what was fetched before is forgotten, as at a first visit.
  const flags = {
    port,
    maxWaitForLoad,
    onlyCategories: [...categories],
    logLevel: "error" as const,
  }
  const result = await lighthouse(url, flags, device === "desktop" ? desktopConfig : undefined)
  return categories.map((category) => rounded((result?.lhr.categories[category]?.score ?? 0) * 100))
}
