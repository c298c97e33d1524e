import { Option, Schema } from "effect"
import { UserId } from "../kernel/ids.ts"
import { MailKind } from "./mail-choices.ts"

/** What the link in a mail stands for. It works as long as the account is there, since old mails are read, too. */
const Unsubscription = Schema.Struct({ unsubscribes: UserId, from: MailKind })
const Text = Schema.fromJsonString(Unsubscription)
const decode = Schema.decodeUnknownOption(Text)
const encode = Schema.encodeSync(Text)

/** The text that is signed. */
export const unsubscribeText = (unsubscribes: UserId, from: MailKind): string => encode({ unsubscribes, from })

/** What a signed text stands for; null if it stands for something else, or was not signed here. */
export const unsubscriptionIn = (text: string | null): typeof Unsubscription.Type | null =>
  Option.getOrNull(decode(text))
