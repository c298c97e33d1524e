import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { NotLoaded } from "#web/ui/section.tsx"
import { Select } from "#web/ui/select.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { type ReactElement, useState } from "react"
import { ItemRow } from "./item-row.tsx"

const states = ["seen", "waiting", "made", "failed", "passed"] as const

/** Milliseconds between looks at a log that is open. */
const pause = 5000

/** What was seen in a place, newest first, and what became of it. */
export const PlaceLog = ({ placeId: id }: { readonly placeId: string }): ReactElement => {
  const t = useText("automation/places")
  const [state, setState] = useState<(typeof states)[number]>()
  const [page, setPage] = useState(1)
  const utils = trpc.useUtils()
  const { data, error, refetch } = trpc.watchedPlace.listWatchedItems.useQuery(
    { id, page, ...state !== undefined && { state } },
    { refetchInterval: pause, placeholderData: (old) => old },
  )
  const again = trpc.watchedPlace.retryWatchedItems.useMutation({
    onError: (failure) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.watchedPlace.invalidate(),
  })
  if (data === undefined) {
    return (
      <div className="mt-3">
        {error === null ? <Skeleton className="h-24" /> : <NotLoaded error={error} onRetry={() => void refetch()} />}
      </div>
    )
  }
  return (
    <div className="mt-3 rounded-md border px-4 py-3">
      <div className="flex flex-wrap items-center gap-3">
        <Select
          aria-label={t("places.which")}
          value={state ?? ""}
          className="max-md:[&>select]:!h-11"
          onChange={({ target }) => {
            setPage(1)
            setState(states.find((one) => one === target.value))
          }}
        >
          <option value="">{t("places.everything")}</option>
          {states.map((one) => <option key={one} value={one}>{t(`places.${one}`)}</option>)}
        </Select>
        <Button size="sm" className="max-md:!h-11" disabled={again.isPending} onClick={() => again.mutate({ id })}>
          {t("places.allAgain")}
        </Button>
      </div>
      {data.items.length === 0
        ? <p className="mt-3 text-fg-3">{t("places.nothing")}</p>
        : (
          <ul aria-label={t("places.log")} className="mt-1 divide-y divide-line">
            {data.items.map((one) => <ItemRow key={one.id} placeId={id} item={one} />)}
          </ul>
        )}
      {data.total > data.page_size && (
        <div className="mt-2 flex gap-2">
          <Button size="sm" className="max-md:!h-11" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t("places.newer")}
          </Button>
          <Button
            size="sm"
            className="max-md:!h-11"
            disabled={page * data.page_size >= data.total}
            onClick={() => setPage(page + 1)}
          >
            {t("places.older")}
          </Button>
        </div>
      )}
    </div>
  )
}
