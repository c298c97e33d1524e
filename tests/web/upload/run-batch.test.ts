import { applyEvent, type BatchEvent } from "#web/entities/upload/batch/batch-events.ts"
import { nextAction, runBatch, type Runtime } from "#web/entities/upload/batch/run-batch.ts"
import { type BatchFile, newBatch, refusedFile, type UploadBatch } from "#web/entities/upload/batch/upload-batch.ts"
import { ownRefusal } from "#web/request/refusal.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

/** What happens to a call: nothing, it never arrives, its response is lost, the page reloads, the uploads expire. */
type Mishap = "none" | "never arrives" | "response lost" | "reload" | "expired"
const mishap = fc.constantFrom<Mishap>("none", "never arrives", "response lost", "reload", "expired")

class Reloaded extends Error {}

const file = (id: string, size: number): BatchFile => ({
  id,
  name: `${id}.wav`,
  size,
  address: null,
  sent: 0,
  onTheWay: 0,
  isThere: false,
  isDeferred: false,
  isKept: true,
})

const batch = (sizes: ReadonlyArray<number>): UploadBatch =>
  newBatch({
    id: "batch",
    owner: "ada",
    kind: "recording",
    files: sizes.map((size, index) => file(`file${index}`, size)),
    options: {},
    begun: 0,
  })

interface Script {
  /** What happens while bytes are sent, and what share of the rest arrives. */
  readonly sending: ReadonlyArray<readonly [Mishap, number]>
  /** What happens when the task is created. */
  readonly creating: ReadonlyArray<Mishap>
}

/** A server behind a network that follows a script, and a page that may be reloaded. */
const scene = (first: UploadBatch, script: Script) => {
  const uploads = new Map<string, { readonly size: number; bytes: number }>()
  const tasks: Array<ReadonlyArray<string>> = []
  const states: Array<UploadBatch> = [first]
  const [sending, creating] = [[...script.sending], [...script.creating]]
  let [now, kept, addresses] = [first, first, 0]
  const dispatch = (event: BatchEvent): Promise<UploadBatch> => {
    now = applyEvent(now, event)
    if (event._tag !== "Progressed") kept = now
    states.push(now)
    for (const { address, sent } of now.files) {
      assert.isAtMost(sent, uploads.get(address ?? "")?.bytes ?? Infinity)
    }
    return Promise.resolve(now)
  }
  const through = async (what: Mishap, work: () => BatchEvent): Promise<BatchEvent> => {
    if (what === "never arrives") return { _tag: "Interrupted" }
    if (what === "expired") uploads.clear()
    const outcome = work()
    if (what === "reload") throw new Reloaded()
    return what === "response lost" ? { _tag: "Interrupted" } : outcome
  }
  const runtime: Runtime = {
    find: () => now,
    dispatch: (_, event) => dispatch(event),
    send: async (_, { id: fileId, address, size }) => {
      const [what, share] = sending.shift() ?? ["none", 1]
      const known = address === null ? undefined : uploads.get(address)
      if (address === null || known === undefined) {
        const made = `upload${addresses++}`
        uploads.set(made, { size, bytes: 0 })
        return through(what, () => ({ _tag: "Opened", fileId, address: made }))
      }
      const before = known.bytes
      known.bytes += Math.ceil((size - known.bytes) * share)
      // The network accepts more than it delivers.
      await dispatch({ _tag: "Acknowledged", fileId, address, sent: before })
      await dispatch({ _tag: "Progressed", fileId, address, sent: size })
      return through(what, () => known.bytes < size ? { _tag: "Interrupted" } : { _tag: "Arrived", fileId, address })
    },
    create: ({ files }) =>
      through(creating.shift() ?? "none", () => {
        const addresses = files.map(({ address }) => address ?? "")
        if (!addresses.every((one) => uploads.has(one))) return { _tag: "Gone" }
        for (const one of addresses) {
          assert.strictEqual(uploads.get(one)?.bytes, uploads.get(one)?.size)
          uploads.delete(one)
        }
        tasks.push(addresses)
        return { _tag: "Created", taskId: String(tasks.length), title: "" }
      }),
    look: () =>
      through(
        creating.shift() ?? "none",
        () => tasks.length > 0 ? { _tag: "Created", taskId: "1", title: "" } : { _tag: "NotFound" },
      ),
  }
  /** The reader waits, reloads and retries until the batch is done. */
  const finish = async (): Promise<void> => {
    try {
      await runBatch("batch", runtime)
    } catch (error) {
      if (!(error instanceof Reloaded)) throw error
      now = kept
    }
    if (now.phase._tag === "Done") return
    await dispatch(now.phase._tag === "Refused" ? { _tag: "Retried" } : { _tag: "Woke" })
    return finish()
  }
  return { finish, tasks, states, outcome: () => now }
}

