import { Schema } from "effect"
import { UserId } from "../kernel/ids.ts"
import { wire, wireAs } from "../kernel/wire.ts"
import { isPaid } from "./plan-name.ts"
import { Email, Phone, type User } from "./user.ts"

/** A user as clients see it. `plan_type` is "free" for the free plan and "paid" for all others. */
export const UserView = wireAs("User", {
  id: UserId,
  email: Schema.NullOr(Email),
  phone: Schema.NullOr(Phone),
  username: Schema.NullOr(Schema.String),
  language: Schema.NullOr(Schema.String),
  uiLanguage: Schema.NullOr(Schema.String),
  timeZone: Schema.NullOr(Schema.String),
  subscription: wire({ planName: Schema.String, planType: Schema.Literals(["free", "paid"]) }),
  createdAt: Schema.DateTimeUtcFromString,
})
export type UserView = typeof UserView.Type

export const viewOf = (user: User): UserView => ({
  id: user.id,
  email: user.email,
  phone: user.phone,
  username: user.username,
  language: user.language,
  uiLanguage: user.uiLanguage,
  timeZone: user.timeZone,
  subscription: { planName: user.plan, planType: isPaid(user.plan) ? "paid" : "free" },
  createdAt: user.createdAt,
})
