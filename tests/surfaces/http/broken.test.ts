import { restHandler } from "#api/rest/rest-handler.ts"
import { WebVersion } from "#api/rest/web-version.ts"
import { trpcHandler } from "#api/trpc/trpc-handler.ts"
import { SessionStore } from "#domain/account/session-store.port.ts"
import { StorageFull } from "#domain/kernel/errors.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { fileFolder } from "#tests/support/a-folder.ts"
import { at, taskId } from "#tests/support/a-task.ts"
import { aSession } from "#tests/support/a-user.ts"
import { postgres } from "#tests/support/databases.ts"
import { productOn } from "#tests/support/product/product.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Layer, Logger } from "effect"

const folder = fileFolder()
const lost = Effect.die(new Error("connection to secret-host lost"))
const session = aSession({ expiresAt: at("2126-11-20T08:00:00.000Z") })

const visitor = { network: null, isOperator: false, whenClosed: () => undefined }

const product = productOn(postgres, folder)
/** Ada is signed in, and no task can be read. */
const brokenBy = (defect: Effect.Effect<never>) =>
  Layer.mergeAll(
    Layer.effect(TaskStore, Effect.map(TaskStore, (store) => ({ ...store, find: () => defect }))),
    Layer.effect(
      SessionStore,
      Effect.map(SessionStore, (store) => ({ ...store, find: () => Effect.succeed(session) })),
    ),
    Layer.succeed(WebVersion, { current: Effect.succeed("dev") }),
  ).pipe(Layer.provideMerge(product))
const broken = brokenBy(lost)
/** The disk of the database is full. */
const full = brokenBy(Effect.die(new StorageFull()))

const lines: Array<string> = []
const log = Logger.layer([Logger.map(Logger.formatJson, (line) => void lines.push(line))])

const request = (path: string): Request =>
  new Request(`http://localhost${path}`, { headers: { authorization: "Bearer par_ada", "x-request-id": "trace-1" } })

describe("our own mistakes are reported without details", () => {
  it.effect("by REST", () =>
    Effect.gen(function*() {
      const rest = yield* restHandler
      const response = yield* Effect.promise(() => rest(request(`/api/transcription/tasks/${taskId(1)}`), null))
      assert.strictEqual(response.status, 500)
      assert.deepStrictEqual(yield* Effect.promise((): Promise<unknown> => response.json()), {
        code: 500,
        message: "Something went wrong on our side; try again later",
        data: { error_code: "InternalError", request_id: "trace-1" },
      })
      assert.isTrue(lines.some((line) => line.includes("secret-host") && line.includes("trace-1")), lines.join())
    }).pipe(Effect.provide([broken, log])))

  it.effect("by tRPC", () =>
    Effect.gen(function*() {
      const trpc = yield* trpcHandler
      const input = encodeURIComponent(JSON.stringify({ task_id: taskId(1) }))
      const response = yield* Effect.promise(() => trpc(request(`/trpc/library.getTask?input=${input}`), visitor))
      const text = yield* Effect.promise(() => response.text())
      assert.strictEqual(response.status, 500)
      assert.notMatch(text, /secret-host|stack|\.ts:/)
      assert.include(text, "trace-1")
      assert.isTrue(
        lines.some((line) => line.includes("secret-host") && line.includes("library.getTask")),
        lines.join(),
      )
    }).pipe(Effect.provide([broken, log])))
})

describe("a database without room is refused as a full disk is", () => {
  it.effect("by REST and tRPC", () =>
    Effect.gen(function*() {
      const [rest, trpc] = [yield* restHandler, yield* trpcHandler]
      const input = encodeURIComponent(JSON.stringify({ task_id: taskId(1) }))
      const answers = yield* Effect.promise(() =>
        Promise.all([
          rest(request(`/api/transcription/tasks/${taskId(1)}`), null),
          trpc(request(`/trpc/library.getTask?input=${input}`), visitor),
        ])
      )
      for (const answer of answers) {
        assert.strictEqual(answer.status, 507)
        assert.include(yield* Effect.promise(() => answer.text()), '"error_code":"StorageFull"')
      }
    }).pipe(Effect.provide(full)))
})

describe("a caller who goes away in the middle of a request", () => {
  it.effect("is not reported as a mistake of ours", () =>
    Effect.gen(function*() {
      const rest = yield* restHandler
      const before = lines.length
      const body = new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) })
      const headers = { authorization: "Bearer par_ada" }
      const cut = new Request("http://localhost/api/folder", { method: "POST", headers, body, duplex: "half" })
      const { status } = yield* Effect.promise(() => rest(cut, null))
      assert.deepStrictEqual([status, lines.slice(before)], [408, []])
    }).pipe(Effect.provide([broken, log])))
})
