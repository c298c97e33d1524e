import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { LogFrame } from "#web/ui/log-frame.tsx"
import { NotLoaded } from "#web/ui/section.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { type ReactElement, useState } from "react"
import { ItemRow } from "./item-row.tsx"

const states = ["seen", "waiting", "made", "failed", "passed"] as const

/** Milliseconds between looks at a log that is open. */
const pause = 5000

interface PlaceLogProps {
  readonly placeId: string
  /** How many failed. */
  readonly failed: number
}

/** What was seen in a place, newest first, and what became of it. */
export const PlaceLog = ({ placeId: id, failed }: PlaceLogProps): ReactElement => {
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
    <LogFrame
      names={{ choice: t("places.which"), list: t("places.log") }}
      words={{
        all: t("places.everything"),
        empty: t("places.nothing"),
        newer: t("places.newer"),
        older: t("places.older"),
      }}
      states={states.map((one) => [one, t(`places.${one}`)] as const)}
      state={state}
      onState={(wanted) => {
        setPage(1)
        setState(wanted)
      }}
      page={page}
      onPage={setPage}
      log={data}
      action={failed > 0 && (
        <Button
          size="sm"
          className="max-md:!h-11"
          disabled={again.isPending}
          onClick={() => again.mutate({ id })}
        >
          {t("places.allAgain")}
        </Button>
      )}
    >
      {data.items.map((one) => <ItemRow key={one.id} placeId={id} item={one} />)}
    </LogFrame>
  )
}
