import type { TargetKind } from "#domain/automatic-export/export-place.ts"
import { ExportTargets, PathTaken, TargetFailed } from "#domain/automatic-export/export-targets.port.ts"
import type { Fault } from "#domain/automatic-export/fault.ts"
import { Effect, Layer } from "effect"
import { createHash } from "node:crypto"

const hashOf = (body: string | Uint8Array): string => createHash("sha256").update(body).digest("base64url")

/** What becomes of the next writing: the process is killed before or after it, or it arrives when the next one is asked for. */
type Mishap = "killed before" | "killed after" | "late"

/** A place in memory, whose files a test changes and removes, and which fails as it says. `writes` has each path that was written. */
export const fakeExportTargets = () => {
  const state = {
    files: new Map<string, string>(),
    fault: null as Fault | null,
    mishap: null as Mishap | null,
    writes: new Array<string>(),
    calls: 0,
    /** What the operator allows. */
    offered: ["folder", "s3", "webdav"] as ReadonlyArray<TargetKind>,
    admitted: "https://",
  }
  const arriving: Array<() => void> = []
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
    get offered() {
      return state.offered
    },
    admits: ({ kind, url }) => Effect.sync(() => kind === "folder" || url === "" || url.startsWith(state.admitted)),
    hashOf,
    look: (_place, path) => asked(() => versionOf(path)),
    hashAt: (_place, path) => asked(() => versionOf(path)),
    put: (_place, path, { body }, over) =>
      Effect.suspend(() => {
        const { mishap } = state
        state.mishap = null
        const write = (): void => {
          state.files.set(path, typeof body === "string" ? body : `${body.length} bytes`)
          state.writes.push(path)
        }
        if (mishap === "killed before") return Effect.die("killed")
        if (mishap === "late") {
          arriving.push(write)
          return Effect.fail(new TargetFailed({ fault: "too-slow", status: null, wait: null }))
        }
        for (const arrive of arriving.splice(0)) arrive()
        return Effect.flatMap(asked(() => versionOf(path)), (version) => {
          if (version !== over) return Effect.fail(new PathTaken())
          write()
          return mishap === "killed after" ? Effect.die("killed") : Effect.succeed(hashOf(state.files.get(path) ?? ""))
        })
      }),
    probe: () => asked(() => undefined),
  })
  return { state, layer }
}
