import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "playwright"

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

interface Violation {
  readonly id: string
  readonly nodes: ReadonlyArray<{ readonly html: string; readonly failureSummary?: string }>
}

/** Every rule axe knows, or, where another theme has changed nothing else, those about colours. */
const asked = {
  everything: "{ resultTypes: ['violations'] }",
  colours: "{ resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'] }",
}

/** What axe has to say against a page as it is now, in one line each. */
export const violationsOn = async (
  page: Page,
  rules: keyof typeof asked = "everything",
): Promise<ReadonlyArray<string>> => {
  // Through the debugger: the page itself may run no foreign script.
  if (rules === "everything") await page.evaluate(`${source}; undefined`)
  const found = await page.evaluate<ReadonlyArray<Violation>>(
    `axe.run(document, ${asked[rules]}).then(({ violations }) => violations)`,
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = "" }) =>
      `${id}: ${html.slice(0, 160)} ${failureSummary.replaceAll(/\s+/g, " ")}`
    )
  )
}
