import { DialRefused, type DialRules } from "#adapters/system/guarded-proxy/dial.ts"
import { isAdmitted, isServicePort } from "#adapters/system/guarded-proxy/guarded-request.ts"
import type { OpenPlace, TargetKind } from "#domain/automatic-export/export-place.ts"
import { ExportTargets, PathTaken, TargetFailed } from "#domain/automatic-export/export-targets.port.ts"
import type { Fault } from "#domain/automatic-export/fault.ts"
import { Effect, Layer } from "effect"
import { s3Target } from "./s3-target.ts"
import { serverFolder } from "./server-folder.ts"
import { hashOf, Refused, Taken, type Target } from "./target.ts"
import { webdav } from "./webdav.ts"

export interface Options extends DialRules {
  /** Where accounts have their folders; null if the server offers none. */
  readonly folder: string | null
  /** Milliseconds for each call. */
  readonly timeLimit?: number
}

/** Where nothing is written, nothing can be in the way. */
const whole = <A>(work: Effect.Effect<A, PathTaken | TargetFailed>) =>
  Effect.catchTag(work, "PathTaken", () => new TargetFailed({ fault: "name-taken", status: null, wait: null }))

/** Over connections of the guard, and below the operator's folder. */
export const layer = ({ folder, timeLimit = 60_000, ...given }: Options): Layer.Layer<ExportTargets> => {
  const rules = { isPort: isServicePort, ...given }
  const targets: Readonly<Record<TargetKind, Target | null>> = {
    folder: folder === null ? null : serverFolder(folder),
    s3: s3Target(rules),
    webdav: webdav(rules),
  }
  /** Without a span of its own: names would be in its error. */
  const using = <A>({ kind }: OpenPlace, work: (target: Target, signal: AbortSignal) => Promise<A>) =>
    Effect.tryPromise({
      try: async (interrupted) => {
        const limit = AbortSignal.timeout(timeLimit)
        const target = targets[kind]
        if (target === null) throw new Refused("not-reached")
        return await work(target, AbortSignal.any([interrupted, limit])).catch((cause: unknown) => {
          throw limit.aborted ? new Refused("too-slow") : cause
        })
      },
      catch: failureOf,
    })
  const put = (place: OpenPlace, path: string, content: Parameters<Target["put"]>[2], over: string | null) =>
    using(place, (target, signal) => target.put(place, path, content, over, signal))
  return Layer.succeed(ExportTargets, {
    offered: folder === null ? ["s3", "webdav"] : ["folder", "s3", "webdav"],
    admits: ({ kind, url }) =>
      kind === "folder" || url === "" ? Effect.succeed(true) : Effect.promise(() => isAdmitted(new URL(url), rules)),
    hashOf,
    look: (place, path) => whole(using(place, (target, signal) => target.look(place, path, signal))),
    hashAt: (place, path, most) => whole(using(place, (target, signal) => target.hashAt(place, path, most, signal))),
    put,
    probe: (place, name) =>
      whole(put(place, name, { body: "Parley can write here.\n", mediaType: "text/plain" }, null)).pipe(
        Effect.andThen(whole(using(place, (target, signal) => target.remove(place, name, signal)))),
      ),
  })
}

const failureOf = (cause: unknown): TargetFailed | PathTaken => {
  if (cause instanceof Taken) return new PathTaken()
  if (cause instanceof Refused) return new TargetFailed({ fault: cause.fault, status: cause.status, wait: cause.wait })
  return new TargetFailed({ fault: faultOf(cause), status: null, wait: null })
}

const codes: Readonly<Record<string, Fault>> = {
  ENOSPC: "full",
  EDQUOT: "full",
  EACCES: "refused",
  EPERM: "refused",
  EROFS: "refused",
}

const faultOf = (cause: unknown): Fault => {
  if (cause instanceof DialRefused) return "inside"
  const code = cause instanceof Error && "code" in cause && typeof cause.code === "string" ? cause.code : ""
  return codes[code] ?? "not-reached"
}
