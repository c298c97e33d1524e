import type { AnalysisRequest } from "#domain/analysis/analyst.port.ts"
import { Effect, Semaphore } from "effect"
import { draftPrompt, mergePrompt, type Prompt } from "./analysis-prompt.ts"
import type { CallFailed } from "./call-failed.ts"
import { halved } from "./halved.ts"
import { joinedDrafts } from "./joined-drafts.ts"
import type { ModelDraft } from "./model-draft.ts"
import type { WrittenAnswer } from "./read-answer.ts"
import { windowsOf } from "./transcript-lines.ts"

export type Ask = (prompt: Prompt) => Effect.Effect<WrittenAnswer<ModelDraft>, CallFailed>

interface Drafts {
  readonly drafts: ReadonlyArray<ModelDraft>
  /** Characters of the longest window that the model took whole. */
  readonly room: number
}

/** Notes of a window; of its halves, if the window or the notes are more than the model takes. */
export const draftsOf = (
  ask: Ask,
  request: AnalysisRequest,
  window: string,
  part: string | null,
): Effect.Effect<Drafts, CallFailed> => {
  const halves = halved(window)
  const whole = ask(draftPrompt(request, window, part))
  if (halves === null) return Effect.map(whole, ({ value }) => ({ drafts: [value], room: window.length }))
  const byHalves = Effect.map(
    Effect.forEach(
      halves,
      (half, nth) =>
        draftsOf(ask, request, half, `${part === null ? "" : `${part}, `}${nth === 0 ? "first" : "second"} half`),
    ),
    (both): Drafts => ({
      drafts: both.flatMap(({ drafts }) => drafts),
      room: Math.max(...both.map(({ room }) => room)),
    }),
  )
  return whole.pipe(
    Effect.map(({ value, isCut }) => isCut ? null : { drafts: [value], room: window.length }),
    Effect.catchIf(({ tooLong }) => tooLong, () => Effect.succeed(null)),
    Effect.flatMap((found) => found === null ? byHalves : Effect.succeed(found)),
  )
}

/** Reads all windows, so many at once, and says after each how many have been read. */
export const readingAll = <A, E>(
  windows: ReadonlyArray<string>,
  read: (window: string, index: number) => Effect.Effect<A, E>,
  { parallel, onRead }: { readonly parallel: number; readonly onRead: (done: number) => Effect.Effect<void> },
): Effect.Effect<ReadonlyArray<A>, E> =>
  Effect.gen(function*() {
    let done = 0
    // One report at a time, or a later one could be overtaken.
    const oneAtATime = yield* Semaphore.make(1)
    return yield* Effect.forEach(
      windows,
      (window, index) =>
        Effect.tap(read(window, index), () => oneAtATime.withPermits(1)(Effect.suspend(() => onRead(++done)))),
      { concurrency: parallel },
    )
  })

/** One draft from those of consecutive parts, at most `room` characters of them in one request. */
export const merged = (
  ask: Ask,
  request: AnalysisRequest,
  drafts: ReadonlyArray<ModelDraft>,
  options: { readonly room: number; readonly parallel: number },
): Effect.Effect<ModelDraft, CallFailed> => {
  const [only] = drafts
  if (only !== undefined && drafts.length === 1) return Effect.succeed(only)
  const groups = groupsOf(drafts, options.room)
  // A round that merged nothing would repeat forever: then everything is merged at once, however long.
  const isProgress = groups.length > 1 && groups.length < drafts.length
  const round = isProgress ? groups : [drafts]
  const mergeGroup = (group: ReadonlyArray<ModelDraft>) =>
    group.length === 1 && group[0] !== undefined ? Effect.succeed(group[0]) : mergedAtOnce(ask, request, group)
  return Effect.flatMap(
    Effect.forEach(round, mergeGroup, { concurrency: options.parallel }),
    (fewer) => merged(ask, request, fewer, options),
  )
}

/** Notes that a model cannot merge, because they are too long or beyond it, are joined, so that nothing of them is lost. */
const mergedAtOnce = (ask: Ask, request: AnalysisRequest, drafts: ReadonlyArray<ModelDraft>) =>
  ask(mergePrompt(request, drafts.map((draft) => JSON.stringify(draft)).join("\n"))).pipe(
    Effect.map(({ value, isCut }) => isCut ? joinedDrafts(drafts) : value),
    Effect.catchIf(
      ({ tooLong, reason }) => tooLong || reason === "unreadable-answer",
      () => Effect.succeed(joinedDrafts(drafts)),
    ),
  )

const groupsOf = (drafts: ReadonlyArray<ModelDraft>, room: number): ReadonlyArray<ReadonlyArray<ModelDraft>> => {
  const sizes = drafts.map((draft) => JSON.stringify(draft))
  const remaining = drafts[Symbol.iterator]()
  return windowsOf(sizes, room).map((window) => window.split("\n").flatMap(() => remaining.next().value ?? []))
}
