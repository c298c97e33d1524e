import { Schema } from "effect"
import { wire } from "./wire.ts"

/** Which part of a list to return. Pages count from 1 and hold at most 100 items. */
export const pageFields = {
  page: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1_000_000 })),
  pageSize: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 })),
}

export interface PageRequest {
  readonly page: number
  readonly pageSize: number
}

export interface Page<Item> extends PageRequest {
  readonly items: ReadonlyArray<Item>
  readonly total: number
}

export const pageOf = <Item extends Schema.Top>(item: Item) =>
  wire({ items: Schema.Array(item), page: Schema.Finite, pageSize: Schema.Finite, total: Schema.Finite })
