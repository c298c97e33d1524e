import { storeOf } from "#web/lib/store.ts"
import { pasteDraft } from "./paste-draft.ts"

/** Which way is shown: a text that was begun is shown again. */
export const documentView = storeOf<"upload" | "paste">(pasteDraft.get() === "" ? "upload" : "paste")
