import { builtCli } from "#tests/support/product/processes.ts"
import { type Client, clientWith } from "#tests/support/server/client.ts"
import { type ServerProcess, startServer } from "#tests/support/server/start-server.ts"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright"
import { openBrowser } from "./browser.ts"

export interface WebProduct {
  readonly server: ServerProcess
  readonly browser: Browser
  /** Somebody with an account of this plan, by REST. */
  readonly user: (email: string, plan: "free" | "pro") => Promise<Client>
  /** A browser of their own in which they are signed in already. */
  readonly context: (client: Client, options?: BrowserContextOptions) => Promise<BrowserContext>
  readonly close: () => Promise<void>
}

/** The built product and a browser, for one file of tests. */
export const aWebProduct = async (flags: ReadonlyArray<string> = []): Promise<WebProduct> => {
  const folder = await mkdtemp(join(tmpdir(), "parley-web-"))
  const [server, browser] = await Promise.all([startServer({ folder, entry: "built" }), openBrowser(flags)])
  return {
    server,
    browser,
    user: async (email, plan) => {
      const { out, err } = await builtCli(
        join(folder, "data"),
        "user",
        "create",
        "--email",
        email,
        "--plan",
        plan,
        "--json",
      )
      const made: { readonly token: string } = out === "" ? { token: err } : JSON.parse(out)
      return clientWith(server.url, made.token)
    },
    context: async ({ token }, options = {}) => {
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        colorScheme: "light",
        ...options,
      })
      await context.addInitScript(
        `localStorage.getItem("auth_token") ?? localStorage.setItem("auth_token", "${token}")`,
      )
      return context
    },
    close: async () => {
      await browser.close()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Collects what a page complains about: errors of scripts and of the console, answers that are no success. */
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
