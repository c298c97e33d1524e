import { fakeYtDlp } from "#tests/support/links/fake-yt-dlp.ts"
import { say } from "#tests/support/speech/conversation.ts"
import { wavOf } from "#tests/support/speech/wav.ts"
import type { BrowserContext, Page } from "playwright"
import { expect } from "vitest"
import { anOwnWebProduct, type OwnWebProduct } from "./a-web-product.ts"
import { reported } from "./reported.ts"

const download = (end: string) => `https://download.example/parley.${end}`

/** A product that has all that is reported, and collects it itself. */
export const aCountingProduct = (): Promise<OwnWebProduct> =>
  anOwnWebProduct({
    ANALYTICS_COLLECTOR: "own",
    DESKTOP_DOWNLOADS: `windows=${download("exe")},macos=${download("dmg")},linux=${download("deb")}`,
    OTHER_EDITION: "recommend",
    OTHER_EDITION_URL: "https://parley.example.cn",
    COUNTRY_HEADER: "cf-ipcountry",
    TRUSTED_PROXIES: "127.0.0.1",
    YTDLP_PATH: fakeYtDlp(),
  })

export interface UsageWalk {
  readonly product: OwnWebProduct
  /** A page in this browser, whose reports are read. Other servers answer nothing. */
  readonly watched: (context: BrowserContext) => Promise<Page>
  /** Opens an address and touches the page: it fetches then what can wait. */
  readonly open: (page: Page, path: string) => Promise<void>
  /** Exactly these were reported since the last time, in any order. */
  readonly expectReports: (...wanted: ReadonlyArray<string>) => Promise<void>
  /** What was reported since the last time. */
  readonly take: () => ReadonlyArray<string>
  /** Every report that was expected and came. */
  readonly seen: ReadonlyArray<string>
  /** Reports that the collector did not take. */
  readonly refused: ReadonlyArray<string>
}

export const usageWalk = (product: OwnWebProduct): UsageWalk => {
  const reports = reported()
  const seen: Array<string> = []
  return {
    product,
    seen,
    take: reports.take,
    refused: reports.refused,
    watched: async (context) => {
      reports.watch(context)
      await context.route(/^https:/, (route) => route.fulfill({ status: 204 }))
      return context.newPage()
    },
    open: async (page, path) => {
      await page.goto(product.server.url + path)
      await page.mouse.move(3, 3)
      await page.mouse.move(9, 9)
    },
    expectReports: async (...wanted) => {
      const got: Array<string> = []
      await expect.poll(() => {
        got.push(...reports.take())
        return got.toSorted()
      }).toStrictEqual(wanted.toSorted())
      seen.push(...wanted)
    },
  }
}

export const aFile = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer })

export const aSpokenFile = async () =>
  aFile("one.wav", "audio/wav", Buffer.from(wavOf(await say({ voice: "slt", text: "This is the first part" }))))

export const choose = (page: Page, ...files: ReadonlyArray<ReturnType<typeof aFile>>) =>
  page.locator("input[type=file]").first().setInputFiles([...files])
