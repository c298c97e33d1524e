import { Schema } from "effect"

/** A version, revision or number of a change: they count up from 1, and the database holds no larger ones. */
export const Counter = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 2_147_483_647 }))
