import { Schema } from "effect"
import { writtenAddress, writtenNumber } from "../account/user.ts"
import { maxCharacters } from "../kernel/text-rules.ts"

/** How an owner names whom they add: by email address, or by phone number where people are known by it. */
export const UserIdentifier = Schema.String.check(
  Schema.isPattern(new RegExp(`^\\s*(${writtenAddress}|${writtenNumber})\\s*$`, "u"), { rule: "person" }),
  maxCharacters(254),
)
