import {
  afterSign,
  type Attendance,
  focusAt,
  isPresent,
  type Page,
  pageLifeMs,
} from "#domain/collaboration/attendance.ts"
import { Presence } from "#domain/collaboration/presence.port.ts"
import { DocumentBus, type DocumentMessage } from "#domain/kernel/document-bus.port.ts"
import type { TaskId } from "#domain/kernel/ids.ts"
import { Clock, Effect, Layer, PubSub, Stream } from "effect"
import { randomUUID } from "node:crypto"

/** How often a task's pages are announced again to other processes that have pages of it. */
const beat = "5 seconds"
/** Two beats may be lost. */
const processLifeMs = 15_000
/** The first of every so many beats also goes to processes not known to have pages, which may have missed a message. */
const fullBeat = 12

/** A subscriber this far behind misses changes, but each of them has everything. */
const backlog = 1024

type PagesMessage = Extract<DocumentMessage, { kind: "pages" }>
type SignMessage = Extract<DocumentMessage, { kind: "sign" }>

/** What another process last reported about its pages. */
interface Known {
  readonly nth: number
  readonly pages: ReadonlyArray<Attendance>
}

const make = Effect.gen(function*() {
  const bus = yield* DocumentBus
  const from = randomUUID()
  let sent = 0
  /** The pages of this process, which alone knows whether they are alive. */
  const own = new Map<TaskId, Map<string, Attendance>>()
  /** The pages of other processes, if this one has pages of the same task. */
  const others = new Map<TaskId, Map<string, Known>>()
  const changes = yield* Effect.acquireRelease(PubSub.sliding<TaskId>(backlog), PubSub.shutdown)

  const share = Effect.fnUntraced(function*(task: TaskId, asks: boolean) {
    const now = yield* Clock.currentTimeMillis
    const pages = [...own.get(task)?.values() ?? []].filter((one) => isPresent(one, now))
    yield* bus.publish({ kind: "pages", task, from, nth: ++sent, asks, pages: pages.map((one) => onWire(one, now)) })
  })
  const changed = (task: TaskId, asks = false) => Effect.andThen(PubSub.publish(changes, task), share(task, asks))

  const join = Effect.fnUntraced(function*(task: TaskId, page: Page) {
    const until = (yield* Clock.currentTimeMillis) + pageLifeMs
    own.set(task, (own.get(task) ?? new Map<string, Attendance>()).set(page.page, { ...page, until, focus: null }))
    yield* changed(task, true)
  })
  const leave = Effect.fnUntraced(function*(task: TaskId, { page }: Page) {
    const pages = own.get(task)
    pages?.delete(page)
    if (pages?.size === 0) {
      own.delete(task)
      others.delete(task)
    }
    yield* changed(task)
  })

  const receivePages = Effect.fnUntraced(function*({ task, from: sender, nth, asks, pages }: PagesMessage) {
    if (sender === from || !own.has(task)) return
    const until = (yield* Clock.currentTimeMillis) + processLifeMs
    const known = others.get(task) ?? new Map<string, Known>()
    if ((known.get(sender)?.nth ?? 0) > nth) return
    known.set(sender, { nth, pages: pages.map((one) => fromWire(one, until)) })
    others.set(task, known)
    yield* PubSub.publish(changes, task)
    if (asks) yield* share(task, false)
  })
  const receiveSign = Effect.fnUntraced(function*({ task, page, user, line }: SignMessage) {
    const pages = own.get(task)
    const before = pages?.get(page)
    if (pages === undefined || before === undefined || before.user !== user) return
    pages.set(page, afterSign(before, line, yield* Clock.currentTimeMillis))
    yield* changed(task)
  })
  const receive = (message: DocumentMessage) =>
    message.kind === "pages" ? receivePages(message) : message.kind === "sign" ? receiveSign(message) : Effect.void

  const all = (task: TaskId): ReadonlyArray<Attendance> => [
    ...own.get(task)?.values() ?? [],
    ...[...others.get(task)?.values() ?? []].flatMap(({ pages }) => pages),
  ]
  /** The first page of a task beats for all of them. */
  const beatFor = (task: TaskId, { page }: Page) => {
    let beats = 0
    let last = 0
    const once = Effect.gen(function*() {
      if (own.get(task)?.keys().next().value !== page) return
      const now = yield* Clock.currentTimeMillis
      const isFull = beats++ % fullBeat === 0
      if (all(task).some(({ until }) => until > last && until <= now)) yield* PubSub.publish(changes, task)
      if (isFull || [...others.get(task)?.values() ?? []].some(({ pages }) => pages.length > 0)) {
        yield* share(task, isFull)
      }
      last = now
    })
    return Effect.forever(Effect.andThen(Effect.sleep(beat), once))
  }
  yield* Effect.forkScoped(Stream.runForEach(bus.subscribe, receive), { startImmediately: true })
  return Presence.of({
    attend: (task, page) =>
      Stream.unwrap(Effect.gen(function*() {
        const heard = yield* PubSub.subscribe(changes)
        yield* Effect.acquireRelease(join(task, page), () => leave(task, page))
        yield* Effect.forkScoped(beatFor(task, page))
        return Stream.fromSubscription(heard).pipe(
          Stream.filter((changed) => changed === task),
          Stream.map(() => all(task)),
        )
      })),
    sign: (task, { page, user, line }) => bus.publish({ kind: "sign", task, page, user, line }),
  })
})

const onWire = (one: Attendance, now: number): PagesMessage["pages"][number] => {
  const focus = focusAt(one, now)
  const { page, user, name } = one
  // A duration instead of a time: server clocks differ.
  return { page, user, name, focus: focus && { line: focus.line, since: focus.since, forMs: focus.until - now } }
}

const fromWire = ({ focus, ...page }: PagesMessage["pages"][number], until: number): Attendance => ({
  ...page,
  until,
  focus: focus && { line: focus.line, since: focus.since, until: until - processLifeMs + focus.forMs },
})

/** In this process, and over the bus with the others. */
export const layer: Layer.Layer<Presence, never, DocumentBus> = Layer.effect(Presence, make)
