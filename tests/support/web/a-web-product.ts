import type { Client } from "#tests/support/server/client.ts"
import {
  builtInProduct,
  type RunningProduct,
  scriptedProduct,
  scriptedSettings,
} from "#tests/support/server/shared-products.ts"
import { type Person, signUp } from "#tests/support/server/sign-up.ts"
import { type ServerProcess, startServer } from "#tests/support/server/start-server.ts"
import { randomUUID } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright"
import { openBrowser, sharedBrowser } from "./browser.ts"
import { steadyNavigation } from "./steady-navigation.ts"
import { remember } from "./what-was-shown.ts"

export interface WebProduct {
  readonly server: RunningProduct
  /** A user on this plan: a new account whose address begins with the name, or the account with this address. */
  readonly user: (name: string, plan: "free" | "pro") => Promise<Person>
  /** A browser of their own in which they are signed in already. */
  readonly context: (client: Client, options?: BrowserContextOptions) => Promise<BrowserContext>
  /** A browser of a visitor who is not signed in. */
  readonly visitor: (options?: BrowserContextOptions) => Promise<BrowserContext>
  readonly close: () => Promise<void>
}

/** The built product that all files of the run share, with a scripted recogniser, and the worker's browser. */
export const aWebProduct = async (): Promise<WebProduct> => {
  const [server, browser] = await Promise.all([scriptedProduct(), sharedBrowser()])
  return productIn(server, browser, () => Promise.resolve())
}

/** The same with the recogniser of this machine, and with a browser of its own when that needs flags. */
export const aHearingProduct = async (flags: ReadonlyArray<string> = []): Promise<WebProduct> => {
  const own = flags.length > 0
  const [server, browser] = await Promise.all([builtInProduct(), own ? openBrowser(flags) : sharedBrowser()])
  return productIn(server, browser, () => own ? browser.close() : Promise.resolve())
}

export interface OwnWebProduct extends WebProduct {
  readonly stop: () => Promise<unknown>
  readonly kill: () => Promise<unknown>
  /** At the same address, on the same data. */
  readonly startAgain: () => Promise<void>
}

/** A product of the file's own, which it may stop and kill, with these settings besides the usual ones. */
export const anOwnWebProduct = async (settings: Readonly<Record<string, string>> = {}): Promise<OwnWebProduct> => {
  const folder = await mkdtemp(join(tmpdir(), "parley-web-"))
  const env = { ...await scriptedSettings(), ...settings }
  const start = (port?: number) => startServer({ folder, entry: "built", env, ...(port === undefined ? {} : { port }) })
  const [first, browser] = await Promise.all([start(), sharedBrowser()])
  let server: ServerProcess = first
  const product = productIn({ url: server.url, folder, database: env.DATABASE_URL }, browser, async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  })
  return {
    ...product,
    stop: () => server.stop(),
    kill: () => server.kill(),
    startAgain: async () => {
      server = await start(Number(new URL(server.url).port))
    },
  }
}

/** Without the service worker, which is a process more and stores each file of the app again for each context. */
const usual: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  colorScheme: "light",
  reducedMotion: "reduce",
  serviceWorkers: "block",
}

const productIn = (server: RunningProduct, browser: Browser, end: () => Promise<void>): WebProduct => {
  const contexts: Array<BrowserContext> = []
  const visitor = async (options: BrowserContextOptions = {}): Promise<BrowserContext> => {
    const context = await browser.newContext({ ...usual, ...options })
    // Long, because the machine may be busy: nothing waits for it to elapse.
    context.setDefaultTimeout(240_000)
    // As browsers of different people have; else all would have the traits of this one, and share what a device may do in an hour.
    await context.addInitScript(
      `try { localStorage.getItem("device_uuid") ?? localStorage.setItem("device_uuid", "${randomUUID()}") } catch {}`,
    )
    context.on("page", steadyNavigation)
    contexts.push(context)
    remember(context)
    return context
  }
  return {
    server,
    visitor,
    user: (name, plan) =>
      signUp(server, name.includes("@") ? name : `${name}-${randomUUID().slice(0, 8)}@example.org`, plan),
    context: async ({ token }, options) => {
      const context = await visitor(options)
      await context.addInitScript(
        `localStorage.getItem("auth_token") ?? localStorage.setItem("auth_token", "${token}")`,
      )
      return context
    },
    close: async () => {
      await Promise.all(contexts.map((context) => context.close()))
      await end()
    },
  }
}

/** Collects what a page complains about: script and console errors, and unsuccessful responses. */
export const complaintsOf = (page: Page): ReadonlyArray<string> => {
  const complaints: Array<string> = []
  page.on("pageerror", (error) => complaints.push(error.message))
  page.on("console", (message) => message.type() === "error" && complaints.push(message.text()))
  page.on(
    "response",
    (response) => response.status() >= 400 && complaints.push(`${response.status()} ${response.url()}`),
  )
  return complaints
}
