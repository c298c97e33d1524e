import { assert, describe, it } from "@effect/vitest"
import { Effect, Queue, type Scope } from "effect"
import { scopedFolder } from "../support/a-folder.ts"
import { startWorker } from "../support/jobs/start-worker.ts"
import { clonedDatabase } from "../support/postgres-template.ts"

const jobs = 5

const isDone = (line: string): boolean => line.startsWith("done")

/** Reads until the line comes; gives all lines up to it. */
const until = (lines: Queue.Queue<string>, isLast: (line: string, all: ReadonlyArray<string>) => boolean) =>
  Effect.gen(function*() {
    const all: Array<string> = []
    while (!isLast(all.at(-1) ?? "", all)) all.push(yield* Queue.take(lines))
    return all
  })

/** One process is killed in its third job; another one goes on. What both wrote, without the greeting. */
const killedOnce = (place: string): Effect.Effect<ReadonlyArray<string>, never, Scope.Scope> =>
  Effect.gen(function*() {
    const first = yield* startWorker(place, jobs, 3)
    const before = yield* until(first.lines, (line) => line === "begun 3")
    yield* first.kill
    const second = yield* startWorker(place, 0)
    const after = yield* until(second.lines, (_, all) => all.filter(isDone).length === jobs - 2)
    return [...before, ...after].filter((line) => line !== "ready").toSorted()
  })

/** Only the job that was under way is begun twice, and none is done twice. */
const expected = ["begun 1", "begun 2", "begun 3", "begun 3", "begun 4", "begun 5"]
  .concat(["done 1", "done 2", "done 3", "done 4", "done 5"])

describe("a worker killed in mid-job", () => {
  it.live("loses and doubles nothing on an embedded database", () =>
    Effect.gen(function*() {
      assert.deepStrictEqual(yield* killedOnce(yield* scopedFolder), expected)
    }))

  it.live("loses and doubles nothing on a server", () =>
    Effect.gen(function*() {
      assert.deepStrictEqual(yield* killedOnce(yield* Effect.promise(clonedDatabase)), expected)
    }))
})
