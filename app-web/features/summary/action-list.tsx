import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { mayEdit } from "#web/entities/task/task-item.ts"
import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { createContext, use, useMemo, useState } from "react"
import { isOwn } from "./own-items.ts"

type Item = OpenedTask["action_items"][number]

/** The action items of the summary on the page, and what readers do with them. */
export interface ActionList {
  readonly items: ReadonlyArray<Item>
  readonly tick: (item: Item, isDone: boolean) => void
  readonly isMineOnly: boolean
  readonly showMine: (mineOnly: boolean) => void
  /** The owner that stands for the reader; null until known. */
  readonly me: string | null
  readonly setMe: (owner: string) => void
  /** Whether there is a recording that times can be played from. */
  readonly isSpoken: boolean
  readonly isShown: (item: Item) => boolean
  readonly mayTick: boolean
}

const Context = createContext<ActionList | null>(null)

export const ActionListProvider = Context.Provider

/** Null if a text is only previewed. */
export const useShownActions = (): ActionList | null => use(Context)

export const useActionList = (task: OpenedTask): ActionList => {
  const utils = trpc.useUtils()
  const { data: user } = trpc.account.getCurrentUser.useQuery({}, { staleTime: 300_000 })
  const [isMineOnly, showMine] = useState(false)
  const [chosen, setChosen] = useState(() => safeLocalStorage.read(storageKeys.myName))
  const call = trpc.writing.tickActionItem.useMutation({
    onError: (error) => toast(errorMessage(error), { tone: "bad" }),
    onSettled: () => void utils.library.openTask.invalidate({ task_id: task.id }),
  })
  // Accounts have an address only: "ada.king@…" is Ada.
  const accountName = user?.email?.split("@")[0]?.replaceAll(/[._+-]+/g, " ") ?? ""
  const items = task.action_items
  const owners = useMemo(() => [...new Set(items.flatMap(({ owner }) => owner ?? []))], [items])
  const me = owners.find((owner) => owner === chosen || isOwn(owner, accountName)) ?? null
  const pending = call.isPending ? call.variables : null
  return {
    items: items.map((item) =>
      pending?.item_id === item.id ? Object.assign({}, item, { is_done: pending.is_done }) : item
    ),
    tick: (item, isDone) => call.mutate({ task_id: task.id, item_id: item.id, is_done: isDone }),
    isMineOnly,
    showMine,
    me,
    setMe: (owner) => {
      safeLocalStorage.write(storageKeys.myName, owner)
      setChosen(owner)
    },
    isSpoken: task.is_spoken,
    mayTick: mayEdit(task),
    isShown: ({ owner }) => !isMineOnly || me === null || owner === me,
  }
}
