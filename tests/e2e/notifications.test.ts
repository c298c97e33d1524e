import { inTurn } from "#tests/support/server/in-turn.ts"
import type { Person } from "#tests/support/server/sign-up.ts"
import { aWebProduct, complaintsOf, type WebProduct } from "#tests/support/web/a-web-product.ts"
import { violationsOn } from "#tests/support/web/axe.ts"
import { inTheme } from "#tests/support/web/screen.ts"
import { createECDH, randomBytes } from "node:crypto"
import type { Locator, Page } from "playwright"
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest"

let product: WebProduct
let person: Person
let page: Page
let complaints: ReadonlyArray<string>

const section = (): Locator => page.getByRole("region", { name: "Push and email", exact: true })
const turned = (name: string): Locator => section().getByRole("switch", { name })

interface Notifications {
  readonly notes_ready: boolean
  readonly digest: boolean
  readonly devices: ReadonlyArray<{ readonly is_current: boolean }>
}

const chosen = () => person.call<Notifications>("GET", "/api/notifications")

/**
 * Puts a push service in the place of that of the browser, which has none here, and lets it show notifications, which it never does.
 */
const withPushService = (keys: object): string =>
  `{
    let permission = "default"
    Object.defineProperty(Notification, "permission", { get: () => permission })
    Notification.requestPermission = () => new Promise((done) => setTimeout(() => done(permission = "granted"), 300))
    globalThis.shown = []
    ServiceWorkerRegistration.prototype.showNotification = async (title) => void shown.push(title)
    let known = null
    PushManager.prototype.getSubscription = async () => known
    PushManager.prototype.subscribe = async () =>
      known = {
        options: { applicationServerKey: null },
        unsubscribe: async () => void (known = null),
        toJSON: () => ({ endpoint: "https://push.invalid/browser", keys: ${JSON.stringify(keys)} }),
      }
  }`

const browserKeys = () => {
  const curve = createECDH("prime256v1")
  curve.generateKeys()
  return { p256dh: curve.getPublicKey().toString("base64url"), auth: randomBytes(16).toString("base64url") }
}

beforeAll(async () => {
  product = await aWebProduct()
  person = await product.user("notified", "free")
  const context = await product.context(person, { serviceWorkers: "allow", viewport: { width: 1280, height: 860 } })
  page = await context.newPage()
  complaints = complaintsOf(page)
  await page.goto(`${product.server.url}/transcribe/account`)
})

afterAll(() => product?.close())

describe("the notifications of an account", () => {
  it("are off at first; mails are switched one by one, and stay so", async () => {
    const [notes, daily] = [turned("Email me when notes are ready"), turned("Daily email")]
    await notes.waitFor()
    assert.deepStrictEqual(await Promise.all([notes.isChecked(), daily.isChecked()]), [false, false])
    await notes.click()
    await expect.poll(chosen).toMatchObject({ notes_ready: true, digest: false })
    await daily.click()
    await expect.poll(chosen).toMatchObject({ notes_ready: true, digest: true })
    await page.reload()
    await expect.poll(() => notes.isChecked()).toBe(true)
    await notes.click()
    await expect.poll(chosen).toMatchObject({ notes_ready: false, digest: true })
    assert.deepStrictEqual(complaints, [])
  })

  it("look well at both widths, light and dark, and axe finds nothing", async () => {
    const folder = process.env["NOTIFICATION_PICTURES"]
    await inTurn([[1280, "light"], [390, "dark"]] as const, async ([width, colorScheme]) => {
      await page.setViewportSize({ width, height: 860 })
      await inTheme(page, colorScheme)
      await section().scrollIntoViewIfNeeded()
      await expect.poll(() => page.evaluate<number>("document.documentElement.scrollWidth")).toBeLessThanOrEqual(width)
      assert.deepStrictEqual(await violationsOn(page), [])
      if (folder !== undefined) await page.screenshot({ path: `${folder}/notifications-${width}-${colorScheme}.png` })
    })
    await page.setViewportSize({ width: 1280, height: 860 })
    await inTheme(page, "light")
  })

  it("say what to do where the browser refuses them, and stay off", async () => {
    const device = turned("Notify me on this device")
    await section().getByText("Notifications are blocked for this site.").waitFor()
    await device.click()
    await expect.poll(() => device.isChecked()).toBe(false)
    assert.deepStrictEqual((await chosen()).devices, [])
  })

  it("are switched on for this device by the person’s own click, and off again", async () => {
    await page.addInitScript(withPushService(browserKeys()))
    await page.reload()
    const device = turned("Notify me on this device")
    await device.waitFor()
    assert.strictEqual(await page.evaluate("Notification.permission"), "default")
    await device.click()
    await expect.poll(async () => (await chosen()).devices.length).toBe(1)
    await expect.poll(() => page.evaluate("shown")).toEqual(["Notifications are on"])
    await expect.poll(() => device.isChecked()).toBe(true)
    await device.click()
    await expect.poll(async () => (await chosen()).devices.length).toBe(0)
    await expect.poll(() => device.isChecked()).toBe(false)
    assert.deepStrictEqual(complaints, [])
  })
})
