import { onSignOut } from "#web/lib/on-sign-out.ts"
import { storeOf, useStore } from "#web/lib/store.ts"
import { trpc } from "#web/request/trpc.ts"
import { askLibraryOnce } from "../ask-question.ts"
import { isFailed } from "../turns.ts"
import { askedOf, type LibraryFilter, type LibraryTurn, storedTurns, withLibraryEvent } from "./library-turns.ts"

/** What was asked since the page was loaded: it also says where nothing was found, which is not stored. */
const own = storeOf<ReadonlyArray<LibraryTurn>>([])
let asking: AbortController | null = null
onSignOut(() => {
  asking?.abort()
  own.set([])
})

/** What the reader has asked about all files, with a way to ask, to stop and to forget. */
export const useLibraryConversation = () => {
  const utils = trpc.useUtils()
  const history = trpc.asking.getLibraryHistory.useQuery({})
  const remove = trpc.asking.deleteLibraryHistory.useMutation()
  const fresh = useStore(own)

  const ask = async (question: string, filter: LibraryFilter): Promise<void> => {
    asking?.abort()
    const abort = new AbortController()
    asking = abort
    // A question that failed is asked again under the same key, so that it counts once.
    const key = own.get().find((turn) => isFailed(turn, question))?.id ?? crypto.randomUUID()
    let id = key
    const update = (next: (turn: LibraryTurn) => LibraryTurn) =>
      own.set((turns) => turns.map((turn) => turn.id === id ? next(turn) : turn))
    own.set((turns) => [...turns.filter(({ state }) => state !== "failed"), askedOf(id, question)])
    try {
      await askLibraryOnce({ question, ...filter, idempotency_key: key }, abort.signal, (event) => {
        update((turn) => withLibraryEvent(turn, event))
        if (event.kind !== "done") return
        // From now on it is known by the name it is stored under.
        update((turn) => ({ ...turn, id: event.message_id }))
        id = event.message_id
      })
      await utils.asking.getLibraryHistory.invalidate()
    } catch (error) {
      update((turn) => ({ ...turn, state: abort.signal.aborted ? "stopped" : "failed", error }))
    }
  }

  const forget = async (): Promise<void> => {
    asking?.abort()
    await remove.mutateAsync({})
    own.set([])
    await utils.asking.getLibraryHistory.invalidate()
  }

  const shown = new Set(fresh.map(({ id }) => id))
  return {
    kept: history.data,
    error: history.error,
    turns: [...storedTurns(history.data?.turns ?? []).filter(({ id }) => !shown.has(id)), ...fresh],
    isWriting: fresh.some(({ state }) => state === "writing"),
    ask,
    stop: () => asking?.abort(),
    forget,
  }
}
