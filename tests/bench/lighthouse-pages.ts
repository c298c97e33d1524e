import { freePort } from "#tests/support/server/free-port.ts"
import { inTurn } from "#tests/support/server/in-turn.ts"
import lighthouse, { desktopConfig } from "lighthouse"
import { type BrowserContext, chromium } from "playwright"
import { medianOf, type Outcome, rounded } from "./bench.ts"

const categories = ["performance", "accessibility", "best-practices", "seo"] as const

interface ScoredPage {
  readonly name: string
  readonly path: string
  /** The least median of performance, for phones and desktops. */
  readonly target: { readonly mobile: number; readonly desktop: number }
}

interface Visited {
  readonly folder: string
  readonly origin: string
  readonly pages: ReadonlyArray<ScoredPage>
  /** Makes the browser that of a certain person. */
  readonly prepare: (browser: BrowserContext) => Promise<void>
}

/** The median of five runs a page and kind of device, by a browser that trusts the server's certificate. */
export const scoredPages = async ({ folder, origin, pages, prepare }: Visited): Promise<Outcome> => {
  const port = await freePort()
  const browser = await chromium.launchPersistentContext(`${folder}/profile`, {
    executablePath: "/usr/bin/chromium",
    ignoreHTTPSErrors: true,
    args: ["--no-sandbox", `--remote-debugging-port=${port}`, "--ignore-certificate-errors"],
  })
  await prepare(browser)
  const runs = pages.flatMap((one) => (["mobile", "desktop"] as const).map((device) => ({ page: one, device })))
  const rows = await inTurn(runs, async ({ page: { name, path, target }, device }) => {
    const scores = await inTurn([1, 2, 3, 4, 5], () => scoresOf(origin + path, port, device))
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
  return {
    figures: { pages: rows.map(({ row }) => row) },
    targets: Object.assign({}, ...rows.map(({ targets }) => targets)),
  }
}

const scoresOf = async (url: string, port: number, device: "mobile" | "desktop"): Promise<ReadonlyArray<number>> => {
  // The app keeps a stream open: the network never rests, and to wait for that would take 45 s a run.
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
