import type { Page } from "playwright-core"
import type { MeetingSite, Step, Way } from "./meeting-site.ts"

const patience = 2000

/** Does the first of them that works. */
export const tryWays = async (page: Page, [way, ...others]: ReadonlyArray<Way>): Promise<void> => {
  if (way === undefined) return
  const done = "css" in way
    ? page.locator(way.css).first().click({ timeout: patience })
    : "key" in way
    ? page.keyboard.press(way.key)
    : page.evaluate(`void (${way.script})`)
  await done.then(() => undefined, () => tryWays(page, others))
}

/** One step, for whose place the page has something visible. */
export const takeStep = async (page: Page, step: Step, given: { readonly name: string; readonly passcode: string }) => {
  const visible = page.locator(step.css).filter({ visible: true })
  const place = (step.says === undefined ? visible : visible.filter({ hasText: new RegExp(step.says, "iu") })).first()
  if (step.act === "click") return place.click({ timeout: patience })
  const text = step.act === "name" ? given.name : given.passcode
  if (await place.inputValue({ timeout: patience }) !== text) await place.fill(text, { timeout: patience })
}

/** Writes into the chat, and says whether the page took it. */
export const writeInChat = async (page: Page, { chat }: MeetingSite, text: string): Promise<boolean> => {
  const input = page.locator(chat.input).first()
  try {
    if (!await input.isVisible()) await tryWays(page, chat.open)
    await input.fill(text.replaceAll(/\s+/g, " ").trim(), { timeout: patience })
    await input.press("Enter", { timeout: patience })
    await page.waitForTimeout(200)
    return await input.inputValue({ timeout: patience }) === ""
  } catch {
    return false
  }
}
