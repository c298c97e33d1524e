import { happened, type ParcelEvent } from "#web/entities/upload/batch/batch-events.ts"
import { wants } from "#web/entities/upload/batch/next-action.ts"
import { runParcel, type World } from "#web/entities/upload/batch/run-batch.ts"
import { newParcel, type Parcel, type ParcelFile, refusedFile } from "#web/entities/upload/batch/upload-batch.ts"
import * as fc from "fast-check"
import { assert, describe, it } from "vitest"

/** What goes wrong with a call: nothing, it never gets there, its answer gets lost, the page is reloaded, the uploads expire. */
const trouble = fc.constantFrom("fine", "never there", "answer lost", "reload", "expired")
type Trouble = "fine" | "never there" | "answer lost" | "reload" | "expired"

class Reloaded extends Error {}

const file = (id: string, size: number): ParcelFile => ({
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

const parcel = (sizes: ReadonlyArray<number>): Parcel =>
  newParcel({
    id: "parcel",
    owner: "ada",
    kind: "recording",
    files: sizes.map((size, index) => file(`file${index}`, size)),
    wishes: {},
    begun: 0,
  })

interface Script {
  /** What happens while bytes are sent, and how much of the rest gets through. */
  readonly sending: ReadonlyArray<readonly [Trouble, number]>
  /** What happens when the task is made. */
  readonly making: ReadonlyArray<Trouble>
}

/** A server that keeps what it got, behind a network that follows a script, seen by a page that may be reloaded. */
const scene = (first: Parcel, script: Script) => {
  const uploads = new Map<string, { readonly size: number; bytes: number }>()
  const tasks: Array<ReadonlyArray<string>> = []
  const states: Array<Parcel> = [first]
  const [sending, making] = [[...script.sending], [...script.making]]
  let [now, kept, addresses] = [first, first, 0]
  const take = (event: ParcelEvent): Promise<Parcel> => {
    now = happened(now, event)
    if (event._tag !== "Progressed") kept = now
    states.push(now)
    for (const { address, sent } of now.files) {
      assert.isAtMost(sent, uploads.get(address ?? "")?.bytes ?? Infinity)
    }
    return Promise.resolve(now)
  }
  const through = async (what: Trouble, work: () => ParcelEvent): Promise<ParcelEvent> => {
    if (what === "never there") return { _tag: "Interrupted" }
    if (what === "expired") uploads.clear()
    const outcome = work()
    if (what === "reload") throw new Reloaded()
    return what === "answer lost" ? { _tag: "Interrupted" } : outcome
  }
  const world: World = {
    find: () => now,
    take: (_, event) => take(event),
    send: async (_, { id: fileId, address, size }) => {
      const [what, share] = sending.shift() ?? ["fine", 1]
      const known = address === null ? undefined : uploads.get(address)
      if (address === null || known === undefined) {
        const made = `upload${addresses++}`
        uploads.set(made, { size, bytes: 0 })
        return through(what, () => ({ _tag: "Opened", fileId, address: made }))
      }
      const before = known.bytes
      known.bytes += Math.ceil((size - known.bytes) * share)
      // The network takes more than it brings.
      await take({ _tag: "Acknowledged", fileId, address, sent: before })
      await take({ _tag: "Progressed", fileId, address, sent: size })
      return through(what, () => known.bytes < size ? { _tag: "Interrupted" } : { _tag: "Arrived", fileId, address })
    },
    create: ({ files }) =>
      through(making.shift() ?? "fine", () => {
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
        making.shift() ?? "fine",
        () => tasks.length > 0 ? { _tag: "Created", taskId: "1", title: "" } : { _tag: "NotFound" },
      ),
  }
  /** The reader waits, reloads, and tries again as long as the parcel is not done. */
  const toTheEnd = async (): Promise<void> => {
    try {
      await runParcel("parcel", world)
    } catch (error) {
      if (!(error instanceof Reloaded)) throw error
      now = kept
    }
    if (now.phase._tag === "Done") return
    await take(now.phase._tag === "Refused" ? { _tag: "Retried" } : { _tag: "Woke" })
    return toTheEnd()
  }
  return { toTheEnd, tasks, states, outcome: () => now }
}

const scripts = fc.record<Script>({
  sending: fc.array(fc.tuple(trouble, fc.double({ min: 0, max: 1, noNaN: true })), { maxLength: 20 }),
  making: fc.array(trouble, { maxLength: 8 }),
})
const sizes = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 3 })

describe("a parcel, whatever happens to its calls", () => {
  it("becomes one task, never two", () =>
    fc.assert(fc.asyncProperty(sizes, scripts, async (all, script) => {
      const { toTheEnd, tasks, outcome } = scene(parcel(all), script)
      await toTheEnd()
      assert.strictEqual(tasks.length, 1)
      assert.strictEqual(outcome().phase._tag, "Done")
    })))

  it("never counts bytes back at the same address, nor more than there are", () =>
    fc.assert(fc.asyncProperty(sizes, scripts, async (all, script) => {
      const { toTheEnd, states } = scene(parcel(all), {
        ...script,
        sending: script.sending.filter(([what]) => what !== "reload"),
      })
      await toTheEnd()
      for (const [index, state] of states.entries()) {
        for (const [place, { address, sent, onTheWay, size }] of state.files.entries()) {
          const before = states[index - 1]?.files[place]
          assert.isAtMost(sent + onTheWay, size)
          if (before !== undefined && before.address === address) assert.isAtLeast(sent, before.sent)
        }
      }
    })))
})

describe("a parcel by itself", () => {
  const opened = happened(parcel([10]), { _tag: "Opened", fileId: "file0", address: "a" })

  it("starts a file anew when the server gave it another place", () => {
    const half = happened(opened, { _tag: "Acknowledged", fileId: "file0", address: "a", sent: 5 })
    assert.strictEqual(happened(half, { _tag: "Opened", fileId: "file0", address: "b" }).files[0]?.sent, 0)
    assert.strictEqual(happened(half, { _tag: "Opened", fileId: "file0", address: "a" }).files[0]?.sent, 5)
  })

  it("hears nothing of a place it has left", () =>
    assert.strictEqual(happened(opened, { _tag: "Progressed", fileId: "file0", address: "old", sent: 5 }), opened))

  it("stays done", () => {
    const done = happened(opened, { _tag: "Created", taskId: "t", title: "T" })
    assert.strictEqual(
      happened(done, { _tag: "Refused", reason: { code: "", detail: null, said: "" }, files: [] }),
      done,
    )
  })

  it("sends again only what the server lost", () => {
    const there = ["file0", "file1"].reduce(
      (now, fileId) =>
        happened(happened(now, { _tag: "Opened", fileId, address: fileId }), {
          _tag: "Arrived",
          fileId,
          address: fileId,
        }),
      parcel([10, 20]),
    )
    const lost = happened(happened(there, { _tag: "Asking" }), { _tag: "Lost", fileIds: ["file1"] })
    assert.deepStrictEqual(wants(lost), { _tag: "Send", file: { ...file("file1", 20) } })
    assert.strictEqual(lost.files[0]?.isThere, true)
  })

  it("goes on without a file that was refused, and keeps what the others sent", () => {
    const two = happened(happened(parcel([10, 20]), { _tag: "Opened", fileId: "file1", address: "b" }), {
      _tag: "Arrived",
      fileId: "file1",
      address: "b",
    })
    const refused = happened(two, refusedFile("file0", { code: "FileUnusable", detail: "no-sound", said: "" }))
    const without = happened(refused, { _tag: "Dropped", fileIds: ["file0"] })
    assert.strictEqual(without.phase._tag, "Sending")
    assert.deepStrictEqual(without.files.map(({ id, sent }) => [id, sent]), [["file1", 20]])
  })
})
