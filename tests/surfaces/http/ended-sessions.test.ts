import { disableUser } from "#domain/account/use-cases/disable-user.ts"
import { enableUser } from "#domain/account/use-cases/enable-user.ts"
import { signOut } from "#domain/account/use-cases/sign-out.ts"
import { Answerer } from "#domain/asking/answerer.port.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import { waveformKey } from "#domain/playback/shared/stored-waveform.ts"
import { getMediaLink } from "#domain/playback/use-cases/get-media-link.ts"
import { ada, aTask } from "#tests/support/a-task.ts"
import { adasEmail, sessionBySignIn } from "#tests/support/a-user.ts"
import { sentence } from "#tests/support/asking/an-asked-task.ts"
import { aServer } from "#tests/support/http/a-server.ts"
import { call } from "#tests/support/http/call.ts"
import { until } from "#tests/support/until.ts"
import { Effect, Layer, Stream } from "effect"
import { existsSync, readdirSync } from "node:fs"
import { request } from "node:http"
import { join } from "node:path"
import { assert, describe, expect, it } from "vitest"

const slow = Layer.succeed(Answerer, {
  prepare: () => Effect.void,
  name: "slow",
  answer: ({ text }) => Stream.concat(Stream.make(sentence("Hello.", "g1", text.lines[0]?.text ?? "")), Stream.never),
  suggest: () => Effect.succeed([]),
})
/** Recordings that never end. */
const endless = Layer.effect(
  BlobStore,
  Effect.map(BlobStore, (blobs) => ({
    ...blobs,
    size: () => Effect.succeed(1_000_000),
    read: (key, range) =>
      key === waveformKey(aTask().id)
        ? blobs.read(key, range)
        : Stream.concat(Stream.make(new Uint8Array(100_000)), Stream.never),
  })),
)
const server = aServer(Layer.mergeAll(slow, endless))

const asAda = Effect.provideService(CurrentActor, { _tag: "User", id: ada })
const byOperator = Effect.provideService(CurrentActor, { _tag: "Operator" })

const onPhone = Effect.orDie(sessionBySignIn(ada, "phone"))
const signOutPhone = signOut.run({ deviceId: "phone" }).pipe(asAda, Effect.orDie)

const mediaPath = `/api/transcription/tasks/${aTask().id}/media`
const disableAda = disableUser.run({ account: adasEmail }).pipe(byOperator, Effect.orDie)
const enableAda = enableUser.run({ account: adasEmail }).pipe(byOperator, Effect.orDie)

/** A request of a phone, until something of the answer has been read and something `happens`; then all there was. */
const readUntil = async (happens: () => Promise<unknown>, path: string, json?: object): Promise<string> => {
  const token = await server.run(onPhone)
  const response = await fetch(`${server.url}${path}`, {
    method: json === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  })
  const reader = response.body?.getReader() ?? assert.fail("no body")
  const read = async (seen: string): Promise<string> => {
    const { done, value } = await reader.read()
    return done ? seen : read(seen + Buffer.from(value).toString("latin1"))
  }
  const first = Buffer.from((await reader.read()).value ?? []).toString("latin1")
  await happens()
  return read(first)
}

const readUntilSignedOut = (path: string, json?: object) => readUntil(() => server.run(signOutPhone), path, json)

describe("a session that ends while a request of it is under way", () => {
  it.each(
    [
      ["a question", "/api/ask-ai/", { task_id: aTask().id, question: "What was said?" }],
      ["one to the library", "/api/ask-ai/library", { question: "hello everybody" }],
    ] as const,
  )("gets no more of the answer to %s", async (_, path, json) => {
    const events = await readUntilSignedOut(path, json)
    expect(events).toMatch(/event: error\ndata: .*"error_code":"SignInRequired".*\n\n$/)
    expect(events).not.toContain("event: done")
  })

  it("gets no more of the archive", async () => {
    await expect(readUntilSignedOut("/api/auth/user/archive")).rejects.toThrow("terminated")
  })

  it("makes no task of the files that it was still sending", async () => {
    const token = await server.run(onPhone)
    const uploads = join(server.folder, "uploads")
    const status = new Promise((resolve) => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "multipart/form-data; boundary=x" }
      const sending = request(`${server.url}/api/transcription/create`, { method: "POST", headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      sending.write('--x\r\ncontent-disposition: form-data; name="file"; filename="late.wav"\r\n\r\nSO')
      void until(() => existsSync(uploads) && readdirSync(uploads).length > 0)
        .then(() => server.run(signOutPhone))
        .then(() => sending.end("UND\r\n--x--\r\n"))
    })
    assert.strictEqual(await status, 401)
    const { data } = await call(`${server.url}/api/transcription/tasks`, "GET", { as: "ada" })
    assert.strictEqual(data["total"], 1)
  })
})

describe("an account that is disabled", () => {
  it.each([
    ["by a token", Effect.succeed(mediaPath)],
    ["by a link", Effect.map(getMediaLink.run({ taskId: aTask().id }), ({ url }) => new URL(url).pathname)],
  ])("gets no more of a recording that is being sent %s", async (_, path) => {
    const address = await server.run(path.pipe(asAda, Effect.orDie))
    await expect(readUntil(() => server.run(disableAda), address)).rejects.toThrow("terminated")
    await server.run(enableAda)
  })
})
