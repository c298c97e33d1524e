import { ExportTargets, PathTaken, TargetFailed } from "#domain/automatic-export/export-targets.port.ts"
import type { Fault } from "#domain/automatic-export/fault.ts"
import { Effect, Layer } from "effect"
import { createHash } from "node:crypto"

const hashOf = (body: string | Uint8Array): string => createHash("sha256").update(body).digest("base64url")

/** A place in memory, whose files a test changes and removes, and which fails as it says. `writes` has each path that was written. */
export const fakeExportTargets = () => {
  const state = { files: new Map<string, string>(), fault: null as Fault | null, writes: new Array<string>(), calls: 0 }
  const asked = <A>(work: () => A) =>
    Effect.suspend(() => {
      state.calls += 1
      return state.fault === null
        ? Effect.sync(work)
        : Effect.fail(new TargetFailed({ fault: state.fault, status: null, wait: null }))
    })
  const versionOf = (path: string): string | null => {
    const text = state.files.get(path)
    return text === undefined ? null : hashOf(text)
  }
  const layer = Layer.succeed(ExportTargets, {
    offered: ["folder", "s3", "webdav"],
    admits: ({ kind, url }) => Effect.succeed(kind === "folder" || url === "" || url.startsWith("https://")),
    hashOf,
    look: (_place, path) => asked(() => versionOf(path)),
    hashAt: (_place, path) => asked(() => versionOf(path)),
    put: (_place, path, { body }, over) =>
      Effect.flatMap(asked(() => versionOf(path)), (version) => {
        if (version !== over) return Effect.fail(new PathTaken())
        state.files.set(path, typeof body === "string" ? body : `${body.length} bytes`)
        state.writes.push(path)
        return Effect.succeed(hashOf(state.files.get(path) ?? ""))
      }),
    probe: () => asked(() => undefined),
  })
  return { state, layer }
}
