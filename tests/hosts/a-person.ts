import assert from "node:assert/strict"
import type { Browser } from "playwright"

/** The person whose account it is, in a browser. */
export const aPerson = async (browser: Browser, url: string, token: string) => {
  const context = await browser.newContext()
  await context.addInitScript(`localStorage.setItem("auth_token", ${JSON.stringify(token)})`)
  context.setDefaultTimeout(120_000)
  /** Ticks everything; "unknown" where the server does not know the program. */
  const allow = async (address: string): Promise<"allowed" | "unknown"> => {
    const page = await context.newPage()
    await page.goto(address)
    const refused = page.getByRole("heading", { name: "This program could not be connected" })
    const question = page.getByRole("heading", { name: /^Connect .*\?$/ })
    await refused.or(question).waitFor()
    const isKnown = await question.count() === 1
    if (isKnown) {
      await page.getByLabel("Add, change and delete").check()
      await page.getByLabel("Share files").check()
      await page.getByRole("button", { name: "Allow", exact: true }).click()
      await page.waitForURL((to) => to.origin !== new URL(url).origin)
    }
    await page.close()
    return isKnown ? "allowed" : "unknown"
  }
  const disconnect = async (): Promise<void> => {
    const page = await context.newPage()
    await page.goto(`${url}/transcribe/account`)
    const apps = page.getByRole("region", { name: "Connected apps" }).getByRole("listitem")
    await apps.first().waitFor()
    assert.equal(await apps.count(), 1)
    await apps.getByRole("button", { name: /^Disconnect/ }).click()
    await page.getByRole("dialog").getByRole("button", { name: "Disconnect" }).click()
    await apps.waitFor({ state: "detached" })
    await page.close()
  }
  return { allow, disconnect, leave: () => context.close() }
}

export type Person = Awaited<ReturnType<typeof aPerson>>
