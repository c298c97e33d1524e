import { fragmentOf } from "#adapters/documents/yjs/y-tree.ts"
import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import { CoDocumentStore } from "#domain/writing/co-document-store.port.ts"
import { presentDocument, rewriteSummary } from "#domain/writing/shared/rewrite-summary.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { XmlElement, XmlText } from "yjs"
import { aTask } from "../../support/a-task.ts"
import { anAnalysis } from "../../support/an-analysis.ts"
import { aServer } from "../../support/http/a-server.ts"
import { ask, call } from "../../support/http/call.ts"
import { until } from "../../support/until.ts"
import { aWriter } from "../../support/writing/a-writer.ts"
import { enter } from "../../support/writing/enter.ts"

const server = aServer()
const id = aTask().id

const writer = async () => {
  const one = await aWriter(server.url, enter(server.url, "ada"))
  await one.synced()
  return one
}

const hasScript = ({ doc }: Awaited<ReturnType<typeof writer>>): boolean =>
  fragmentOf(doc).toArray().some((child) => child instanceof XmlElement && child.nodeName === "script")

const summary = async (): Promise<string> =>
  String((await call(`${server.url}/api/transcription/tasks/${id}/summary`, "GET", { as: "ada" })).data["summary"])

describe("typed text", () => {
  it("that no database can keep is stored without it, and goes on", async () => {
    const one = await writer()
    one.write("Zero\u0000 and half\uD83C a letter")
    one.write("Whole 🎙")
    await one.saved()
    await until(async () => (await summary()).includes("Whole 🎙"))
    assert.match(await summary(), /^Zero and half\uFFFD a letter$/m)
    one.write("Afterwards")
    await until(async () => (await summary()).includes("Afterwards"))
    one.leave()
  })

  it("of a client of its own is stored without nodes that no editor writes, which others lose too", async () => {
    const [one, other] = [await writer(), await writer()]
    const script = new XmlElement("script")
    script.insert(0, [new XmlText("alert(1)")])
    fragmentOf(one.doc).push([script])
    one.write("Beside it")
    await until(async () => (await summary()).includes("Beside it"))
    await until(() => !hasScript(one))
    await until(() => !hasScript(other))
    assert.notInclude(await summary(), "alert(1)")
    one.leave()
    other.leave()
  })
})

describe("an analysis that is made again while people write", () => {
  it("replaces what it had seen, and keeps what was typed meanwhile", async () => {
    const one = await writer()
    const again = (seen: Uint8Array | null) =>
      Effect.gen(function*() {
        const { transaction } = yield* UnitOfWork
        const analyses = yield* AnalysisStore
        const version = (yield* analyses.stored(id))?.version ?? 1
        yield* transaction(rewriteSummary(id, anAnalysis({ summary: "Written again", version }), seen))
      })
    const seen = await server.run(presentDocument(id))
    one.write("Typed while it ran")
    await one.saved()
    await server.run(again(seen?.state ?? null))
    one.write("Typed after it")
    await until(async () => (await summary()).includes("Typed after it"))
    assert.match(await summary(), /Written again[^]*Typed while it ran[^]*Typed after it/)
    await until(() => one.markdown().includes("Written again"))
    one.leave()
  })
})

describe("a backup that is restored under an open editor", () => {
  it("ends the connection as stale, and stores nothing of what was typed in the old document", async () => {
    const one = await writer()
    await server.run(Effect.gen(function*() {
      const documents = yield* CoDocumentStore
      const found = yield* documents.load(id)
      if (found !== null) yield* documents.save(id, { ...found, epoch: found.epoch + 1 })
    }))
    one.write("Into the old document")
    await until(() => one.closed.includes("stale"))
    assert.notInclude(await summary(), "Into the old document")
    one.leave()
  })
})

describe("a task that is deleted while it is written", () => {
  it("ends the connections, saying why, and lets nobody in again", async () => {
    const [one, other] = [await writer(), await writer()]
    one.write("Its last words")
    await call(`${server.url}/api/transcription/tasks/delete-batch`, "POST", { as: "ada", json: { task_ids: [id] } })
    await until(() => one.closed.includes("removed") && other.closed.includes("removed"))
    const entering = await ask(`${server.url}/trpc/writing.enterDocument`, "POST", { as: "ada", json: { task_id: id } })
    assert.strictEqual(entering.status, 404)
    one.leave()
    other.leave()
  })
})
