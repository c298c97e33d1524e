import { ItemRefusal, WatchedItem } from "#domain/watched-place/watched-item.ts"
import type { ItemChange } from "#domain/watched-place/watched-place-store.port.ts"
import { DateTime, Schema } from "effect"
import type { Insertable, Selectable, Updateable } from "kysely"
import { json, text } from "./storable.ts"
import type { WatchedItemTable } from "./tables/watched-place.ts"

const decode = Schema.decodeUnknownSync(WatchedItem)
const encodeRefusal = Schema.encodeSync(ItemRefusal)

const refusalOf = (refusal: ItemRefusal | null): string | null => refusal === null ? null : json(encodeRefusal(refusal))
const timeOf = (at: DateTime.Utc | null): string | null => at === null ? null : DateTime.formatIso(at)

export const rowOf = (item: WatchedItem): Insertable<WatchedItemTable> => ({
  id: item.id,
  place_id: item.placeId,
  owner_id: item.ownerId,
  key: text(item.key),
  also: item.also === null ? null : text(item.also),
  version: text(item.version),
  name: text(item.name),
  state: item.state,
  refusal: refusalOf(item.refusal),
  task_id: item.taskId,
  seen_at: DateTime.formatIso(item.seenAt),
  tries: item.tries,
  retry_at: timeOf(item.retryAt),
  is_settled: item.isSettled,
})

/** Only what is given. */
export const changeOf = ({ state, refusal, tries, retryAt, isSettled }: ItemChange): Updateable<WatchedItemTable> => ({
  ...state !== undefined && { state },
  ...refusal !== undefined && { refusal: refusalOf(refusal) },
  ...tries !== undefined && { tries },
  ...retryAt !== undefined && { retry_at: timeOf(retryAt) },
  ...isSettled !== undefined && { is_settled: isSettled },
})

export const itemOf = (row: Selectable<WatchedItemTable>): WatchedItem =>
  decode({
    id: row.id,
    placeId: row.place_id,
    ownerId: row.owner_id,
    key: row.key,
    also: row.also,
    version: row.version,
    name: row.name,
    state: row.state,
    refusal: row.refusal,
    taskId: row.task_id,
    seenAt: row.seen_at.toISOString(),
    tries: row.tries,
    retryAt: row.retry_at?.toISOString() ?? null,
    isSettled: row.is_settled,
  })
