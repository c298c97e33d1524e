import type { BatchEvent } from "#web/entities/upload/batch/batch-events.ts"
import type { BatchFile } from "#web/entities/upload/batch/upload-batch.ts"
import type { Sending } from "#web/entities/upload/sending/sending.ts"
import { afterAll, assert, beforeAll, beforeEach, describe, it, vi } from "vitest"

const mebibyte = 1_048_576
const partSize = 8 * mebibyte
const size = 2 * partSize + 5

/** What the store has, and how the next parts fare. */
let stored: Map<number, number>
let fate: "arrive" | "are refused" | "do not arrive"
let asked: Array<string>

const parts = [1, 2, 3].map((number) => ({ number, bytes: number === 3 ? 5 : partSize, url: `https://s3/${number}` }))

const answer = (data: unknown, code = 200) => Promise.resolve(Response.json({ code, message: "said", data }))

class Put {
  status = 0
  readonly upload = { addEventListener: () => undefined }
  readonly #listeners = new Map<string, () => void>()
  #url = ""
  addEventListener(name: string, then: () => void) {
    this.#listeners.set(name, then)
  }
  open(_: string, url: string) {
    this.#url = url
  }
  abort() {
    this.#listeners.get("abort")?.()
  }
  send(body: Blob) {
    asked.push(`PUT ${this.#url}`)
    if (fate === "arrive") stored.set(Number(this.#url.split("/").at(-1)), body.size)
    this.status = fate === "arrive" ? 200 : 403
    queueMicrotask(() => this.#listeners.get(fate === "do not arrive" ? "error" : "load")?.())
  }
}

let sendInParts: (sending: Sending) => Promise<BatchEvent | "unreachable" | null>
let isUnreachable: () => boolean

beforeAll(async () => {
  vi.stubGlobal("addEventListener", () => undefined)
  vi.stubGlobal("navigator", { onLine: true, languages: ["en"] })
  vi.stubGlobal("localStorage", { getItem: () => "kept", setItem: () => undefined })
  vi.stubGlobal("document", { baseURI: "https://parley.example/transcribe/", querySelector: () => null })
  vi.stubGlobal("XMLHttpRequest", Put)
  vi.stubGlobal("fetch", (url: string, { method = "GET" }: RequestInit = {}) => {
    asked.push(`${method} ${url}`)
    if (url === "/api/uploads") {
      return answer({ upload_id: "u1", url: "https://parley.example/api/uploads/u1?ticket=t1" })
    }
    if (method === "GET") {
      return answer({ part_size: partSize, parts: parts.filter(({ number, bytes }) => stored.get(number) !== bytes) })
    }
    return answer({ upload_id: "u1" })
  })
  vi.resetModules()
  ;({ sendInParts } = await import("#web/entities/upload/sending/send-in-parts.ts"))
  ;({ isUnreachable } = await import("#web/entities/upload/sending/parts-ticket.ts"))
})

afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

beforeEach(() => {
  stored = new Map()
  fate = "arrive"
  asked = []
})

const address = "https://parley.example/files/u1#t1"

const send = async (given: Partial<BatchFile> = {}) => {
  const file = {
    id: "f",
    name: "talk.wav",
    size,
    address: null,
    sent: 0,
    onTheWay: 0,
    isThere: false,
    isDeferred: false,
    isKept: true,
    ...given,
  }
  const events: Array<BatchEvent> = []
  const outcome = await sendInParts({
    file,
    bytes: new Blob([new Uint8Array(size)]),
    signal: new AbortController().signal,
    onEvent: (event) => void events.push(event),
  })
  return { outcome, events }
}

const ofParts = "/api/uploads/u1/parts?ticket=t1"

describe("a file that goes to the store in parts", () => {
  it("is opened, put part by part, and made whole by the server", async () => {
    const { outcome, events } = await send()
    assert.deepStrictEqual(outcome, { _tag: "Arrived", fileId: "f", address })
    assert.deepStrictEqual([...stored.values()].reduce((sum, bytes) => sum + bytes, 0), size)
    assert.deepStrictEqual(events[0], { _tag: "Opened", fileId: "f", address })
    assert.deepInclude(events.at(-1), { _tag: "Acknowledged", sent: size })
    assert.deepStrictEqual([asked[0], asked[1], asked.at(-1)], [
      "POST /api/uploads",
      `GET ${ofParts}`,
      `POST ${ofParts}`,
    ])
  })

  it("goes on with what the store does not have, and opens nothing else", async () => {
    stored.set(1, partSize)
    stored.set(3, 5)
    const { outcome, events } = await send({ address })
    assert.deepInclude(outcome, { _tag: "Arrived" })
    assert.deepStrictEqual(asked, [`GET ${ofParts}`, "PUT https://s3/2", `POST ${ofParts}`])
    assert.deepInclude(events[1], { _tag: "Acknowledged", sent: partSize + 5 })
  })

  it("waits for the network once it has reached the store", async () => {
    stored.set(1, partSize)
    fate = "do not arrive"
    assert.deepStrictEqual((await send({ address })).outcome, { _tag: "Interrupted" })
    assert.isFalse(isUnreachable())
  })

  for (const refused of ["are refused", "do not arrive"] as const) {
    it(`is given up for the way through the server if its first parts ${refused}`, async () => {
      fate = refused
      assert.strictEqual((await send()).outcome, "unreachable")
      assert.strictEqual(asked.at(-1)?.split("#")[0], "DELETE https://parley.example/files/u1")
      assert.isTrue(isUnreachable())
    })
  }
})
