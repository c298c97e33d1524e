import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { ActionButton } from "#web/ui/action-button.tsx"
import { ofLog, pageOf, useLogView } from "#web/ui/log-view.ts"
import { Log } from "#web/ui/log.tsx"
import type { ReactElement } from "react"
import { ItemRow } from "./item-row.tsx"

const states = ["seen", "waiting", "made", "failed", "passed"] as const

interface PlaceLogProps {
  readonly placeId: string
  /** How many failed. */
  readonly failed: number
}

/** What was seen in a place, newest first, and what became of it. */
export const PlaceLog = ({ placeId: id, failed }: PlaceLogProps): ReactElement => {
  const t = useText("automation/places")
  const view = useLogView<(typeof states)[number]>()
  const utils = trpc.useUtils()
  const found = trpc.watchedPlace.listWatchedItems.useQuery({ id, ...pageOf(view) }, ofLog)
  const again = trpc.watchedPlace.retryWatchedItems.useMutation({
    onError: (failure) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.watchedPlace.invalidate(),
  })
  return (
    <Log
      choice={t("places.which")}
      states={states.map((one) => [one, t(`places.${one}`)] as const)}
      view={view}
      found={found}
      empty={t("places.nothing")}
      action={failed > 0 && (
        <ActionButton disabled={again.isPending} onClick={() => again.mutate({ id })}>
          {t("places.allAgain")}
        </ActionButton>
      )}
    >
      {found.data?.items.map((item) => <ItemRow key={item.id} placeId={id} item={item} />)}
    </Log>
  )
}
