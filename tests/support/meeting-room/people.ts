import type { Page } from "playwright"
import { openBrowser } from "../web/browser.ts"
import type { Room } from "./meeting-room.ts"

/** A busy machine takes its time. */
const patient = { timeout: 0, polling: 100 }

/** The browser of the people in meetings; each of them is a page. */
export const openPeople = async () => {
  const browser = await openBrowser([
    "--autoplay-policy=no-user-gesture-required",
    "--mute-audio",
    "--disable-features=WebRtcHideLocalIpsWithMdns",
    "--allow-loopback-in-peer-connection",
  ])
  const join = async (room: Room, name: string, voice: string): Promise<Page> => {
    const page = await browser.newPage()
    await page.goto(`${room.url}?name=${encodeURIComponent(name)}&voice=${voice}`)
    await page.waitForFunction("window.APP?.conference.isJoined() && window.speak !== undefined", undefined, patient)
    return page
  }
  return { join, close: () => browser.close() }
}

/** Speaks once all the others hear it. */
export const speak = async (page: Page, others: number): Promise<void> => {
  await page.waitForFunction(`window.isHeard?.(${others})`, undefined, patient)
  await page.evaluate("speak()")
}
export const say = (page: Page, text: string): Promise<unknown> => page.evaluate(`say(${JSON.stringify(text)})`)
