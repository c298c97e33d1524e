import { WatchedItemId, WatchedPlaceId } from "#domain/kernel/ids.ts"
import type { WatchedItem } from "#domain/watched-place/watched-item.ts"
import type { WatchedPlace } from "#domain/watched-place/watched-place.ts"
import { ada, at } from "../a-task.ts"

const nth = (kind: string, number: number): string =>
  `0190a5f2-7c1e-7000-${kind}-${number.toString().padStart(12, "0")}`

export const placeId = (number: number): WatchedPlaceId => WatchedPlaceId.make(nth("8a1a", number))
export const itemId = (number: number): WatchedItemId => WatchedItemId.make(nth("8d1d", number))

export const aPlace = (given: Partial<WatchedPlace> = {}): WatchedPlace => ({
  id: placeId(1),
  ownerId: ada,
  name: "In",
  place: { _tag: "Folder", path: "/in" },
  folderId: null,
  language: "auto",
  speakers: null,
  hotwords: [],
  afterwards: "keep",
  backlog: null,
  off: null,
  createdAt: at("2026-11-20T08:00:00.000Z"),
  lookedAt: null,
  isKnown: false,
  fault: null,
  failingSince: null,
  mark: null,
  ...given,
})

export const anItem = (number: number, given: Partial<WatchedItem> = {}): WatchedItem => ({
  id: itemId(number),
  placeId: placeId(1),
  ownerId: ada,
  key: `${number}.mp3`,
  also: null,
  version: "1",
  name: `${number}.mp3`,
  state: "waiting",
  refusal: null,
  taskId: null,
  seenAt: at("2026-11-20T12:00:00.000Z"),
  tries: 0,
  retryAt: null,
  isSettled: false,
  ...given,
})
