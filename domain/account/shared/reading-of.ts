import { Effect } from "effect"
import { customs, OwnEdition } from "../../kernel/edition.ts"
import type { User } from "../user.ts"

/** The language and IANA time zone of mail to this account: its own, or else the edition's. */
export const readingOf = ({ uiLanguage, timeZone }: Pick<User, "uiLanguage" | "timeZone">) =>
  Effect.map(OwnEdition, (edition) => ({
    language: uiLanguage ?? customs[edition].language ?? "en",
    timeZone: timeZone ?? customs[edition].timeZone,
  }))
