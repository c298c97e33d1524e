import { useText } from "#web/lib/text.ts"
import { slow, trpc } from "#web/request/trpc.ts"
import { type ReactElement, useRef, useState } from "react"
import { ListSection } from "../rows/list-section.tsx"
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
  const found = trpc.watchedPlace.listWatchedPlaces.useQuery({}, { refetchOnMount: "always", refetchInterval: pause })
  const add = trpc.watchedPlace.addWatchedPlace.useMutation({
    ...slow,
    onSuccess: () => setAdding(false),
    onSettled: () => utils.watchedPlace.invalidate(),
  })
  return (
    <ListSection
      heading={heading}
      title={t("places.title")}
      text={t("places.text")}
      none={t("places.none")}
      add={t("places.add")}
      full={(limit) => t("places.full", { limit })}
      found={found}
      onAdd={() => setAdding(true)}
      dialogs={isAdding && (
        <AddPlace
          hasFolders={found.data?.has_folders === true}
          adding={add}
          onAdd={(place) => add.mutate(place)}
          onClose={() => {
            setAdding(false)
            add.reset()
          }}
        />
      )}
    >
      {found.data?.items.map((place) => (
        <PlaceRow
          key={place.id}
          place={place}
          onRemoved={() => heading.current?.focus()}
        />
      ))}
    </ListSection>
  )
}