const scripts = fc.record<Script>({
  sending: fc.array(fc.tuple(mishap, fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 20 }),
  creating: fc.array(mishap, { maxLength: 8 }),
})
const sizes = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 3 })

describe("an upload batch, whatever happens to its calls", () => {
  it("becomes one task, never two", () =>
    fc.assert(fc.asyncProperty(sizes, scripts, async (all, script) => {
      const { finish, tasks, outcome } = scene(batch(all), script)
      await finish()
      assert.strictEqual(tasks.length, 1)
      assert.strictEqual(outcome().phase._tag, "Done")
    })))

  it("never counts bytes backwards at the same address, nor more than there are", () =>
    fc.assert(fc.asyncProperty(sizes, scripts, async (all, script) => {
      const { finish, states } = scene(batch(all), {
        ...script,
        sending: script.sending.filter(([what]) => what !== "reload"),
      })
      await finish()
      for (const [index, state] of states.entries()) {
        for (const [place, { address, sent, onTheWay, size }] of state.files.entries()) {
          const before = states[index - 1]?.files[place]
          assert.isAtMost(sent + onTheWay, size)
          if (before !== undefined && before.address === address) assert.isAtLeast(sent, before.sent)
        }
      }
    })))
})

describe("an upload batch", () => {
  const opened = applyEvent(batch([10]), { _tag: "Opened", fileId: "file0", address: "a" })

  it("starts a file again when it gets another address", () => {
    const half = applyEvent(opened, { _tag: "Acknowledged", fileId: "file0", address: "a", sent: 5 })
    assert.strictEqual(applyEvent(half, { _tag: "Opened", fileId: "file0", address: "b" }).files[0]?.sent, 0)
    assert.strictEqual(applyEvent(half, { _tag: "Opened", fileId: "file0", address: "a" }).files[0]?.sent, 5)
  })

  it("ignores events of an address it no longer uses", () =>
    assert.strictEqual(applyEvent(opened, { _tag: "Progressed", fileId: "file0", address: "old", sent: 5 }), opened))

  it("stays done", () => {
    const done = applyEvent(opened, { _tag: "Created", taskId: "t", title: "T" })
    assert.strictEqual(
      applyEvent(done, { _tag: "Refused", reason: ownRefusal(""), files: [] }),
      done,
    )
  })

  it("sends only what the server lost again", () => {
    const there = ["file0", "file1"].reduce(
      (now, fileId) =>
        applyEvent(applyEvent(now, { _tag: "Opened", fileId, address: fileId }), {
          _tag: "Arrived",
          fileId,
          address: fileId,
        }),
      batch([10, 20]),
    )
    const lost = applyEvent(applyEvent(there, { _tag: "Asking" }), { _tag: "Lost", fileIds: ["file1"] })
    assert.deepStrictEqual(nextAction(lost), { _tag: "Send", file: { ...file("file1", 20) } })
    assert.strictEqual(lost.files[0]?.isThere, true)
  })

  it("continues without a refused file, and keeps what the others sent", () => {
    const two = applyEvent(applyEvent(batch([10, 20]), { _tag: "Opened", fileId: "file1", address: "b" }), {
      _tag: "Arrived",
      fileId: "file1",
      address: "b",
    })
    const refused = applyEvent(two, refusedFile("file0", { ...ownRefusal("FileUnusable"), reason: "no-sound" }))
    const without = applyEvent(refused, { _tag: "Dropped", fileIds: ["file0"] })
    assert.strictEqual(without.phase._tag, "Sending")
    assert.deepStrictEqual(without.files.map(({ id, sent }) => [id, sent]), [["file1", 20]])
  })
})
