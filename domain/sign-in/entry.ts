import { Schema } from "effect"
import { DeviceId } from "../account/session.ts"
import { UserView } from "../account/user-view.ts"
import { maxCharacters, StorableText } from "../kernel/text-rules.ts"
import { wire } from "../kernel/wire.ts"

/** What every way of signing in takes besides its proof. */
export const entryFields = {
  deviceId: DeviceId,
  /** Of the person who brought them here. An unknown one is ignored: nobody is kept out by it. */
  referralCode: Schema.optionalKey(Schema.NullOr(StorableText.check(maxCharacters(64)))),
  /** The version of the terms that the person agreed to. */
  termsVersion: Schema.optionalKey(Schema.NullOr(StorableText.check(maxCharacters(64)))),
}
const Entry = Schema.Struct(entryFields)
export type Entry = typeof Entry.Type

/** What every way of signing in answers. */
export const SignedIn = wire({ accessToken: Schema.String, deviceId: Schema.String, userInfo: UserView })
export type SignedIn = typeof SignedIn.Type
