import { FileLink } from "#web/entities/task/file-link.tsx"
import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { useMoment } from "#web/lib/use-moment.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { knownText } from "#web/request/known-text.ts"
import { trpc } from "#web/request/trpc.ts"
import { useRefusals } from "#web/request/use-refusals.ts"
import { ActionButton } from "#web/ui/action-button.tsx"
import { Chip } from "#web/ui/chip.tsx"
import type { ReactElement } from "react"
import type { PlaceItem } from "../place.ts"

interface ItemRowProps {
  readonly placeId: string
  readonly item: PlaceItem
}

/** A file or an episode: what became of it, or why nothing did. */
export const ItemRow = ({ placeId, item }: ItemRowProps): ReactElement => {
  const t = useText("automation/places")
  const moment = useMoment()
  const { id, name, state, refusal, task_id: taskId, seen_at: seenAt } = item
  const areHere = useRefusals(refusal !== null)
  const why = refusal === null || !areHere
    ? null
    : knownText(`refusal.${refusal.code}`, refusal.params) ?? refusal.message
  const utils = trpc.useUtils()
  const again = trpc.watchedPlace.retryWatchedItem.useMutation({
    onError: (failure) => void toast(errorMessage(failure), { tone: "bad" }),
    onSettled: () => utils.watchedPlace.invalidate(),
  })
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <div className="min-w-0 flex-1 basis-60">
        <p className="break-words">{name}</p>
        <p className="text-sm text-fg-3">{moment(seenAt)}</p>
        {why !== null && <p className={state === "failed" ? "text-sm text-bad" : "text-sm text-warn"}>{why}</p>}
      </div>
      <Chip>{t(`places.${state}`)}</Chip>
      {taskId !== null && <FileLink taskId={taskId} name={name} />}
      {(state === "failed" || state === "passed") && (
        <ActionButton
          aria-label={t(state === "failed" ? "places.againNamed" : "places.takeNamed", { name })}
          disabled={again.isPending}
          onClick={() => again.mutate({ id: placeId, item_id: id })}
        >
          {state === "failed" ? t("act.retry") : t("places.take")}
        </ActionButton>
      )}
    </li>
  )
}
