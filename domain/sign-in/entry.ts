import { Schema } from "effect"
import { DeviceId } from "../account/session.ts"
import { UserView } from "../account/user-view.ts"
import { maxCharacters, StorableText } from "../kernel/text-rules.ts"
import { wire } from "../kernel/wire.ts"

/** What every sign-in method takes besides its proof. */
export const entryFields = {
  deviceId: DeviceId,
  /** Of the person who invited them. An unknown one is ignored: it keeps nobody out. */
  referralCode: Schema.optionalKey(Schema.NullOr(StorableText.check(maxCharacters(64)))),
  /** Of the visit whose files become the account's. An unknown one is ignored. */
  guestToken: Schema.optionalKey(Schema.NullOr(StorableText.check(maxCharacters(128)))),
  /** The version of the terms that the person agreed to. */
  termsVersion: Schema.optionalKey(Schema.NullOr(StorableText.check(maxCharacters(64)))),
}
const Entry = Schema.Struct(entryFields)
export type Entry = typeof Entry.Type

/** What every sign-in method returns. */
export const SignedIn = wire({ accessToken: Schema.String, deviceId: Schema.String, userInfo: UserView })
export type SignedIn = typeof SignedIn.Type
