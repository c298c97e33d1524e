import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "playwright"

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

interface Violation {
  readonly id: string
  readonly nodes: ReadonlyArray<{ readonly html: string; readonly failureSummary?: string }>
}

/** What axe has to say against a page as it is now, in one line each. */
export const violationsOn = async (page: Page): Promise<ReadonlyArray<string>> => {
  // Through the debugger: the page itself may run no foreign script.
  if (!await page.evaluate<boolean>("'axe' in globalThis")) await page.evaluate(`${source}; undefined`)
  const found = await page.evaluate<ReadonlyArray<Violation>>(
    "axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations)",
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = "" }) =>
      `${id}: ${html.slice(0, 160)} ${failureSummary.replaceAll(/\s+/g, " ")}`
    )
  )
}
