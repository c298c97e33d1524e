import { readFileSync } from "node:fs"
import { runInNewContext } from "node:vm"
import { assert, describe, it } from "vitest"

const source = readFileSync(new URL("../../../app-web/public/transcribe/sw.js", import.meta.url), "utf8")

interface Tab {
  readonly url: string
  readonly visibilityState: "hidden" | "visible"
}

const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36"
const safari =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15"
const url = "https://parley.example/transcribe/task/1"
const news = { title: "Größe ist fertig", lang: "de", url, tag: "1 ready 1.1" }

/** The service worker in a browser with these tabs, and what it does. */
const aWorker = (tabs: ReadonlyArray<Tab>, userAgent = chrome) => {
  const done: Array<ReadonlyArray<unknown>> = []
  const listeners = new Map<string, (event: object) => void>()
  const self = {
    location: new URL(url),
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    registration: {
      showNotification: async (title: string, { lang, tag, data }: Record<string, unknown>) =>
        void done.push(["shown", title, lang, tag, data]),
    },
    clients: {
      matchAll: async () => tabs.map((tab) => ({ ...tab, focus: async () => void done.push(["focused", tab.url]) })),
      openWindow: async (address: string) => void done.push(["opened", address]),
    },
  }
  runInNewContext(source, { self, URL, navigator: { userAgent } })
  const tell = async (name: string, event: object): Promise<void> => {
    let waits: Promise<unknown> = Promise.resolve()
    listeners.get(name)?.({ ...event, waitUntil: (one: Promise<unknown>) => void (waits = one) })
    await waits
  }
  return {
    done,
    push: () => tell("push", { data: { json: () => news } }),
    click: () => tell("notificationclick", { notification: { data: "/transcribe/task/1", close: () => undefined } }),
  }
}

const tab = (path: string, visibilityState: Tab["visibilityState"] = "hidden"): Tab => ({
  url: `https://parley.example/transcribe/${path}`,
  visibilityState,
})

const shown = ["shown", news.title, "de", news.tag, "/transcribe/task/1"]

describe("the service worker", () => {
  it("shows what is pushed, in its language and place, unless a page is visible", async () => {
    const [nothingOpen, hidden, visible] = [aWorker([]), aWorker([tab("")]), aWorker([tab(""), tab("ask", "visible")])]
    await Promise.all([nothingOpen.push(), hidden.push(), visible.push()])
    assert.deepStrictEqual([nothingOpen.done, hidden.done, visible.done], [[shown], [shown], []])
  })

  it("shows everything in Safari, which would withdraw the permission", async () => {
    const worker = aWorker([tab("", "visible")], safari)
    await worker.push()
    assert.deepStrictEqual(worker.done, [shown])
  })

  it("brings the tab that has the file to the front, or opens one, and leaves others as they are", async () => {
    const known = aWorker([tab("ask", "visible"), tab("task/1?t=3#line")])
    const unknown = aWorker([tab("ask", "visible"), tab("task/12")])
    await Promise.all([known.click(), unknown.click()])
    assert.deepStrictEqual(known.done, [["focused", `${url}?t=3#line`]])
    assert.deepStrictEqual(unknown.done, [["opened", url]])
  })
})
