import { onDisk } from "#adapters/storage/local-disk/on-disk.ts"
import { keepEnd } from "#adapters/system/child-process/bounded-output.ts"
import { inTurns } from "#adapters/system/child-process/in-turns.ts"
import { makeTempFolder } from "#adapters/system/child-process/temp-folder.ts"
import type { Lookup } from "#adapters/system/guarded-proxy/dial.ts"
import { guardedProxy } from "#adapters/system/guarded-proxy/guarded-proxy.ts"
import { LinkFailed, LinksOff, LiveNow, type SiteRefusal } from "#domain/link/errors.ts"
import type { LinkFacts } from "#domain/link/link-facts.ts"
import { type FetchProgress, LinkSource } from "#domain/link/link-source.port.ts"
import { Cache, Effect, Layer, Queue, Stream } from "effect"
import { mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises"
import { availableParallelism } from "node:os"
import { dirname, join } from "node:path"
import type { Places, Program } from "./find-program.ts"
import { ageOf, isOld, isProgram, knownProgram } from "./known-program.ts"
import { progressIn, progressTemplate } from "./progress-lines.ts"
import { isLanguage, readFacts } from "./read-facts.ts"
import { refusalOf } from "./refusal-of.ts"
import { runConfined } from "./run-confined.ts"
import { commonSwitches } from "./switches.ts"

export interface Options {
  readonly places: Places
  /** Addresses inside the network that the operator lets links lead to, as "host:port". */
  readonly inside: ReadonlySet<string>
  readonly lookup?: Lookup
  /** Milliseconds without a byte after which a call has failed. */
  readonly stallTime?: number
  /** How many people's looks at links may run at the same time: each is a program of its own. */
  readonly looksAtOnce?: number
}

interface Asked {
  readonly url: string
  readonly args: ReadonlyArray<string>
  /** Where it works. */
  readonly folder: string
  /** Milliseconds. */
  readonly timeLimit: number
  /** Bytes of what is wanted. */
  readonly maxBytes: number
  readonly onOutput?: (bytes: Buffer) => void
}

/** Bytes of pages, scripts and lists that come with a file. */
const pages = 64_000_000
const captionsSize = 8_000_000
const minute = 60_000
const remembered = 100
const usualLooks = Math.max(4, availableParallelism())

const make = Effect.fnUntraced(
  function*({ places, inside, lookup, stallTime = 90_000, looksAtOnce = usualLooks }: Options) {
    const program = knownProgram(places)

    /** Calls the program, and says what it printed and how it ended. */
    const call = Effect.fnUntraced(
      function*(known: Program, { url, args, folder, timeLimit, maxBytes, onOutput }: Asked) {
        const sockets = yield* Effect.acquireRelease(
          Effect.promise(makeTempFolder),
          (path) => Effect.promise(() => rm(path, { recursive: true, force: true })),
        )
        const socket = join(sockets, "proxy")
        const most = maxBytes + pages
        const proxy = yield* guardedProxy({ socket, inside, maxBytes: most, ...(lookup !== undefined && { lookup }) })
        const tail = keepEnd(16_384)
        const running = runConfined({
          program: known,
          socket,
          folders: [folder, sockets],
          args: [...commonSwitches(known), ...args, "--", url],
          timeLimit,
          fileSize: most,
          ...(onOutput !== undefined && {
            onOutput: (bytes: Buffer) => {
              tail.add(bytes)
              onOutput(bytes)
            },
          }),
        })
        const finished = yield* Effect.raceFirst(Effect.result(running), stalled(proxy.received, stallTime))
        const days = yield* ageOf(known)
        const ended = finished !== null && finished._tag === "Success" ? finished.success : null
        const printed = ended?.stdout.toString("utf8") ?? ""
        const said = `${ended?.stderr ?? ""}\n${
          onOutput === undefined ? printed.slice(-16_384) : tail.bytes().toString("utf8")
        }`
        const refusal = refusalOf({
          said,
          maxBytes,
          isOver: proxy.isOver(),
          hasRefused: proxy.hasRefused(),
          isOld: isOld(days),
        })
        if (ended?.exitCode !== 0) yield* Effect.logInfo("A link could not be fetched", { refusal: refusal._tag })
        return { stdout: printed, isDone: ended?.exitCode === 0, refusal }
      },
      Effect.scoped,
    )

    const there = Effect.flatMap(
      program,
      (known) => isProgram(known) ? Effect.succeed(known) : Effect.fail(new LinksOff()),
    )

    const inspect = Effect.fnUntraced(function*(url: string): Effect.fn.Return<LinkFacts, SiteRefusal> {
      const known = yield* there
      return yield* inFolder(null, (folder) =>
        Effect.gen(function*() {
          const args = ["--dump-json", "--no-warnings"]
          const { stdout, isDone, refusal } = yield* call(known, {
            url,
            args,
            folder,
            timeLimit: 2 * minute,
            maxBytes: 0,
          })
          if (!isDone) return yield* refusal
          const facts = yield* readFacts(stdout)
          if (facts === null) return yield* refusal
          const { isLive, ...told } = facts
          return isLive ? yield* new LiveNow() : told
        }))
    })
    const answers = yield* Cache.make({ capacity: remembered, timeToLive: "10 minutes", lookup: inspect })

    const looks = inTurns(looksAtOnce)

    return LinkSource.of({
      isThere: Effect.map(program, isProgram),
      inspect: Effect.fn("LinkSource.inspect")((url, account) => {
        // What failed is asked again.
        const look = Cache.get(answers, url).pipe(Effect.tapError(() => Cache.invalidate(answers, url)))
        return account === null ? look : looks(account, look)
      }),
      recall: Effect.fn("LinkSource.recall")((url) =>
        Effect.map(Cache.getSuccess(answers, url), (found) => found._tag === "Some" ? found.value : null)
      ),
      captions: Effect.fn("LinkSource.captions")(function*(url, language) {
        if (!isLanguage(language)) return yield* new LinkFailed()
        const known = yield* there
        return yield* inFolder(null, (folder) =>
          Effect.gen(function*() {
            const args = ["--skip-download", "--write-subs", "--no-write-auto-subs", "--sub-langs", language]
            const into = ["--sub-format", "vtt/srt", "--output", join(folder, "captions.%(ext)s")]
            const { refusal } = yield* call(known, {
              url,
              args: [...args, ...into],
              folder,
              timeLimit: 2 * minute,
              maxBytes: captionsSize,
            })
            const file = yield* Effect.promise(() => fileIn(folder, /^captions\..*\.(?:vtt|srt)$/))
            return file === null ? yield* refusal : yield* Effect.promise(() => readFile(file, "utf8"))
          }))
      }),
      fetch: (url, target, { maxBytes }) =>
        Stream.callback<FetchProgress, SiteRefusal>((queue) =>
          Effect.gen(function*() {
            const known = yield* there
            yield* Effect.promise(() => rm(target, { force: true }))
            yield* inFolder(dirname(target), (folder) =>
              Effect.gen(function*() {
                const read = progressIn((fraction) => Queue.offerUnsafe(queue, { fraction }))
                const args = ["--newline", "--progress", "--progress-template", progressTemplate, "--no-simulate"]
                const limits = ["--max-filesize", String(maxBytes), "--match-filters", "!is_live"]
                const { isDone, refusal } = yield* call(known, {
                  url,
                  args: [...args, ...limits, "--output", join(folder, "video.%(ext)s")],
                  folder,
                  timeLimit: 3 * 60 * minute,
                  maxBytes,
                  onOutput: read,
                })
                const file = yield* Effect.promise(() => fileIn(folder, /^video\.(?!part$|ytdl$|temp$)\w+$/))
                // A program that was killed, or refused a file that it found too large, may leave a part of it.
                if (!isDone || file === null) return yield* refusal
                yield* onDisk(() => rename(file, target))
              }))
            yield* Queue.end(queue)
          })
        ),
    })
  },
)

export const layer = (options: Options): Layer.Layer<LinkSource> => Layer.effect(LinkSource, make(options))

/** A folder to work in, which leaves nothing: beside a file that it is to become, or anywhere. */
const inFolder = <A, E>(beside: string | null, work: (folder: string) => Effect.Effect<A, E>): Effect.Effect<A, E> =>
  Effect.acquireUseRelease(
    Effect.promise(async () => {
      if (beside === null) return makeTempFolder()
      const folder = join(beside, "fetching")
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      return folder
    }),
    work,
    (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true })),
  )

/** The one file of this name that has bytes. */
const fileIn = async (folder: string, name: RegExp): Promise<string | null> => {
  const found = (await readdir(folder)).find((one) => name.test(one))
  if (found === undefined) return null
  const path = join(folder, found)
  const file = await stat(path)
  return file.isFile() && file.size > 0 ? path : null
}

/** Null as soon as no byte has come for so long. */
const stalled = (received: () => number, time: number): Effect.Effect<null> =>
  Effect.gen(function*() {
    let before = -1
    while (received() !== before) {
      before = received()
      yield* Effect.sleep(time)
    }
    return null
  })
