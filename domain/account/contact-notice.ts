import { Schema } from "effect"
import { UserId } from "../kernel/ids.ts"
import { Email } from "./user.ts"

/** Mail to a former, present or restored address of an account. */
export const ContactNotice = Schema.Struct({
  id: Schema.String,
  userId: UserId,
  to: Email,
  news: Schema.Union([
    /** The account has gone to another address. The secret of the link that undoes it is sealed. */
    Schema.Struct({
      _tag: Schema.Literal("Changed"),
      address: Schema.String,
      sealedToken: Schema.String,
      until: Schema.DateTimeUtcFromString,
    }),
    /** What the account's address is from now on, after an undo or by the operator. */
    Schema.Struct({ _tag: Schema.Literal("Settled"), address: Schema.String }),
  ]),
  createdAt: Schema.DateTimeUtcFromString,
})
export type ContactNotice = typeof ContactNotice.Type
