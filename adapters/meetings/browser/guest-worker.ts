import { relayAccess } from "#adapters/meetings/media-relay/media-relay.ts"
import { answerParent } from "#adapters/system/child-process/answer-parent.ts"
import { Schema } from "effect"
import type { Browser } from "playwright-core"
import { openBrowser, relayServer } from "./open-browser.ts"
import { type Batch, pageScript } from "./page-script.ts"
import { type Answer, type Report, Request } from "./reports.ts"
import { siteOf } from "./services/sites.ts"
import { trackNumbers } from "./track-numbers.ts"
import { treeMemory } from "./tree-memory.ts"
import { visit } from "./visit.ts"

const beat = 2000

/** One meeting in one browser. The parent ends the process, and with it the browser. */
answerParent(async (raw, tell, calledBack): Promise<typeof Answer.Type> => {
  const request = Schema.decodeUnknownSync(Request)(raw)
  const report = (said: Report): void => tell(said)
  let isCalledBack = false
  void calledBack.then(() => isCalledBack = true)
  const browser = await openBrowser(request.browser, request.socket)
  const { promise: crashed, reject: crash } = Promise.withResolvers<never>()
  const watch = setInterval(() => {
    const memory = treeMemory()
    report({ _tag: "Alive", memory })
    if (memory > request.memory) crash(new Error(`the guest takes up ${Math.round(memory / 1e6)} MB`))
  }, beat)
  try {
    const page = await newPage(browser, crash)
    const numbers = trackNumbers(report)
    const site = siteOf(request.service)
    page.on("framenavigated", (frame) => frame === page.mainFrame() && numbers.pageGone())
    await page.exposeBinding("__parleySound", (_, batch: Batch) => numbers.take(batch))
    await page.addInitScript(pageScript(site, relayServer(relayAccess.user, relayAccess.password)))
    const going = visit({ page, site, request, report, isCalledBack: () => isCalledBack })
    const reason = await Promise.race([going, crashed])
    await page.evaluate("window.__parley?.flush()").catch(() => undefined)
    return { reason }
  } finally {
    clearInterval(watch)
  }
})

const newPage = async (browser: Browser, crash: (why: Error) => void) => {
  const version = browser.version().split(".")[0]
  const context = await browser.newContext({
    acceptDownloads: false,
    locale: "en-US",
    serviceWorkers: "block",
    userAgent:
      `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`,
    viewport: { width: 1024, height: 640 },
  })
  const page = await context.newPage()
  context.on("page", (other) => void other.close().catch(() => undefined))
  page.on("dialog", (dialog) => void dialog.dismiss().catch(() => undefined))
  page.on("crash", () => crash(new Error("the page crashed")))
  browser.on("disconnected", () => crash(new Error("the browser ended")))
  return page
}
