import { remoteProduct } from "#cli/control/remote-product.ts"
import { serveControl } from "#cli/control/serve-control.ts"
import { acquireDataFolder, waitForDataFolder } from "#cli/local-operations/data-folder.ts"
import { operator } from "#cli/product/product.ts"
import { createUser } from "#domain/account/use-cases/create-user.ts"
import { listUsers } from "#domain/account/use-cases/list-users.ts"
import { getTask } from "#domain/library/use-cases/get-task.ts"
import { watchTask } from "#domain/library/use-cases/watch-task.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect, Exit, Fiber, Scope, Stream } from "effect"
import { execFileSync } from "node:child_process"
import { mkdirSync, statSync, writeFileSync } from "node:fs"
import { connect } from "node:net"
import { join } from "node:path"
import { fileFolder } from "../../support/a-folder.ts"
import { taskId } from "../../support/a-task.ts"
import { running, seeded } from "../../support/product/seeded.ts"
import { sharedProduct } from "../../support/product/shared-product.ts"
import { withReadOnlyData } from "../../support/server/small-disk.ts"

const folder = fileFolder()
const product = sharedProduct(join(folder, "data"))

const remote = Effect.map(remoteProduct(folder), (found) => found ?? assert.fail("no server answers"))

describe("the control socket", () => {
  it.live("carries calls, refusals and news as they are in this process", () =>
    Effect.gen(function*() {
      yield* seeded
      yield* serveControl(folder)
      const { call, stream } = yield* remote
      const made = yield* call(createUser, { email: "eve@example.org", plan: "pro" }, operator)
      assert.strictEqual(made.user.subscription.planType, "paid")
      const refusal = yield* Effect.flip(call(getTask, { taskId: taskId(404) }, operator))
      assert.deepStrictEqual({ ...refusal }, { _tag: "TaskNotFound", kind: "not-found", message: "Task not found" })
      const denied = yield* Effect.flip(call(listUsers, {}, { _tag: "Anonymous", deviceId: null }))
      assert.strictEqual(denied.kind, "forbidden")
      const news = yield* Stream.runCollect(Stream.take(stream(watchTask, { taskId: running }, operator), 1))
      assert.deepStrictEqual(news.map(({ task }) => task.progress?.fraction), [0.4])
    }).pipe(Effect.scoped, Effect.provide(product)))

  it.live("outlives clients that say nothing or nonsense", () =>
    Effect.gen(function*() {
      yield* serveControl(folder)
      const say = (text: string) =>
        Effect.promise(() =>
          new Promise<void>((resolve) => {
            const socket = connect(join(folder, "control", "control.sock"), () => socket.end(text))
            socket.once("close", () => resolve())
            socket.resume()
          })
        )
      yield* say("")
      yield* say("nonsense\n")
      yield* say(`${JSON.stringify({ name: "no.such", input: {}, actor: { _tag: "Operator" } })}\n`)
      const { call } = yield* remote
      assert.isArray((yield* call(listUsers, {}, operator)).items)
    }).pipe(Effect.scoped, Effect.provide(product)))

  it.live("is there only while a server runs", () =>
    Effect.gen(function*() {
      const serving = yield* Effect.forkChild(Effect.scoped(Effect.andThen(serveControl(folder), Effect.never)))
      yield* Effect.repeat(remoteProduct(folder), { until: (found) => found !== null })
      yield* Fiber.interrupt(serving)
      assert.isNull(yield* remoteProduct(folder))
    }).pipe(Effect.provide(product)))
})

describe("the data folder", () => {
  it.live("has one owner at a time", () =>
    Effect.gen(function*() {
      const own = join(folder, "owned")
      yield* Effect.scoped(Effect.gen(function*() {
        yield* acquireDataFolder(own)
        const refusal = yield* Effect.flip(Effect.scoped(acquireDataFolder(own)))
        assert.strictEqual(refusal._tag, "DataFolderInUse")
        assert.include(refusal.message, own)
      }))
      yield* Effect.scoped(acquireDataFolder(own))
      assert.strictEqual(statSync(own).mode & 0o777, 0o700)
    }))

  it.live("is refused to a second server, which waits for a command", () =>
    Effect.gen(function*() {
      const [served, used] = [join(folder, "served"), join(folder, "used")]
      const command = yield* Scope.make()
      yield* Scope.provide(acquireDataFolder(used), command)
      const waiting = yield* Effect.forkChild(Effect.scoped(waitForDataFolder(used)))
      yield* acquireDataFolder(served, "server")
      const refusal = yield* Effect.flip(Effect.scoped(waitForDataFolder(served)))
      assert.deepInclude(refusal, { _tag: "DataFolderInUse", by: "server" })
      assert.isUndefined(waiting.pollUnsafe())
      yield* Scope.close(command, Exit.void)
      yield* Fiber.join(waiting)
    }).pipe(Effect.scoped))

  it.live("is named when it cannot be used, without waiting for it", () =>
    Effect.gen(function*() {
      const file = join(folder, "a-file")
      writeFileSync(file, "")
      for (const path of [file, join(file, "below"), "/proc/parley", "/proc/parley/data"]) {
        const refusal = yield* Effect.flip(Effect.scoped(waitForDataFolder(path)))
        assert.strictEqual(refusal.kind, "unavailable")
        assert.include(refusal.message, `DATA_DIR: ${path} cannot be used`)
      }
    }))

  it("is named when its disk is read-only, where a lock alone could be had", () => {
    const disk = join(folder, "read-only")
    mkdirSync(disk)
    const acquire = `
      import { acquireDataFolder } from "#cli/local-operations/data-folder.ts"
      import { Effect } from "effect"
      const refusal = await Effect.runPromise(Effect.flip(Effect.scoped(acquireDataFolder(${JSON.stringify(disk)}))))
      console.log(refusal.message)
    `
    const [command, ...args] = [...withReadOnlyData(disk), process.execPath, "--input-type=module", "-e", acquire]
    const said = execFileSync(command, args, { encoding: "utf8" })
    assert.match(said, new RegExp(`^DATA_DIR: ${disk} cannot be used: EROFS`))
  })
})
