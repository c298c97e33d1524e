import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { join } from "node:path"
import { scopedFolder } from "../support/a-folder.ts"
import { freePort } from "../support/server/free-port.ts"
import { scriptedSettings } from "../support/server/shared-products.ts"
import { signUp } from "../support/server/sign-up.ts"
import { type ServerProcess, startServer } from "../support/server/start-server.ts"
import { redisUrl } from "../support/servers.ts"
import { until } from "../support/until.ts"
import { aWriter } from "../support/writing/a-writer.ts"
import { enterWith } from "../support/writing/enter.ts"

const stopping = (start: () => Promise<ServerProcess>) =>
  Effect.acquireRelease(Effect.promise(start), (server) => Effect.promise(() => server.stop()))

interface Summary {
  readonly summary: string
  readonly version: number
}

const citations = (text: string): Array<string> => text.match(/\]\(#t=\d+\)/g) ?? []

describe("two servers on one database", () => {
  it.live.each([["Redis", redisUrl], ["LISTEN/NOTIFY alone", null]] as const)(
    "let eight people write together by %s: lines are cut, one server is killed, and a program edits meanwhile",
    ([, redis]) =>
      Effect.scoped(Effect.gen(function*() {
        const scripted = yield* Effect.promise(scriptedSettings)
        const folder = yield* scopedFolder
        const port = yield* Effect.promise(freePort)
        const secret = { LINK_SECRET: "of-two-servers-0123456789abcdef0123" }
        const env = { ...scripted, ...secret, ...(redis !== null && { REDIS_URL: yield* Effect.promise(redis) }) }
        const startOne = () => startServer({ folder: join(folder, "one"), entry: "built", env, port })
        const two = yield* stopping(() => startServer({ folder: join(folder, "two"), entry: "built", env }))
        const one = yield* stopping(startOne)
        let again: ServerProcess | null = null
        yield* Effect.addFinalizer(() => Effect.promise(async () => void await again?.stop()))
        yield* Effect.promise(async () => {
          const ada = await signUp({ url: two.url, folder, database: env.DATABASE_URL }, "ada@example.org", "pro")
          const { id } = await ada.example()
          const path = `/api/transcription/tasks/${id}/summary`
          const before = await ada.call<Summary>("GET", path)
          const writers = await Promise.all(
            Array.from({ length: 8 }, (_, nth) => {
              const { url } = nth % 2 === 0 ? one : two
              return aWriter(url, enterWith(url, ada.token, id))
            }),
          )
          await Promise.all(writers.map(({ synced }) => synced()))
          const write = (round: string) => writers.forEach((writer, nth) => writer.write(`Writer ${nth} ${round}`))
          write("at first")
          // kill -9 of one server, and the lines of two writers of the other.
          await one.kill()
          writers.slice(1, 4).forEach(({ socket }) => socket.disconnect())
          write("while cut off")
          await ada.call("PUT", `/api/transcription/${id}/edit`, {
            summary: `${before.summary}\n\nBy a program`,
            summary_version: before.version,
          })
          again = await startOne()
          await Promise.all(writers.slice(1, 4).map(({ socket }) => socket.connect()))
          write("at last")
          const wanted = ["at first", "while cut off", "at last"].flatMap((round) =>
            writers.map((_, nth) => `Writer ${nth} ${round}`)
          ).concat("By a program")
          const isComplete = (text: string) => wanted.every((words) => text.split(words).length === 2)
          await until(() => writers.every(({ markdown }) => isComplete(markdown())))
          await until(() => new Set(writers.map(({ markdown }) => markdown())).size === 1)
          await until(async () => (await ada.call<Summary>("GET", path)).summary === writers[0]?.markdown())
          writers.forEach(({ leave }) => leave())
          const { summary } = await ada.call<Summary>("GET", path)
          assert.isTrue(isComplete(summary))
          assert.sameMembers(citations(summary), citations(before.summary))
        })
      })),
  )
})
