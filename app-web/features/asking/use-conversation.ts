import { onSignOut } from "#web/lib/on-sign-out.ts"
import { storeOf, useStore } from "#web/lib/store.ts"
import { trpc } from "#web/request/trpc.ts"
import { askTaskOnce } from "./ask-question.ts"
import type { Scope } from "./question-scope.tsx"
import { type Asked, askedTurn, idsOf, isFailed, type Turn, turnsOf, unstored, withEvent } from "./turns.ts"

type OwnTurn = Turn & Asked

interface Own {
  readonly taskId: string
  readonly turns: ReadonlyArray<OwnTurn>
}

/** What was asked on this page and is not in the stored history yet. An answer continues while the panel is closed. */
const own = storeOf<Own>({ taskId: "", turns: [] })
let asking: AbortController | null = null
onSignOut(() => {
  asking?.abort()
  own.set({ taskId: "", turns: [] })
})

const change = (taskId: string, next: (turns: ReadonlyArray<OwnTurn>) => ReadonlyArray<OwnTurn>): void =>
  own.set((before) => before.taskId === taskId ? { taskId, turns: next(before.turns) } : before)

/** What the reader has asked about a task, with ways to ask, to stop and to clear. */
export const useConversation = (taskId: string) => {
  const utils = trpc.useUtils()
  const history = trpc.asking.getHistory.useQuery({ task_id: taskId })
  const remove = trpc.asking.deleteHistory.useMutation()
  const known = useStore(own)
  const stored = turnsOf(history.data?.messages ?? [])
  const fresh = known.taskId === taskId ? unstored(known.turns, stored) : none
  const storedNow = () => turnsOf(utils.asking.getHistory.getData({ task_id: taskId })?.messages ?? [])

  const ask = async (question: string, scope: Scope): Promise<void> => {
    asking?.abort()
    const abort = new AbortController()
    asking = abort
    // A question that failed is asked again under the same key, so that it counts once.
    const failed = own.get().taskId === taskId ? own.get().turns.find((turn) => isFailed(turn, question)) : undefined
    const id = failed?.id ?? crypto.randomUUID()
    const update = (next: (turn: OwnTurn) => OwnTurn) =>
      change(taskId, (turns) => turns.map((turn) => turn.id === id ? next(turn) : turn))
    const earlier = idsOf(storedNow())
    const kept = own.get().taskId === taskId ? own.get().turns.filter(({ state }) => state !== "failed") : none
    own.set({ taskId, turns: [...kept, { ...askedTurn(id, question), earlier }] })
    try {
      await askTaskOnce(
        { task_id: taskId, question, ...scope, idempotency_key: id },
        abort.signal,
        (event) => update((turn) => ({ ...turn, ...withEvent(turn, event) })),
      )
      await utils.asking.getHistory.invalidate({ task_id: taskId })
      change(taskId, (turns) => unstored(turns, storedNow()))
    } catch (error) {
      update((turn) => ({ ...turn, state: abort.signal.aborted ? "stopped" : "failed", error }))
    }
  }

  const forget = async (): Promise<void> => {
    asking?.abort()
    await remove.mutateAsync({ task_id: taskId })
    own.set({ taskId, turns: [] })
    await utils.asking.getHistory.invalidate({ task_id: taskId })
  }

  return {
    kept: history.data,
    error: history.error,
    turns: [...stored, ...fresh],
    isWriting: fresh.some(({ state }) => state === "writing"),
    ask,
    stop: () => asking?.abort(),
    forget,
  }
}

const none: ReadonlyArray<OwnTurn> = []
