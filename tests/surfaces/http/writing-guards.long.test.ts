import { fragmentOf } from "#adapters/documents/yjs/y-tree.ts"
import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import { TokenSigner } from "#domain/kernel/token-signer.port.ts"
import { parseDocumentName } from "#domain/writing/co-document.ts"
import { ticketText } from "#domain/writing/ticket.ts"
import { assert, describe, it, vi } from "@effect/vitest"
import { Effect } from "effect"
import { WebSocket } from "ws"
import { XmlElement, XmlText } from "yjs"
import { aCollaborator } from "../../support/a-collaborator.ts"
import { ada, aTask, bob, taskId } from "../../support/a-task.ts"
import { aServer, tokens } from "../../support/http/a-server.ts"
import { ask, call } from "../../support/http/call.ts"
import { until } from "../../support/until.ts"
import { aWriter } from "../../support/writing/a-writer.ts"
import { enter } from "../../support/writing/enter.ts"

const server = aServer()
const id = aTask().id

const writer = async (as: "ada" | "bob" = "ada") => {
  const one = await aWriter(server.url, enter(server.url, as))
  await one.synced()
  return one
}

/** A ticket of our own making, signed by the server. */
const signed = async (given: { isWriter?: boolean; until?: number; taskId?: typeof id }) => {
  const { document } = await enter(server.url, "ada")()
  const epoch = parseDocumentName(document)?.epoch ?? 0
  const until = Date.now() + 60_000
  const text = ticketText({
    use: "writing",
    taskId: id,
    epoch,
    userId: ada,
    session: null,
    name: "Ada",
    isWriter: true,
    until,
    ...given,
  })
  const ticket = await server.run(Effect.flatMap(TokenSigner, ({ sign }) => sign(text)))
  return { document, ticket }
}

const refusedFor = async (entry: () => Promise<{ document: string; ticket: string }>) => {
  const one = await aWriter(server.url, entry)
  await until(() => one.refused.length > 0)
  one.leave()
  return one.refused[0]
}

describe("a ticket", () => {
  it("of another server, of a session, too old or for another task lets nobody in", async () => {
    const { document, ticket } = await signed({})
    assert.strictEqual(await refusedFor(async () => ({ document, ticket: `${ticket}x` })), "removed")
    assert.strictEqual(await refusedFor(async () => ({ document, ticket: tokens.ada })), "removed")
    assert.strictEqual(await refusedFor(() => signed({ until: Date.now() - 1 })), "removed")
    assert.strictEqual(await refusedFor(() => signed({ taskId: taskId(2) })), "removed")
    assert.strictEqual(await refusedFor(async () => ({ document: "task.x.1", ticket })), "removed")
  })

  it("is not given to strangers, nor to visitors", async () => {
    const json = { task_id: id }
    assert.strictEqual((await ask(`${server.url}/trpc/writing.enterDocument`, "POST", { as: "bob", json })).status, 404)
    assert.strictEqual((await ask(`${server.url}/trpc/writing.enterDocument`, "POST", { json })).status, 401)
  })

  it("of a reader lets nothing be written, and shows no caret", async () => {
    const [one, reader] = [await writer(), await aWriter(server.url, () => signed({ isWriter: false }))]
    await reader.synced()
    reader.write("By a reader")
    reader.provider.setAwarenessField("cursor", { anchor: 1 })
    one.write("By a writer")
    await until(() => reader.markdown().includes("By a writer"))
    await one.saved()
    assert.notInclude(one.markdown(), "By a reader")
    const shown = [...one.provider.awareness?.getStates().values() ?? []]
    assert.isFalse(shown.some((state) => state["cursor"] !== undefined))
    reader.leave()
    one.leave()
  })
})

describe("presence", () => {
  it("has the name the server gives, whatever a page claims", async () => {
    const [one, other] = [await writer(), await writer()]
    one.provider.setAwarenessField("user", { id: bob, name: "Bob", hue: 3 })
    one.provider.setAwarenessField("away", true)
    one.provider.setAwarenessField("cursor", { anchor: 1 })
    const seen = await until(() => {
      const states = other.provider.awareness?.getStates()
      return states?.get(one.doc.clientID)?.["cursor"] === undefined ? null : states.get(one.doc.clientID)
    })
    assert.deepInclude(seen["user"], { id: ada, name: "Ada" })
    assert.isTrue(seen["away"])
    one.leave()
    await until(() => other.provider.awareness?.getStates().has(one.doc.clientID) === false)
    other.leave()
  })
})

