import { Schema } from "effect"
import { writtenAddress, writtenNumber } from "../account/user.ts"
import { maxCharacters, StorableText } from "../kernel/text-rules.ts"

/** How an owner identifies whom they add: by email address, or by phone number in editions that use numbers. */
export const UserIdentifier = StorableText.check(
  Schema.isPattern(new RegExp(`^\\s*(${writtenAddress}|${writtenNumber})\\s*$`, "u"), { rule: "person" }),
  maxCharacters(254),
)
