import { onSignOut } from "#web/lib/on-sign-out.ts"
import { storeOf, useStore } from "#web/lib/store.ts"
import { trpc } from "#web/request/trpc.ts"
import { askLibraryOnce } from "../ask-question.ts"
import { type Asked, idsOf, isFailed, unstored } from "../turns.ts"
import { askedOf, type LibraryFilter, type LibraryTurn, storedTurns, withLibraryEvent } from "./library-turns.ts"

type OwnTurn = LibraryTurn & Asked

/** What was asked since the page was loaded: it also says where nothing was found, which is not stored. */
const own = storeOf<ReadonlyArray<OwnTurn>>([])
let asking: AbortController | null = null
onSignOut(() => {
  asking?.abort()
  own.set([])
})

/** What the reader has asked about all files, with ways to ask, to stop and to clear. */
export const useLibraryConversation = () => {
  const utils = trpc.useUtils()
  const history = trpc.asking.getLibraryHistory.useQuery({})
  const remove = trpc.asking.deleteLibraryHistory.useMutation()
  const stored = history.data?.turns ?? none
  // An answer given on this page says more than the stored one. A stopped one is known here by another id.
  const fresh = useStore(own).filter((turn) => turn.state !== "stopped" || unstored([turn], stored).length > 0)

  const ask = async (question: string, filter: LibraryFilter): Promise<void> => {
    asking?.abort()
    const abort = new AbortController()
    asking = abort
    // A question that failed is asked again under the same key, so that it counts once.
    const key = own.get().find((turn) => isFailed(turn, question))?.id ?? crypto.randomUUID()
    let id = key
    const earlier = idsOf(utils.asking.getLibraryHistory.getData({})?.turns ?? [])
    const update = (next: (turn: OwnTurn) => OwnTurn) =>
      own.set((turns) => turns.map((turn) => turn.id === id ? next(turn) : turn))
    own.set((turns) => [...turns.filter(({ state }) => state !== "failed"), { ...askedOf(id, question), earlier }])
    try {
      await askLibraryOnce({ question, ...filter, idempotency_key: key }, abort.signal, (event) => {
        update((turn) => ({ ...turn, ...withLibraryEvent(turn, event) }))
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

  const shown = idsOf(fresh)
  return {
    kept: history.data,
    error: history.error,
    turns: [...storedTurns(stored).filter(({ id }) => !shown.has(id)), ...fresh],
    isWriting: fresh.some(({ state }) => state === "writing"),
    ask,
    stop: () => asking?.abort(),
    forget,
  }
}

const none: ReadonlyArray<never> = []