/** The status with which the server answers an upgrade. */
const upgraded = (path: string, origin: string | undefined): Promise<number> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${server.url.replace("http", "ws")}${path}`, origin === undefined ? {} : { origin })
    socket.on("open", () => {
      socket.terminate()
      resolve(101)
    })
    socket.on("unexpected-response", (_, response) => resolve(response.statusCode ?? 0))
    socket.on("error", () => undefined)
  })

describe("the socket", () => {
  it("opens for pages of this server only", async () => {
    assert.strictEqual(await upgraded("/collab", server.url), 101)
    assert.strictEqual(await upgraded("/collab", undefined), 101)
    assert.strictEqual(await upgraded("/collab", "https://evil.example"), 403)
    assert.strictEqual(await upgraded("/collab", "null"), 403)
    assert.strictEqual(await upgraded("/elsewhere", server.url), 404)
  })

  it("is refused to one account beyond twenty, which others do not notice", async () => {
    const all = await Promise.all(Array.from({ length: 40 }, () => aWriter(server.url, enter(server.url, "ada"))))
    await until(() => all.every(({ provider, refused }) => provider.isSynced || refused.length > 0))
    assert.lengthOf(all.filter(({ provider }) => provider.isSynced), 20)
    assert.deepStrictEqual([...new Set(all.flatMap(({ refused }) => refused))], ["limit"])
    all.forEach(({ leave }) => leave())
  })
})

/** Elements, each within the one before. */
const nested = (depth: number): XmlElement => {
  let outer = new XmlElement("paragraph")
  outer.insert(0, [new XmlText("inside")])
  for (let at = 1; at < depth; at++) {
    const quote = new XmlElement("blockquote")
    quote.insert(0, [outer])
    outer = quote
  }
  return outer
}

describe("text that is nested too deeply", () => {
  it.each([26, 20_000])(
    "is refused, with the reason to its writer, and others' text is stored: %i levels",
    async (depth) => {
      const [one, other] = [await writer(), await writer()]
      // One by one, as an editor does: Yjs itself cannot write a nest of thousands at once.
      let inner: XmlElement | null = null
      one.doc.transact(() => {
        for (let at = 0; at < depth; at++) {
          const next: XmlElement = new XmlElement(at === depth - 1 ? "paragraph" : "blockquote")
          if (inner === null) fragmentOf(one.doc).push([next])
          else inner.insert(0, [next])
          inner = next
        }
      })
      await until(() => one.closed.includes("deep"))
      other.write(`Beside ${depth} levels`)
      await other.saved()
      assert.notInclude(other.markdown(), "> >")
      one.leave()
      other.leave()
    },
  )

  it("is stored if it is as deep as documents are read", async () => {
    const one = await writer()
    fragmentOf(one.doc).push([nested(25)])
    await one.saved()
    assert.deepStrictEqual(one.closed, [])
    one.leave()
  })
})

/** A message as it is written on the wire: each text behind its length. */
const message = (name: Buffer, ...rest: ReadonlyArray<number>): Buffer =>
  Buffer.concat([Buffer.from([name.length]), name, Buffer.from(rest)])

describe("what a stranger sends before a ticket", () => {
  const auth = 2
  const name = Buffer.from("task.x.1")
  const rubbish: ReadonlyArray<readonly [string, Buffer]> = [
    ["nothing", Buffer.alloc(0)],
    ["a length beyond its end", Buffer.from([255, 255, 255, 255, 15, 1])],
    ["a name that is not UTF-8", message(Buffer.from([0xff, 0xfe]), auth, 0, 1, 97)],
    ["a name with a line break", message(Buffer.from("task\nWARN forged"), auth, 0, 1, 97)],
    ["a name and no more", message(name)],
    ["a ticket that breaks off", message(name, auth, 0, 9, 97)],
  ]
  it.each(rubbish)("ends the connection and writes nothing into the log: %s", async (_, bytes) => {
    const written = [vi.spyOn(console, "error"), vi.spyOn(console, "warn")]
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/collab`)
    await new Promise((resolve) => socket.once("open", resolve))
    socket.send(bytes)
    const code = await new Promise((resolve) => socket.once("close", resolve))
    const lines = written.flatMap(({ mock }) => mock.calls)
    vi.restoreAllMocks()
    assert.deepStrictEqual(lines, [])
    assert.strictEqual(code, 1007)
  })
})

describe("the end of a permission ends the connection", () => {
  const collaborator = `/api/collaboration/documents/${id}/collaborators/${aCollaborator().id}`
  const summary = async () => {
    const { data } = await call(`${server.url}/api/transcription/tasks/${id}/summary`, "GET", { as: "ada" })
    return String(data["summary"])
  }

  it("when an editor becomes a viewer or is removed, while typing, and nothing of theirs is stored from then on", async () => {
    await server.run(Effect.flatMap(CollaboratorStore, ({ add }) => add(id, aCollaborator())))
    const [one, owner] = [await writer("bob"), await writer()]
    await ask(`${server.url}${collaborator}`, "PUT", { as: "ada", json: { role: "viewer" } })
    await until(() => one.closed.includes("removed"))
    one.leave()
    const reader = await writer("bob")
    reader.write("A viewer's words")
    owner.write("The owner's words")
    await until(() => reader.markdown().includes("The owner's words"))
    assert.notInclude(owner.markdown(), "A viewer's words")
    await ask(`${server.url}${collaborator}`, "DELETE", { as: "ada" })
    await until(() => reader.closed.includes("removed"))
    reader.write("After the end")
    for (const each of [reader, owner]) each.leave()
    assert.notMatch(await summary(), /A viewer's words|After the end/)
  })

  // Near the end: who comes later is sent all of that document.
  it("as rubbish does, and a document that becomes too large", async () => {
    const socket = new WebSocket(`${server.url.replace("http", "ws")}/collab`)
    await new Promise((resolve) => socket.once("open", resolve))
    socket.send(new Uint8Array([255, 255, 255, 255]))
    await new Promise((resolve) => socket.once("close", resolve))
    const one = await until(() => writer().catch(() => null))
    for (let nth = 0; nth < 16 && one.closed.length === 0; nth++) one.write("word ".repeat(120_000))
    assert.isTrue(await until(() => one.closed.includes("full")))
    one.leave()
  })

  it("when its session ends", async () => {
    const one = await writer()
    await ask(`${server.url}/trpc/account.signOut`, "POST", { as: "ada", json: { device_id: "test" } })
    assert.isTrue(await until(() => one.closed.includes("signed-out")))
    one.leave()
  })
})
