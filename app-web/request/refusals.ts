import type { RuleName } from "#domain/kernel/rules.ts"
import type { Refusal } from "#domain/refusals.ts"
import type { Write } from "#web/lib/catalogues.ts"
import { type TextKey, textsOf } from "#web/lib/text.ts"

type RefusalKey = Exclude<`refusal.${Refusal["_tag"]}`, TextKey<"request">>

// Every refusal of the product has a text: here, or where those are that a screen shows before any call has failed.
export const { t } = textsOf("request/refusals") satisfies { readonly t: Write<RefusalKey> }

// So has every rule that an input can break.
export const { t: rules } = textsOf("request/rules") satisfies { readonly t: Write<`rule.${RuleName}`> }
