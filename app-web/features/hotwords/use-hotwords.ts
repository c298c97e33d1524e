import { textsOf } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { messageOr } from "#web/request/error-message.ts"
import { type RouterOutput, trpc } from "#web/request/trpc.ts"

const { t } = textsOf("hotwords")

type List = RouterOutput["hotword"]["listHotwords"]
export type Hotword = List["items"][number]

export interface Hotwords {
  readonly list: List | undefined
  readonly error: unknown
  readonly retry: () => void
  readonly add: ReturnType<typeof trpc.hotword.addHotwords.useMutation>
  readonly edit: (changed: Pick<Hotword, "id"> & Partial<Pick<Hotword, "text" | "status">>) => void
  readonly remove: (hotword: Pick<Hotword, "id">) => Promise<unknown>
}

const failed = (what: "update" | "delete") => (error: unknown): void =>
  void toast(messageOr(error, t(`hotwords.failed.${what}`)), { tone: "bad" })

/** The account's hotwords, and what can be done with them. A failure is reported, and the previous state shown. */
export const useHotwords = (): Hotwords => {
  const utils = trpc.useUtils()
  const again = () => void utils.hotword.listHotwords.invalidate()
  const { data, error, refetch } = trpc.hotword.listHotwords.useQuery({})
  // They count as added once the list shows them.
  const add = trpc.hotword.addHotwords.useMutation({ onSettled: () => utils.hotword.listHotwords.invalidate() })
  const edit = trpc.hotword.editHotword.useMutation({
    onMutate: ({ id, ...changed }) =>
      utils.hotword.listHotwords.setData(
        {},
        (all) => all && { ...all, items: all.items.map((one) => one.id === id ? { ...one, ...changed } : one) },
      ),
    onError: failed("update"),
    onSettled: again,
  })
  const remove = trpc.hotword.deleteHotword.useMutation({
    onMutate: ({ id }) =>
      utils.hotword.listHotwords.setData(
        {},
        (all) => all && { ...all, items: all.items.filter((one) => one.id !== id) },
      ),
    onError: failed("delete"),
    onSettled: again,
  })
  return {
    list: data,
    error,
    retry: () => void refetch(),
    add,
    edit: (changed) => edit.mutate(changed),
    remove: ({ id }) => remove.mutateAsync({ id }),
  }
}
