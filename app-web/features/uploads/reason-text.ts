import { reasonText as ownText, refusalText } from "#web/request/refusal-text.ts"
import type { Refusal } from "#web/request/refusal.ts"

/** Why an upload cannot continue. The file is named beside it, so the reason alone is said where there is one. */
export const reasonText = (refusal: Refusal): string => ownText(refusal.reason ?? refusal.code) ?? refusalText(refusal)
