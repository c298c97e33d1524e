import { onSignOut } from "#web/lib/on-sign-out.ts"
import { storeOf } from "#web/lib/store.ts"
import { type LinkChoice, noLink } from "./link-choice.ts"

/** The link in the Add dialog; it stays while another tab is shown. */
export const linkChoice = storeOf<LinkChoice>(noLink)
onSignOut(() => linkChoice.set(noLink))
