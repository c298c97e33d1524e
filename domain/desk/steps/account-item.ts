import { Schema } from "effect"
import { PlanName } from "../../account/plan-name.ts"
import { UserId } from "../../kernel/ids.ts"
import { wireAs } from "../../kernel/wire.ts"
import type { AccountFacts } from "../desk-store.port.ts"
import { nameOf } from "./name-of.ts"

/** An account as the operator sees it in a list. */
export const AccountItem = wireAs("AccountItem", {
  id: UserId,
  /** The address, or the number. */
  name: Schema.NullOr(Schema.String),
  plan: PlanName,
  createdAt: Schema.DateTimeUtcFromString,
  /** Since when it is disabled; null if it is not. */
  disabledAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  tasks: Schema.Int,
  bytes: Schema.Finite,
})

export const accountOf = ({ user, tasks, bytes }: AccountFacts): typeof AccountItem.Type => ({
  id: user.id,
  name: nameOf(user),
  plan: user.plan,
  createdAt: user.createdAt,
  disabledAt: user.disabledAt,
  tasks,
  bytes,
})
