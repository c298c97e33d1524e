import { maxCharacters, notBlank, StorableText } from "../kernel/text-rules.ts"

/** How an owner identifies whom they add. The edition says which it is, an email address or a phone number. */
export const UserIdentifier = StorableText.check(notBlank, maxCharacters(254))
