import { relayAddress, serveRelay } from "#adapters/meetings/media-relay/media-relay.ts"
import { askWorker } from "#adapters/system/child-process/node-worker.ts"
import { plainEnvironment } from "#adapters/system/child-process/plain-environment.ts"
import { makeTempFolder } from "#adapters/system/child-process/temp-folder.ts"
import type { Lookup } from "#adapters/system/guarded-proxy/dial.ts"
import { guardedProxy } from "#adapters/system/guarded-proxy/guarded-proxy.ts"
import { type Invitation, type MeetingEvent, MeetingGuest } from "#domain/meeting/meeting-guest.port.ts"
import type { MeetingReason } from "#domain/meeting/meeting.ts"
import { Effect, Layer, Queue, Stream } from "effect"
import { rm } from "node:fs/promises"
import { join } from "node:path"
import { browserOrReason, type FoundBrowser } from "./find-browser.ts"
import { followReports } from "./follow-reports.ts"
import { insideAddresses } from "./inside-addresses.ts"
import { Answer, type Patience, usualPatience } from "./reports.ts"
import { isOwnService, ownServices, siteOf } from "./services/sites.ts"

export interface Options {
  /** The operator's browser; null to look for one. */
  readonly browser: string | null
  /** Addresses inside the network that meetings may be at all the same, as "host:port". */
  readonly inside: ReadonlySet<string>
  readonly lookup?: Lookup
  readonly patience?: Patience
  /** Milliseconds of the longest meeting. */
  readonly longest?: number
  /** Bytes of memory of the guest and all its processes. */
  readonly memory?: number
}

const minute = 60_000
const usualMemory = 1_200_000_000
const tenHours = 600 * minute
/** Pages, scripts and signals of a meeting. Media do not come this way. */
const maxBytes = 4_000_000_000
/** Milliseconds without a sign of life. */
const silence = minute
/** Milliseconds to say goodbye when called back. */
const goodbye = 15_000

const worker = new URL("./guest-worker.ts", import.meta.url)

const make = (options: Options) => {
  const { browser: setting, inside, lookup } = options
  const { patience = usualPatience, longest = tenHours, memory = usualMemory } = options
  const found = Effect.runSync(Effect.cachedWithTTL(browserOrReason(setting), "1 minute"))

  /** Runs the guest until its meeting is over, and says why it is. */
  const stay = Effect.fnUntraced(
    function*(
      browser: FoundBrowser,
      invitation: Invitation,
      leave: Effect.Effect<void>,
      onReport: (report: unknown) => void,
    ) {
      const { link, name, announcement, dismissals } = invitation
      if (!isOwnService(link.service)) return "service-failed" satisfies MeetingReason
      const folder = yield* Effect.acquireRelease(
        Effect.promise(makeTempFolder),
        (path) => Effect.promise(() => rm(path, { recursive: true, force: true })),
      )
      const socket = join(folder, "proxy")
      const media = { inside: yield* insideAddresses(inside, lookup) }
      yield* guardedProxy({
        socket,
        inside,
        maxBytes,
        idleTime: 5 * minute,
        own: { address: `${relayAddress.host}:${relayAddress.port}`, serve: (client) => serveRelay(client, media) },
        ...(lookup !== undefined && { lookup }),
      })
      const later = Promise.withResolvers<unknown>()
      yield* Effect.forkScoped(Effect.andThen(leave, Effect.sync(() => later.resolve(null))))
      const asked = askWorker({
        file: worker,
        request: {
          service: link.service,
          url: siteOf(link.service).address(link, name),
          name,
          announcement,
          dismissals,
          passcode: link.passcode,
          browser: browser.path,
          socket,
          patience,
          memory,
        },
        answer: Answer,
        later: later.promise,
        timeLimit: goodbye,
        memoryLimit: 256,
        reads: [...browser.reads, folder],
        nests: true,
        env: { ...plainEnvironment(), HOME: "/tmp", TMPDIR: "/tmp", LANG: "C.UTF-8" },
        onReport,
      })
      return yield* Effect.map(asked, ({ reason }) => reason)
    },
    Effect.scoped,
  )

  return MeetingGuest.of({
    provider: "own",
    offered: Effect.map(
      found,
      (browser) =>
        typeof browser === "string" ? { services: [], missing: browser } : { services: ownServices, missing: null },
    ),
    attend: (invitation, leave) =>
      Stream.callback<MeetingEvent>((queue) =>
        Effect.gen(function*() {
          const browser = yield* found
          const reason = typeof browser === "string"
            ? "service-failed" as const
            : yield* attended(browser, invitation, leave, queue)
          yield* Queue.offer(queue, { _tag: "Ended", reason })
          yield* Queue.end(queue)
        })
      ),
    sendAway: () => Effect.void,
  })

  function attended(
    browser: FoundBrowser,
    invitation: Invitation,
    leave: Effect.Effect<void>,
    queue: Queue.Enqueue<MeetingEvent>,
  ) {
    return Effect.gen(function*() {
      const reports = yield* Queue.unbounded<unknown>()
      const follower = yield* followReports(invitation, (event) => Queue.offer(queue, event))
      const reason = yield* stay(browser, invitation, leave, (report) => Queue.offerUnsafe(reports, report)).pipe(
        Effect.catchTag("WorkerFailed", (failure) =>
          Effect.as(
            // What it says may name the meeting.
            Effect.logWarning("A guest ended before its meeting", { reason: failure.reason }),
            failure.reason === "timed-out" ? "left" as const : "guest-crashed" as const,
          )),
        Effect.raceFirst(Effect.as(Effect.sleep(longest), "time-limit" as const)),
        Effect.raceFirst(
          Effect.forever(Effect.flatMap(
            Effect.timeoutOrElse(Queue.take(reports), {
              duration: silence,
              orElse: () => Effect.succeed(null),
            }),
            (report) => report === null ? Effect.fail("silent" as const) : follower.take(report),
          )).pipe(Effect.catch(() => Effect.succeed("guest-crashed" as const))),
        ),
      )
      const rest = yield* Queue.clear(reports)
      yield* Effect.forEach(rest, follower.take, { discard: true })
      yield* follower.finish
      return reason satisfies MeetingReason
    }).pipe(Effect.scoped)
  }
}

export const layer = (options: Options): Layer.Layer<MeetingGuest> => Layer.succeed(MeetingGuest, make(options))
