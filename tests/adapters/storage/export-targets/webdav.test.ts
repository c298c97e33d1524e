import * as Targets from "#adapters/storage/export-targets/export-targets.ts"
import type { OpenPlace } from "#domain/automatic-export/export-place.ts"
import { ExportTargets } from "#domain/automatic-export/export-targets.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { ada } from "../../../support/a-task.ts"
import { aWebdavServer } from "../../../support/automatic-export/a-webdav-server.ts"

type Server = Awaited<ReturnType<typeof aWebdavServer>>

const note = { body: "a note", mediaType: "text/plain" }

/** A server, and a way to it that is cut after half a second. */
const scene = (
  test: (server: Server, place: OpenPlace) => Effect.Effect<void, unknown, ExportTargets>,
  isAllowed = true,
) =>
  Effect.scoped(Effect.gen(function*() {
    const server = yield* Effect.acquireRelease(Effect.promise(aWebdavServer), ({ close }) => Effect.promise(close))
    const place: OpenPlace = {
      kind: "webdav",
      url: server.url,
      bucket: "",
      region: "",
      user: server.user,
      path: "",
      secret: server.password,
      account: ada,
    }
    const layer = Targets.layer({ folder: null, inside: new Set(isAllowed ? [server.host] : []), timeLimit: 500 })
    yield* Effect.provide(test(server, place), layer)
  }))

const faultOf = <A>(asked: Effect.Effect<A, { readonly _tag: string; readonly fault?: string }>) =>
  Effect.map(Effect.flip(asked), ({ _tag, fault }) => fault ?? _tag)

describe("a WebDAV server that does not do what it should", () => {
  for (
    const [mood, fault] of [
      [401, "refused"],
      [423, "locked"],
      [507, "full"],
      ["elsewhere", "redirect"],
      ["silent", "too-slow"],
    ] as const
  ) {
    it.live(`${mood}: ${fault}`, () =>
      scene((server, place) =>
        Effect.gen(function*() {
          const { put } = yield* ExportTargets
          server.state.mood = mood
          assert.strictEqual(yield* faultOf(put(place, "a.md", note, null)), fault)
          assert.isTrue(server.state.asked.every((asked) => asked === "PUT /dav/a.md"), server.state.asked.join())
        })
      ))
  }

  it.live("is not read beyond what is compared", () =>
    scene((server, place) =>
      Effect.gen(function*() {
        const { hashAt, put } = yield* ExportTargets
        yield* put(place, "a.md", note, null)
        server.state.mood = "endless"
        assert.isNull(yield* hashAt(place, "a.md", 1_000_000))
      })
    ))

  it.live("is written to without tags for versions", () =>
    scene((server, place) =>
      Effect.gen(function*() {
        const { look, put } = yield* ExportTargets
        server.state.mood = "untagged"
        const version = yield* put(place, "a.md", note, null)
        assert.strictEqual(yield* look(place, "a.md"), version)
        yield* put(place, "a.md", { ...note, body: "more" }, version)
        assert.strictEqual(server.files.get("/dav/a.md")?.toString(), "more")
      })
    ))

  it.live("is not reached inside the network of the server", () =>
    scene((server, place) =>
      Effect.gen(function*() {
        const { admits, look } = yield* ExportTargets
        assert.isFalse(yield* admits(place))
        assert.strictEqual(yield* faultOf(look(place, "a.md")), "inside")
        const hidden = { ...place, url: `https://127.0.0.1:${new URL(server.url).port}/dav` }
        assert.strictEqual(yield* faultOf(look(hidden, "a.md")), "inside")
        assert.lengthOf(server.state.asked, 0)
      }), false))
})
