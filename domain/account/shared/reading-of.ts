import { Effect } from "effect"
import { customs, OwnEdition } from "../../kernel/edition.ts"
import type { User } from "../user.ts"

/** In which language and time zone (of the IANA database) a mail to this account is written: its own, else the edition's. */
export const readingOf = ({ uiLanguage, timeZone }: Pick<User, "uiLanguage" | "timeZone">) =>
  Effect.map(OwnEdition, (edition) => ({
    language: uiLanguage ?? customs[edition].language ?? "en",
    timeZone: timeZone ?? customs[edition].timeZone,
  }))
