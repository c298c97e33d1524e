import type { RouterInput, RouterOutput } from "#web/request/trpc.ts"

export type Place = RouterOutput["watchedPlace"]["listWatchedPlaces"]["items"][number]
export type PlaceItem = RouterOutput["watchedPlace"]["listWatchedItems"]["items"][number]
export type NewPlace = RouterInput["watchedPlace"]["addWatchedPlace"]
export type PlaceKind = Place["kind"]

/** What becomes of what is found, as the fields of a form hold it. */
export interface Rule {
  readonly name: string
  readonly language: string
  /** 0 to detect it. */
  readonly speakers: number
  /** Empty for none. */
  readonly folder_id: string
  readonly afterwards: Place["afterwards"]
}

export const ruleOf = (place: Place | null): Rule => ({
  name: place?.name ?? "",
  language: place?.language ?? "auto",
  speakers: place?.speakers ?? 0,
  folder_id: place?.folder_id ?? "",
  afterwards: place?.afterwards ?? "keep",
})
