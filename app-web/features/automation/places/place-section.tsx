import { useText } from "#web/lib/text.ts"
import { slow, trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { NotLoaded, Section } from "#web/ui/section.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { Plus } from "lucide-react"
import { type ReactElement, useRef, useState } from "react"
import { AddPlace } from "./add-place.tsx"
import { PlaceRow } from "./place-row.tsx"

/** Milliseconds between looks: what is watched changes by itself. */
const pause = 10_000

/** Where new files come from by themselves. */
export const PlaceSection = (): ReactElement => {
  const t = useText("automation/places")
  const heading = useRef<HTMLHeadingElement>(null)
  const [isAdding, setAdding] = useState(false)
  const utils = trpc.useUtils()
  const { data, error, refetch } = trpc.watchedPlace.listWatchedPlaces.useQuery({}, {
    refetchOnMount: "always",
    refetchInterval: pause,
  })
  const add = trpc.watchedPlace.addWatchedPlace.useMutation({
    ...slow,
    onSuccess: () => setAdding(false),
    onSettled: () => utils.watchedPlace.invalidate(),
  })
  return (
    <Section title={t("places.title")} text={t("places.text")} heading={heading}>
      {error !== null && data === undefined
        ? <NotLoaded error={error} onRetry={() => void refetch()} />
        : data === undefined
        ? <Skeleton className="h-16" />
        : (
          <>
            {data.items.length === 0
              ? <p className="text-fg-3">{t("places.none")}</p>
              : (
                <ul aria-label={t("places.title")} className="divide-y divide-line">
                  {data.items.map((place) => (
                    <PlaceRow
                      key={place.id}
                      place={place}
                      onRemoved={() => heading.current?.focus()}
                    />
                  ))}
                </ul>
              )}
            {data.items.length >= data.limit
              ? <p className="mt-3 text-fg-2">{t("places.full", { limit: data.limit })}</p>
              : (
                <Button className="mt-3 max-md:!h-11" onClick={() => setAdding(true)}>
                  <Plus />
                  {t("places.add")}
                </Button>
              )}
          </>
        )}
      {isAdding && (
        <AddPlace
          hasFolders={data?.has_folders === true}
          adding={add}
          onAdd={(place) => add.mutate(place)}
          onClose={() => {
            setAdding(false)
            add.reset()
          }}
        />
      )}
    </Section>
  )
}
