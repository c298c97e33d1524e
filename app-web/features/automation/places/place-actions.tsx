import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { lazyComponent } from "#web/request/lazy-component.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { type ReactElement, Suspense, useState } from "react"
import { EditPlace } from "./edit-place.tsx"
import type { Place } from "./place.ts"
import { RemovePlace } from "./remove-place.tsx"

const PlaceLog = lazyComponent(() => import("./log/place-log.tsx"), "PlaceLog")

interface PlaceActionsProps {
  readonly place: Place
  readonly onRemoved: () => void
}

/** Looks now, shows what was seen, and changes or removes a place. */
export const PlaceActions = ({ place, onRemoved }: PlaceActionsProps): ReactElement => {
  const t = useText("automation/places")
  const [isLogOpen, setLogOpen] = useState(false)
  const { id, name, is_on: isOn } = place
  const look = trpc.watchedPlace.lookNow.useMutation({
    onSuccess: () => void toast(t("places.looking", { name })),
    onError: (failure) => void toast(errorMessage(failure), { tone: "bad" }),
  })
  return (
    <>
      <div className="mt-3 flex flex-wrap gap-2">
        {isOn && (
          <Button
            size="sm"
            className="max-md:!h-11"
            aria-label={t("places.lookNamed", { name })}
            disabled={look.isPending}
            onClick={() => look.mutate({ id })}
          >
            {t("places.look")}
          </Button>
        )}
        <Button
          size="sm"
          className="max-md:!h-11"
          aria-label={t("places.logNamed", { name })}
          aria-expanded={isLogOpen}
          onClick={() => setLogOpen(!isLogOpen)}
        >
          {t("places.log")}
        </Button>
        <EditPlace place={place} />
        <RemovePlace place={place} onRemoved={onRemoved} />
      </div>
      {isLogOpen && (
        <Suspense fallback={<Skeleton className="mt-3 h-24" />}>
          <PlaceLog placeId={id} failed={place.failed} />
        </Suspense>
      )}
    </>
  )
}
