import { inTurn } from "#tests/support/server/in-turn.ts"
import { signUp } from "#tests/support/server/sign-up.ts"
import { startServer } from "#tests/support/server/start-server.ts"
import { until } from "#tests/support/until.ts"
import { aWriter } from "#tests/support/writing/a-writer.ts"
import { enterWith } from "#tests/support/writing/enter.ts"
import { playRounds } from "#tests/support/writing/rounds.ts"
import { readFile } from "node:fs/promises"
import { setTimeout as pause } from "node:timers/promises"
import { type Bench, rounded, since } from "./bench.ts"
import { heldUp } from "./long-document.ts"

type Writer = Awaited<ReturnType<typeof aWriter>>

const documents = 50
const writersOfEach = 5
/** Seconds of typing, and milliseconds between two letters of one writer. */
const typing = { seconds: 20, every: 500 }
const rounds = 10_000

/** How soon an edit is seen by the others, what fifty busy documents cost, and whether random edits always agree. */
export const writing: Bench = async (folder) => {
  const server = await startServer({ folder, entry: "built" })
  try {
    const product = { url: server.url, folder, database: null }
    const groups = await inTurn(Array.from({ length: documents }, (_, nth) => nth), async (nth) => {
      const person = await signUp(product, `writer${nth}@example.org`, "pro")
      const { id } = await person.example()
      return () =>
        Promise.all(Array.from({ length: writersOfEach }, async () => {
          const writer = await aWriter(server.url, enterWith(server.url, person.token, id))
          await writer.synced()
          return writer
        }))
    })
    const memoryBefore = await memoryOf(server.pid)
    const alone = await groups[0]?.() ?? []
    const [first, second] = alone
    if (first === undefined || second === undefined) throw new Error("two writers")
    const quiet = await inTurn(Array.from({ length: 300 }, (_, nth) => nth), (nth) => seen(first, second, `q${nth}`))
    const all = [alone, ...await inTurn(groups.slice(1), (connect) => connect())]
    const started = performance.now()
    const busy: Array<number> = []
    const isOver = () => since(started) > typing.seconds
    const typed = all.flatMap((group) => group.slice(2)).map((writer, nth) => type(writer, nth, isOver))
    const measured = all.slice(1).map(async ([one, other], nth) => {
      if (one === undefined || other === undefined) return
      let at = 0
      await again(async () => void busy.push(await seen(one, other, `b${nth}.${at++}`)), isOver)
    })
    await Promise.all(measured)
    const letters = (await Promise.all(typed)).reduce((sum, count) => sum + count, 0) + busy.length
    const stores = all.reduce(
      (sum, [one]) => sum + (one?.stateless.filter(({ kind }) => kind === "saved").length ?? 0),
      0,
    )
    const memory = await memoryOf(server.pid)
    all.flat().forEach(({ leave }) => leave())
    const held = await heldUp(server.url, await signUp(product, "long@example.org", "pro"))
    const roundsStarted = performance.now()
    const agreed = Array.from({ length: rounds / 100 }, (_, seed) => playRounds(100, randomOf(seed + 1)))
    return {
      figures: {
        "one document, edit seen by another, ms: p50, p99": `${at(quiet, 0.5)}, ${at(quiet, 0.99)}`,
        [`${documents} documents × ${writersOfEach} writers, the same`]: `${at(busy, 0.5)}, ${at(busy, 0.99)}`,
        "edits a second": Math.round(letters / typing.seconds),
        "stores a second": rounded(stores / typing.seconds),
        "memory of the server before and then, MB": `${memoryBefore}, ${memory}`,
        "a summary of a million characters holds up others for, ms": held,
        "rounds of random edits, merges and restores": agreed.reduce((sum, count) => sum + count, 0),
        "seconds for these": since(roundsStarted),
      },
      targets: { "p99 of an edit ≤ 25 ms": at(quiet, 0.99) <= 25 },
    }
  } finally {
    await server.stop()
  }
}

/** Milliseconds until the other has what one writes. */
const seen = async (one: Writer, other: Writer, mark: string): Promise<number> => {
  const started = performance.now()
  const arrived = new Promise<number>((resolve) => {
    const look = (update: Uint8Array) => {
      if (!Buffer.from(update).includes(mark)) return
      other.doc.off("update", look)
      resolve(performance.now() - started)
    }
    other.doc.on("update", look)
  })
  one.write(mark)
  const took = await arrived
  await pause(20)
  return took
}

const type = async (writer: Writer, nth: number, isOver: () => boolean): Promise<number> => {
  let count = 0
  await pause((nth * 37) % typing.every)
  await again(() => {
    writer.write(`w${nth}.${count++}`)
    return pause(typing.every)
  }, isOver)
  await until(() => writer.provider.unsyncedChanges === 0)
  return count
}

const again = async (work: () => Promise<void>, isOver: () => boolean): Promise<void> => {
  if (isOver()) return
  await work()
  await again(work, isOver)
}

const at = (times: ReadonlyArray<number>, share: number): number =>
  rounded(times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN)

/** Megabytes that a process holds. */
const memoryOf = async (pid: number): Promise<number> => {
  const status = await readFile(`/proc/${pid}/status`, "utf8")
  return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024)
}

const randomOf = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}
