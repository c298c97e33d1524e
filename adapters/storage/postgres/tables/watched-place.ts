import type { ColumnType, Generated } from "kysely"
import type { Json, MaybeTime, Time } from "./columns.ts"

export interface WatchedPlaceTables {
  readonly watched_place: WatchedPlaceTable
  readonly watched_item: WatchedItemTable
  readonly configured_folder: ConfiguredFolderTable
}

interface WatchedPlaceTable {
  id: string
  owner_id: string
  created_at: Time
  is_on: boolean
  doc: Json
  next_at: Time
  held_until: MaybeTime
}

export interface WatchedItemTable {
  id: string
  place_id: string
  seq: Generated<ColumnType<string, never, never>>
  owner_id: string
  key: string
  also: string | null
  version: string
  name: string
  state: string
  refusal: ColumnType<object | null, string | null, string | null>
  task_id: string | null
  seen_at: Time
  tries: number
  retry_at: MaybeTime
  is_settled: boolean
}

interface ConfiguredFolderTable {
  owner_id: string
  path: string
}
